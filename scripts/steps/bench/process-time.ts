import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks of /proc are hundredths of a second on Linux. */
const TICK_MS = 10;

/** Children of this process by the name of their program; none where there is no /proc. */
export function childrenNamed(name: string): number[] {
  return list("/proc").filter((pid) => {
    const [program, rest] = stat(pid);
    return program === name && Number(rest[1]) === process.pid;
  });
}

/** Milliseconds of a processor that a process has taken until now; NaN where that is not told. */
export function processorMs(pid: number | null): number {
  const [, rest] = stat(pid ?? -1);
  return (Number(rest[11]) + Number(rest[12])) * TICK_MS;
}

function list(folder: string): number[] {
  try {
    return readdirSync(folder).map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** Name of the program, and the fields of /proc/PID/stat behind it. */
function stat(pid: number): [program: string, rest: string[]] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [from, to] = [text.indexOf("("), text.lastIndexOf(")")];
    return [text.slice(from + 1, to), text.slice(to + 2).split(" ")];
  } catch {
    return ["", []];
  }
}
