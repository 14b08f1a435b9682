import { statSync } from "node:fs";
import { userInfo } from "node:os";
import { basename } from "node:path";
import { type Command, commandLine } from "../command-line.ts";
import { PlainError } from "../plain-error.mjs";
import { askOperator, askedShop, type AskedShop } from "./ask-operator.ts";
import { type ContentAnswer, loadLines, type ListedVersion, versionLine } from "./content-lines.ts";
import { readFolderPictures, withAddresses } from "./content-folder.ts";
import { findMissingPictures, NOTHING, refusal, sendPictures } from "./content-pictures.ts";
import { readTextFile } from "../named-file.ts";

const usage = `npm run shop -- content FILE.json [--pictures FOLDER] [--dry-run]
                                                  load a file (docs/content-files.md) and pictures that it names
npm run shop -- content --versions [--json]       what was loaded, and when
npm run shop -- content --rollback N [--dry-run]  make version N the newest one
npm run shop -- content --show [N]                print what the shop has now, or had since version N, as a file
all of them: [--by NAME] [--to URL]`;

const known = {
  "dry-run": { type: "boolean" },
  pictures: { type: "string" },
  versions: { type: "boolean" },
  rollback: { type: "string" },
  show: { type: "boolean" },
  by: { type: "string" },
  json: { type: "boolean" },
  to: { type: "string" },
} as const;

type Asked =
  | { operation: "load"; file: string; text: string; by: string; isDryRun: boolean }
  | { operation: "rollback"; version: number; by: string; isDryRun: boolean }
  | { operation: "versions" }
  | { operation: "show"; version?: number };

export interface ContentOptions extends AskedShop {
  asked: Asked;
  folder: string | null;
  isJson: boolean;
}

export function readContentOptions(argv: string[], env: NodeJS.ProcessEnv): ContentOptions | null {
  const { values, positionals } = commandLine(argv, usage, known);
  if (values.help) return null;
  const ways = [values.versions, values.rollback !== undefined, values.show].filter(Boolean).length;
  const most = values.show ? 1 : ways === 1 ? 0 : 1;
  const isLoad = ways === 0;
  if (ways > 1 || positionals.length > most || (isLoad && positionals.length === 0)) {
    throw new PlainError(`Name one file, or one of the ways below.\n${usage}`);
  }
  const isDryRun = values["dry-run"] ?? false;
  if (isDryRun && (values.versions || values.show))
    throw new PlainError("--dry-run belongs to a file or to --rollback.");
  const folder = values.pictures ?? null;
  if (folder !== null && !isLoad) throw new PlainError("--pictures belongs to a file.");
  if (folder !== null && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new PlainError(`There is no folder ${folder}.`);
  }
  const by = values.by ?? userName();
  const [first] = positionals;
  const asked: Asked = values.versions
    ? { operation: "versions" }
    : values.show
      ? { operation: "show", ...(first !== undefined && { version: versionOf(first) }) }
      : values.rollback !== undefined
        ? { operation: "rollback", version: versionOf(values.rollback), by, isDryRun }
        : { operation: "load", file: basename(first!), text: readTextFile(first!), by, isDryRun };
  return { asked, folder, isJson: values.json ?? false, ...askedShop(values.to, env) };
}

export async function runContent({ asked, folder, isJson, ...shop }: ContentOptions): Promise<string[]> {
  const body = asked.operation === "load" ? await load(shop, asked, folder) : await ask(shop, asked);
  if (asked.operation === "show") return [JSON.stringify(body.content, null, 2)];
  if (asked.operation === "versions") {
    return isJson ? [JSON.stringify(body.versions ?? [])] : versionLines(body.versions ?? []);
  }
  return loadLines(body, asked.isDryRun);
}

export default { usage, read: readContentOptions, run: runContent } satisfies Command<ContentOptions>;

type Load = Extract<Asked, { operation: "load" }>;
type Faults = NonNullable<ContentAnswer["faults"]>;

/** Pictures are sent only after a dry run. */
async function load(shop: AskedShop, asked: Load, folder: string | null): Promise<ContentAnswer> {
  const missing = await findMissingPictures(shop.shop, asked.text);
  const { pictures, faults } = folder === null ? { pictures: [], faults: [] } : readFolderPictures(folder, asked.text);
  if (folder === null || pictures.length + faults.length === 0) return ask(shop, asked, missing);
  const standIn = (name: string) => `https://pictures.invalid/${encodeURIComponent(name).replaceAll("..", "%2E%2E")}`;
  const trial = withAddresses(asked.text, standIn);
  const tried = await ask(shop, { ...asked, text: trial, isDryRun: true }, [...faults, ...missing]);
  if (asked.isDryRun) return tried;
  const addresses = await sendPictures(shop, pictures);
  return ask(shop, { ...asked, text: withAddresses(asked.text, (name) => addresses.get(name)!) });
}

async function ask(shop: AskedShop, asked: Asked, known: Faults = []): Promise<ContentAnswer> {
  const sent = known.length > 0 ? { ...asked, isDryRun: true } : asked;
  const { status, body } = await askOperator<ContentAnswer>(shop, "/operator/content", sent);
  const isKnown = ({ path }: Faults[number]) => known.some((fault) => fault.path === path);
  const faults = [...(body.faults ?? []).filter((fault) => !isKnown(fault)), ...known];
  if (status === 200 && faults.length === 0) return body;
  throw refusal(status === 200 ? NOTHING : (body.problem ?? `The shop answers ${status}.`), faults);
}

function versionLines(versions: ListedVersion[]): string[] {
  return versions.length === 0 ? ["Nothing has been loaded yet."] : versions.map(versionLine);
}

function versionOf(text: string): number {
  const version = Number(text);
  if (!/^\d{1,9}$/.test(text) || version < 1) throw new PlainError(`A version is a number such as 3, not "${text}".`);
  return version;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return "";
  }
}
