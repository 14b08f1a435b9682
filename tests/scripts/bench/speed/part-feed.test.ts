import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSpeedOptions } from "../../../../scripts/bench/speed/options.ts";
import { NO_FEED, realFeed } from "../../../../scripts/bench/speed/part-feed.ts";
import { speedReport, type SpeedRun } from "../../../../scripts/bench/speed/run.ts";

test("the feed is the one in the named folder, where there is such a folder and such a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "gulit-feed-"));
  expect(realFeed("")).toBeNull();
  expect(realFeed(join(folder, "nowhere"))).toBeNull();
  expect(realFeed(folder)).toBeNull();
  writeFileSync(join(folder, "vendor-feed.tsv"), "id\n");
  expect(realFeed(folder)).toBe(join(folder, "vendor-feed.tsv"));
});

test("a part for which there is nothing on this machine is left out in a sentence, and nothing failed", () => {
  const run: SpeedRun = {
    ...{ date: "2026-11-25 16:00", machine: "one", load: 0, state: "memory", minutes: 1 },
    options: readSpeedOptions(["--only", "feed"])!,
    ...{ figures: [], lighthouse: {}, failed: {}, leftOut: { feed: NO_FEED } },
  };
  const report = speedReport(run);
  expect(report).toContain("Left out: feed (GULIT_DATA names no folder with a vendor-feed.tsv)");
  expect(report).not.toContain("Could not be measured");
});
