import { userInfo } from "node:os";
import { basename } from "node:path";
import { commandLine } from "../command-line.ts";
import { PlainError } from "../plain-error.mjs";
import { askOperator, askedShop, type AskedShop } from "./ask-operator.ts";
import { type ContentAnswer, loadLines, type ListedVersion, versionLine } from "./content-lines.ts";
import { findMissingPictures } from "./content-pictures.ts";
import { readTextFile } from "../named-file.ts";

export const usage = `npm run content:import -- FILE.json [--dry-run]     load a file (docs/content-files.md)
npm run content:import -- --versions [--json]       what was loaded, and when
npm run content:import -- --rollback N [--dry-run]  make version N the newest one
npm run content:import -- --show [N]                print what the shop has now, or had since version N, as a file
all of them: [--by NAME] [--to URL]`;

const known = {
  "dry-run": { type: "boolean" },
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
  /** The list of versions as JSON. */
  isJson: boolean;
}

/** What the command line asks for; null when it only asks for help. Refuses with one sentence what cannot work. */
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
  const by = values.by ?? userName();
  const [first] = positionals;
  const asked: Asked = values.versions
    ? { operation: "versions" }
    : values.show
      ? { operation: "show", ...(first !== undefined && { version: versionOf(first) }) }
      : values.rollback !== undefined
        ? { operation: "rollback", version: versionOf(values.rollback), by, isDryRun }
        : { operation: "load", file: basename(first!), text: readTextFile(first!), by, isDryRun };
  return { asked, isJson: values.json ?? false, ...askedShop(values.to, env) };
}

/** The lines to print of what the shop did, or has. Throws with every fault of a file that was refused. */
export async function runContent({ asked, isJson, ...shop }: ContentOptions): Promise<string[]> {
  const missing = asked.operation === "load" ? await findMissingPictures(shop.shop, asked.text) : [];
  // The shop looks at the rest of a file that is refused already.
  const sent = missing.length > 0 ? { ...asked, isDryRun: true } : asked;
  const { status, body } = await askOperator<ContentAnswer>(shop, "/operator/content", sent);
  const faults = [...(body.faults ?? []), ...missing].map(({ path, reason }) => `  ${path}: ${reason}`);
  if (status !== 200 || faults.length > 0) {
    const problem = status === 200 ? "Nothing was stored." : (body.problem ?? `The shop answers ${status}.`);
    throw new PlainError([problem, ...faults].join("\n"));
  }
  if (asked.operation === "show") return [JSON.stringify(body.content, null, 2)];
  if (asked.operation === "versions") {
    return isJson ? [JSON.stringify(body.versions ?? [])] : versionLines(body.versions ?? []);
  }
  return loadLines(body, asked.isDryRun);
}

function versionLines(versions: ListedVersion[]): string[] {
  return versions.length === 0 ? ["Nothing was loaded yet."] : versions.map(versionLine);
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
