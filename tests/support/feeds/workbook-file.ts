import { strToU8, zipSync } from "fflate";

interface BookSheet {
  name: string;
  isHidden?: boolean;
  /** The rows as XML. */
  rows: string;
}

/** An .xlsx file of these sheets; its further parts as XML. */
export function workbookFile(sheets: BookSheet[], parts: { strings?: string[]; styles?: string } = {}): Uint8Array {
  const book = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ""} r:id="r${at}"/>`,
  );
  const links = sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at}.xml"/>`);
  const shared = (parts.strings ?? []).map((text) => `<si><t>${text}</t></si>`);
  const files: Record<string, string> = {
    "xl/workbook.xml": `<workbook><sheets>${book.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${links.join("")}</Relationships>`,
    "xl/sharedStrings.xml": `<sst>${shared.join("")}</sst>`,
    "xl/styles.xml": `<styleSheet>${parts.styles ?? ""}</styleSheet>`,
  };
  sheets.forEach(({ rows }, at) => {
    files[`xl/worksheets/sheet${at}.xml`] = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  });
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** A row of inline texts. */
export function textRow(...cells: string[]): string {
  return `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;
}
