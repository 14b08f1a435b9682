import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { leave, PlainError, WRONG_ARGUMENTS } from "./plain-error.mjs";

interface Command<Options> {
  usage: string;
  /** null for help only. Throws one sentence for wrong arguments. */
  read: (args: string[], env: NodeJS.ProcessEnv) => Options | null | Promise<Options | null>;
  run: (options: Options) => Promise<string[]>;
}

const help = { type: "boolean", short: "h" } as const;

/** Exit code 2 for wrong arguments, 1 for failures later. */
export async function runCommand<Options>({ usage, read, run }: Command<Options>): Promise<void> {
  let options: Options | null;
  try {
    options = await read(process.argv.slice(2), process.env);
  } catch (error) {
    return leave(error, WRONG_ARGUMENTS);
  }
  try {
    const lines = options === null ? [usage] : await run(options);
    if (lines.length > 0) console.log(lines.join("\n"));
  } catch (error) {
    leave(error);
  }
}

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

function read<Read>(usage: string, parse: () => Read): Read {
  try {
    return parse();
  } catch (error) {
    const [said] = (error as Error).message.split(/\.\s/);
    throw new PlainError(`${said}:${usage.includes("\n") ? "\n" : " "}${usage}`);
  }
}
