import { FeedProblem } from "../feed/feed-problem.ts";
import { decoded, sniffFeed } from "../feed/feed-bytes.ts";
import { feedLines } from "../feed/feed-lines.ts";
import { faultOf, type Fault } from "../feed/row-refusal.ts";
import { delimiterOf, type FeedRecord, RecordReader, splitLine } from "../feed/records.ts";
import { type ProfileField, profileFields } from "./vendor-profile.ts";

const aliases: Record<string, ProfileField> = {
  ...{ vendor: "name", seller: "name", shop: "name", amharic_name: "amharicName", name_am: "amharicName" },
  ...{ telephone: "phone", mobile: "phone", mail: "email", e_mail: "email", locale: "language" },
  ...{ amharic_description: "amharicDescription", description_am: "amharicDescription", banner_image: "banner" },
  ...{ address: "legalAddress", tin_number: "tin", taxpayer_number: "tin" },
};

function profileColumn(name: string): ProfileField | undefined {
  const folded = name
    .replace(/^\ufeff/, "")
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  return aliases[folded] ?? profileFields.find((field) => field.toLowerCase() === folded.replaceAll("_", ""));
}

export interface VendorRow {
  /** The header is line 1. */
  line: number;
  typed: Partial<Record<ProfileField, string>>;
  problem: Fault | null;
}

/** Reads TSV or CSV row by row as feeds are. Throws a `FeedProblem` where the file as a whole cannot be read. */
export async function* readVendorFile(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<VendorRow> {
  let reading: { columns: (ProfileField | undefined)[]; records: RecordReader } | null = null;
  let line = 0;
  const { kind, encoding, all } = await sniffFeed(chunks);
  if (kind !== "text") throw new FeedProblem("vendorsText");
  for await (const text of feedLines(decoded(all, encoding))) {
    line += 1;
    if (reading) {
      for (const record of reading.records.push(text)) yield rowOf(record, reading.columns);
    } else if (text.replace("\ufeff", "").trim() !== "") {
      reading = begin(text, line);
    }
  }
  if (!reading) throw new FeedProblem("emptyFile");
  for (const record of reading.records.end()) yield rowOf(record, reading.columns);
}

function begin(text: string, line: number) {
  const delimiter = delimiterOf(text);
  const columns = (splitLine(text, delimiter) ?? []).map(profileColumn);
  if (!columns.includes("name")) {
    throw new FeedProblem("vendorsNameless");
  }
  const records = new RecordReader(delimiter, columns.length, line + 1, (cells) => cells.length === columns.length);
  return { columns, records };
}

function rowOf({ line, cells, problem }: FeedRecord, columns: readonly (ProfileField | undefined)[]): VendorRow {
  const typed: VendorRow["typed"] = {};
  columns.forEach((field, index) => {
    if (field) typed[field] ??= cells[index] ?? "";
  });
  const isWhole = cells.length === columns.length;
  return {
    line,
    typed,
    problem: problem ?? (isWhole ? null : faultOf("columnCount", String(cells.length), columns.length)),
  };
}
