import { readMapping, type Mapping } from "../../../app/domain/feed/feed-columns.ts";
import type { Locale } from "../../../app/domain/languages.ts";
import { cleanLine } from "../../../app/domain/feed/feed-text.ts";
import { commandLine } from "../command-line.ts";
import { PlainError } from "../plain-error.mjs";
import { askedShop, type AskedShop } from "./ask-operator.ts";
import { requireFile } from "../named-file.ts";

export const usage = `npm run shop -- import [OPTIONS] FILE            imports a seller's feed
  --vendor "NAME", --map title=NAME,price=NAME   the seller; columns with other names
  --birr, --remove-missing   prices without a currency are birr; products that the file lacks are retired
  --vendor-file VENDORS.csv  phone, e-mail, city and names of sellers
  --dry-run, --language am   stores nothing; the report in Amharic
npm run shop -- import --runs | --undo RUN      lists imports; undoes one
all of them: [--to URL]`;

const known = {
  vendor: { type: "string" },
  map: { type: "string", multiple: true },
  birr: { type: "boolean" },
  to: { type: "string" },
  "remove-missing": { type: "boolean" },
  "vendor-file": { type: "string" },
  "dry-run": { type: "boolean" },
  language: { type: "string" },
  runs: { type: "boolean" },
  undo: { type: "string" },
} as const;

export interface ImportOptions extends AskedShop {
  file: string;
  vendor: string | null;
  mapping: Mapping;
  /** Prices without a currency are in birr. */
  isBirr: boolean;
  removeMissing: boolean;
  vendorFile: string | null;
  /** Reports what would be imported, and stores nothing. */
  isDry: boolean;
  /** Of the report. */
  language: Locale;
}

export interface UndoOptions extends AskedShop {
  undo: number | null;
}

export function readImportOptions(argv: string[], env: NodeJS.ProcessEnv): ImportOptions | UndoOptions | null {
  const { values, positionals } = commandLine(argv, usage, known);
  if (values.help) return null;
  const [file, more] = positionals;
  if (values.runs === true || values.undo !== undefined) {
    if (file !== undefined || (values.runs === true && values.undo !== undefined))
      throw new PlainError("--runs and --undo are used alone, without a file.");
    return { undo: values.undo === undefined ? null : readRun(values.undo), ...askedShop(values.to, env) };
  }
  if (file === undefined || more !== undefined) throw new PlainError(`Name one file:\n${usage}`);
  requireFile(file);
  const vendor = values.vendor === undefined ? null : cleanLine(values.vendor);
  if (vendor === "") throw new PlainError('--vendor needs a name: --vendor "NAME".');
  const { language = "en" } = values;
  if (language !== "en" && language !== "am") throw new PlainError("--language must be en or am.");
  const mapping = readMapping((values.map ?? []).join(","));
  return {
    file,
    vendor,
    mapping,
    isBirr: values.birr ?? false,
    removeMissing: values["remove-missing"] ?? false,
    vendorFile: values["vendor-file"] ?? null,
    isDry: values["dry-run"] ?? false,
    language,
    ...askedShop(values.to, env),
  };
}

function readRun(text: string): number {
  const run = Number(text);
  if (Number.isSafeInteger(run) && run >= 1) return run;
  throw new PlainError(`--undo needs the number of an import, not "${text}": --runs lists them.`);
}
