import { vi } from "vitest";

/** Calls to the outside are given up after `ms`, until mocks are restored. */
export function shortenCalls(ms = 100): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(ms));
}
