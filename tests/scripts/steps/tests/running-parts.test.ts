import { expect, test, vi } from "vitest";
import { showRunningParts } from "../../../../scripts/steps/tests/running-parts.ts";

function kept(isTTY: boolean) {
  const written: string[] = [];
  const out = { isTTY, columns: 20, write: (text: string) => written.push(text) };
  return { written, out: out as unknown as NodeJS.WriteStream };
}

test("into a file: a line of what runs each half minute, and one for each part that has ended", () => {
  vi.useFakeTimers();
  const { written, out } = kept(false);
  const parts = showRunningParts(out);
  parts.begin("Build");
  parts.begin("Lint");
  parts.end("Lint", "✓ Lint");
  vi.advanceTimersByTime(61_000);
  parts.end("Build", "✓ Build");
  vi.advanceTimersByTime(60_000);
  expect(written).toEqual(["✓ Lint\n", "… Build 30 s\n", "… Build 60 s\n", "✓ Build\n"]);
});

test("on a terminal: one moving line, no longer than the window, that makes room for each part's", () => {
  vi.useFakeTimers();
  const { written, out } = kept(true);
  const parts = showRunningParts(out);
  parts.begin("The shop in the browser");
  vi.advanceTimersByTime(500);
  parts.end("The shop in the browser", "✓");
  expect(written).toEqual(["\r\u001b[2K", "… The shop in the b", "\r\u001b[2K", "✓\n"]);
});
