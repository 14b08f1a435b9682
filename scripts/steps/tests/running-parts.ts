const LINE_EVERY_MS = 30_000;
const TURN_MS = 500;

export interface RunningParts {
  begin: (name: string) => void;
  end: (name: string, line: string) => void;
}

export function showRunningParts(out: NodeJS.WriteStream = process.stdout): RunningParts {
  const begun = new Map<string, number>();
  const clear = () => out.isTTY && out.write("\r\x1b[2K");
  const draw = () => {
    if (begun.size === 0) return;
    const parts = [...begun].map(([name, since]) => `${name} ${Math.round((Date.now() - since) / 1000)} s`);
    const line = `… ${parts.join(", ")}`;
    clear();
    out.write(out.isTTY ? line.slice(0, out.columns - 1) : `${line}\n`);
  };
  setInterval(draw, out.isTTY ? TURN_MS : LINE_EVERY_MS).unref();
  return {
    begin: (name) => void begun.set(name, Date.now()),
    end: (name, line) => {
      begun.delete(name);
      clear();
      out.write(`${line}\n`);
    },
  };
}
