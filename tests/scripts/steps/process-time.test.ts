import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { memoryPages, processorMs } from "../../../scripts/steps/process-time.ts";

describe.skipIf(!existsSync("/proc/self/schedstat"))("what /proc says of a process", () => {
  test("the processor that its threads took", () => {
    const [before, begun] = [processorMs(process.pid), process.cpuUsage()];
    while (process.cpuUsage(begun).user < 60_000) Math.sqrt(2);
    const taken = processorMs(process.pid) - before;
    expect(taken).toBeGreaterThan(40);
  });

  test("the memory that it was given", () => {
    const before = memoryPages(process.pid);
    // The first may reuse freed memory.
    const rooms = Array.from({ length: 4 }, () => Buffer.alloc(64_000_000, 1));
    expect(memoryPages(process.pid)).toBeGreaterThan(before);
    expect(rooms.map((room) => room.at(-1))).toEqual([1, 1, 1, 1]);
  });

  test("is told of no process that is not there", () => {
    expect([processorMs(null), memoryPages(null)]).toEqual([NaN, NaN]);
  });
});
