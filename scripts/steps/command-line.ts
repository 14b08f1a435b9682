import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { leave, PlainError, WRONG_ARGUMENTS } from "./plain-error.mjs";

export interface Command<Options> {
  usage: string;
  /** null for help only. Throws one sentence for wrong arguments. */
  read(args: string[], env: NodeJS.ProcessEnv): Options | null | Promise<Options | null>;
  run(options: Options): Promise<string[]>;
  /** Exit code of a failure, if not 1. */
  failure?: number;
}

/** A part is loaded only when it is named, so that each starts at once. */
type Parts = Record<string, { says: string; load: () => Promise<{ default: Command<unknown> }> }>;

const help = { type: "boolean", short: "h" } as const;

/** Exit code 2 for wrong arguments, 1 for failures later. */
export async function runCommand<Options>(command: Command<Options>, args = process.argv.slice(2)): Promise<void> {
  const { usage, failure = 1 } = command;
  let options: Options | null;
  try {
    options = await command.read(args, process.env);
  } catch (error) {
    return leave(error, WRONG_ARGUMENTS);
  }
  try {
    const lines = options === null ? [usage] : await command.run(options);
    if (lines.length > 0) console.log(lines.join("\n"));
  } catch (error) {
    leave(error, failure);
  }
}

/** A command that has parts: the first argument names one. */
export async function runParts(name: string, parts: Parts): Promise<void> {
  const [first = "", ...args] = process.argv.slice(2);
  const lines = Object.entries(parts).map(([part, { says }]) => `  ${part.padEnd(14)}${says}`);
  const usage = [`${name} -- PART ... (--help after a part explains it)`, ...lines].join("\n");
  if (first === "--help" || first === "-h") return console.log(usage);
  if (!Object.hasOwn(parts, first)) return leave(new PlainError(`${wrongPart(first)}:\n${usage}`), WRONG_ARGUMENTS);
  await runCommand((await parts[first]!.load()).default, args);
}

export const wrongPart = (part = "") => (part === "" ? "Name a part" : `There is no part "${part}"; name one of these`);

export function commandLine<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  usage: string,
  options: Options,
) {
  return read(usage, () => parseArgs({ args, allowPositionals: true, options: { ...options, help } }));
}

export function commandOptions<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  usage: string,
  options: Options,
) {
  return read(usage, () => parseArgs({ args, options: { ...options, help } })).values;
}

/** Underscores may group the digits. */
export function readWhole(option: string, text: string, least: number, most: number): number {
  const number = Number(text.replaceAll("_", ""));
  if (/^[\d_]+$/.test(text) && number >= least && number <= most) return number;
  throw new PlainError(`${option} must be a whole number from ${least} to ${most}, not "${text}".`);
}

function read<Read>(usage: string, parse: () => Read): Read {
  try {
    return parse();
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\.\s/);
    throw new PlainError(`${sentence}:${usage.includes("\n") ? "\n" : " "}${usage}`);
  }
}
