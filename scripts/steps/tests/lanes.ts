import { closingLine, oneCheck, type Counts } from "./test-results.ts";

export interface Check {
  name: string;
  /** Nothing behind it in its lane makes sense when it fails. */
  isEssential?: boolean;
  /** A check of another lane that has to have passed; where it has not, this one fails without being run. */
  after?: string;
  run: () => Promise<Counts>;
}

export interface CheckResult {
  name: string;
  counts: Counts;
  seconds: number;
}

/** Runs the checks of each lane one after the other, and the lanes side by side; results in the order in which checks ended. */
export async function runLanes(lanes: Check[][], say: (line: string) => void = console.log): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const ends = new Map<string, { passed: Promise<boolean>; end: (passed: boolean) => void }>();
  for (const { name } of lanes.flat()) {
    let end!: (passed: boolean) => void;
    const passed = new Promise<boolean>((resolve) => (end = resolve));
    ends.set(name, { passed, end });
  }
  const runLane = async (lane: Check[]) => {
    let goesOn = true;
    for (const { name, isEssential, after, run } of lane) {
      const mayRun = goesOn && (after === undefined || (await ends.get(after)!.passed));
      if (mayRun) {
        const begun = Date.now();
        const counts = await run();
        const seconds = (Date.now() - begun) / 1000;
        results.push({ name, counts, seconds });
        say(`${counts.failed > 0 ? "✗" : "✓"} ${name}: ${closingLine([counts])}, ${seconds.toFixed(1)} s`);
        ends.get(name)!.end(counts.failed === 0);
        if (isEssential && counts.failed > 0) goesOn = false;
      } else {
        if (goesOn) {
          results.push({ name, counts: oneCheck(false), seconds: 0 });
          say(`✗ ${name}: not run, because ${after} failed`);
        }
        ends.get(name)!.end(false);
      }
    }
  };
  await Promise.all(lanes.map(runLane));
  return results;
}
