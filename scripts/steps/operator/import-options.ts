import { existsSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { readMapping, type Mapping } from "../../../app/domain/feed/feed-columns.ts";
import { cleanLine } from "../../../app/domain/feed/feed-text.ts";
import { operatorToken, shopAddress } from "./operator-shop.ts";
import { PlainError } from "../plain-error.mjs";
import { readPort } from "../port.mjs";

export const usage = `npm run catalogue:import -- [--vendor "NAME"] [--map title=NAME,price=NAME,...] [--to URL] [--remove-missing] FILE`;

export interface ImportOptions {
  file: string;
  /** null: the file's vendor column says whose products these are. */
  vendor: string | null;
  mapping: Mapping;
  shop: URL;
  token: string;
  removeMissing: boolean;
}

/** What the command line asks for; null when it only asks for help. Refuses with one sentence what cannot work. */
export function readImportOptions(argv: string[], env: NodeJS.ProcessEnv): ImportOptions | null {
  const { values, positionals } = parsed(argv);
  if (values.help) return null;
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new PlainError(`Name one file: ${usage}`);
  if (!existsSync(file) || !statSync(file).isFile()) throw new PlainError(`There is no file ${file}.`);
  const vendor = values.vendor === undefined ? null : cleanLine(values.vendor);
  if (vendor === "") throw new PlainError('--vendor needs a name: --vendor "NAME".');
  const shop = shopAddress(values.to ?? `http://localhost:${readPort(env.PORT)}`);
  const mapping = readMapping((values.map ?? []).join(","));
  return {
    file,
    vendor,
    mapping,
    shop,
    token: operatorToken(shop, env),
    removeMissing: values["remove-missing"] ?? false,
  };
}

function parsed(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        vendor: { type: "string" },
        map: { type: "string", multiple: true },
        to: { type: "string" },
        "remove-missing": { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new PlainError(`${(error as Error).message.split(". ")[0]}: ${usage}`);
  }
}
