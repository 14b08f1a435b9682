import { readdirSync, readFileSync } from "node:fs";

export function childrenNamed(name: string): number[] {
  return list("/proc").filter((pid) => {
    const [program, rest] = stat(pid);
    return program === name && Number(rest[1]) === process.pid;
  });
}

/** ms of processor time of all threads; NaN without /proc. */
export function processorMs(pid: number | null): number {
  const threads = list(`/proc/${pid}/task`);
  return threads.length === 0 ? NaN : threads.reduce((sum, thread) => sum + threadMs(`/proc/${pid}/task/${thread}`), 0);
}

function threadMs(folder: string): number {
  try {
    return Number(readFileSync(`${folder}/schedstat`, "utf8").split(" ")[0]) / 1_000_000;
  } catch {
    return 0;
  }
}

/** Minor page faults; NaN without /proc. */
export function memoryPages(pid: number | null): number {
  const [, rest] = stat(pid ?? -1);
  return Number(rest[7]);
}

function list(folder: string): number[] {
  try {
    return readdirSync(folder).map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function stat(pid: number): [program: string, rest: string[]] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [from, to] = [text.indexOf("("), text.lastIndexOf(")")];
    return [text.slice(from + 1, to), text.slice(to + 2).split(" ")];
  } catch {
    return ["", []];
  }
}
