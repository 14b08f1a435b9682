import { readMapping, type Mapping } from "../../../app/domain/feed/feed-columns.ts";
import { cleanLine } from "../../../app/domain/feed/feed-text.ts";
import { commandLine } from "../command-line.ts";
import { PlainError } from "../plain-error.mjs";
import { askedShop, type AskedShop } from "./ask-operator.ts";
import { requireFile } from "../named-file.ts";

export const usage = `npm run catalogue:import -- [--vendor "NAME"] [--map title=NAME,price=NAME,...] [--to URL] [--remove-missing] [--vendor-file VENDORS.csv] FILE`;

const known = {
  vendor: { type: "string" },
  map: { type: "string", multiple: true },
  to: { type: "string" },
  "remove-missing": { type: "boolean" },
  "vendor-file": { type: "string" },
} as const;

export interface ImportOptions extends AskedShop {
  file: string;
  /** null: the file's vendor column says whose products these are. */
  vendor: string | null;
  mapping: Mapping;
  removeMissing: boolean;
  /** Phone, city and names of vendors, loaded before the feed. */
  vendorFile: string | null;
}

/** What the command line asks for; null when it only asks for help. Refuses with one sentence what cannot work. */
export function readImportOptions(argv: string[], env: NodeJS.ProcessEnv): ImportOptions | null {
  const { values, positionals } = commandLine(argv, usage, known);
  if (values.help) return null;
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new PlainError(`Name one file: ${usage}`);
  requireFile(file);
  const vendor = values.vendor === undefined ? null : cleanLine(values.vendor);
  if (vendor === "") throw new PlainError('--vendor needs a name: --vendor "NAME".');
  const mapping = readMapping((values.map ?? []).join(","));
  return {
    file,
    vendor,
    mapping,
    removeMissing: values["remove-missing"] ?? false,
    vendorFile: values["vendor-file"] ?? null,
    ...askedShop(values.to, env),
  };
}
