import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { PlainError } from "./plain-error.mjs";

const help = { type: "boolean", short: "h" } as const;

/** The words and options of a command line, --help among them; what is unknown is refused in one sentence, with the usage. */
export function commandLine<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  usage: string,
  options: Options,
) {
  return read(usage, () => parseArgs({ args, allowPositionals: true, options: { ...options, help } }));
}

/** The same for a command that takes options alone. */
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
    const [said] = (error as Error).message.split(". ");
    throw new PlainError(`${said}:${usage.includes("\n") ? "\n" : " "}${usage}`);
  }
}
