import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { readMapping, type Mapping } from "../../app/domain/feed/feed-columns.ts";
import { cleanLine } from "../../app/domain/feed/feed-text.ts";
import { PlainError } from "./plain-error.mjs";
import { readPort } from "./port.mjs";
import { root } from "./root.ts";

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

function shopAddress(text: string): URL {
  if (!URL.canParse(text) || !/^https?:\/\//i.test(text)) {
    throw new PlainError(`--to needs the shop's address, such as https://shop.example, not "${text}".`);
  }
  return new URL(text);
}

/** From the environment; else, for the shop on this machine only, the one made for it. */
function operatorToken(shop: URL, env: NodeJS.ProcessEnv): string {
  const given = env.OPERATOR_TOKEN?.trim();
  if (given) return given;
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(shop.hostname);
  const secrets = join(root, ".dev.vars");
  const made = isLocal && existsSync(secrets) ? parseEnv(readFileSync(secrets, "utf8")).OPERATOR_TOKEN : undefined;
  if (made) return made;
  throw new PlainError(
    isLocal
      ? "There is no operator token yet: npm start makes one, or set OPERATOR_TOKEN."
      : `Set OPERATOR_TOKEN to the operator token of ${shop.origin}.`,
  );
}
