import type { RunningParts } from "./running-parts.ts";
import { partLine, type Counts } from "./test-results.ts";

export interface Check {
  name: string;
  /** Its failure skips the rest of its lane, and later stages. */
  isEssential?: boolean;
  run: () => Promise<Counts>;
}

export interface CheckResult {
  name: string;
  counts: Counts;
  seconds: number;
}

export async function runLanes(lanes: Check[][], parts: RunningParts): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const runLane = async (lane: Check[]) => {
    for (const { name, isEssential, run } of lane) {
      const begun = Date.now();
      parts.begin(name);
      const counts = await run();
      const seconds = (Date.now() - begun) / 1000;
      results.push({ name, counts, seconds });
      parts.end(name, partLine(name, counts, seconds));
      if (isEssential && counts.failed > 0) return;
    }
  };
  await Promise.all(lanes.map(runLane));
  return results;
}

export async function runStages(stages: Check[][][], parts: RunningParts): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const lanes of stages) {
    const essential = stages.flat(2).filter(({ isEssential }) => isEssential);
    const failed = results.find(
      ({ name, counts }) => counts.failed > 0 && essential.some((check) => check.name === name),
    );
    if (failed)
      for (const { name } of lanes.flat()) parts.end(name, `✗ ${name}: not run, because ${failed.name} failed`);
    else results.push(...(await runLanes(lanes, parts)));
  }
  return results;
}
