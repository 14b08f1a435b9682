// `npm run bench:scale`: the first bottleneck under more load, by a model that is checked against the shop.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { measureCosts, type CountedRow } from "./bench/scale/measure-costs.ts";
import { measurePoint, type Point } from "./bench/scale/measure-point.ts";
import type { Costs } from "./bench/scale/costs.ts";
import { readScaleOptions, scaleUsage } from "./bench/scale/options.ts";
import { BELIEVED, costLines, crowdLines, fullLines, isMet, pointLine } from "./bench/scale/tables.ts";
import { copySpeedState } from "./bench/speed/state.ts";
import { random } from "./steps/random.ts";
import { runCommand } from "./steps/command-line.ts";
import { PlainError } from "./steps/plain-error.mjs";
import { freePort } from "./steps/port.mjs";
import { startStep } from "./steps/progress.mjs";
import { root } from "./steps/root.ts";
import { ensureBuild } from "./steps/shop/build.ts";
import { serveBuild } from "./steps/shop/serve.ts";

const reportFile = join(root, ".cache", "bench", "scale.json");

interface Measured {
  costs: Costs;
  point: Point;
}

await runCommand({
  usage: scaleUsage,
  read: readScaleOptions,
  run: async ({ seed, isReused, commitMs }) => {
    const { next } = random(`scale ${seed}`);
    const { costs, point } = isReused ? readMeasured() : await measured(next);
    const world = { costs, commitMs };
    const lines = [costLines(costs), [pointLine(point)], fullLines(world), crowdLines(world, next)].flatMap((part) => [
      ...part,
      "",
    ]);
    if (isMet(point)) return lines;
    console.log(lines.join("\n"));
    throw new PlainError(`The model is more than ${BELIEVED * 100} % beside what was measured.`);
  },
});

async function measured(next: () => number): Promise<Measured> {
  await ensureBuild();
  const { stateDir, remove } = await copySpeedState();
  const rows: CountedRow[] = [];
  const onLog = (line: string) => {
    if (line.startsWith('{"counted"')) rows.push((JSON.parse(line) as { counted: CountedRow }).counted);
  };
  // TEST_FAULTS turns the rate limiters off: all shoppers share one address here.
  const bindings = { TEST_FAULTS: "on", COUNTS_LOG: "1" };
  const shop = await serveBuild({ port: await freePort(), stateDir, bindings, onLog, isQuiet: true });
  const step = startStep("What answers cost, and 16 visitors who buy");
  try {
    const answers = await measureCosts(shop, rows);
    const point = await measurePoint(shop, next);
    const costs = { ...answers, orderBytes: point.orderBytes };
    step.done();
    mkdirSync(join(root, ".cache", "bench"), { recursive: true });
    writeFileSync(reportFile, JSON.stringify({ costs, point }, null, 2));
    return { costs, point };
  } catch (error) {
    step.failed();
    throw error;
  } finally {
    await shop.stop();
    remove();
  }
}

function readMeasured(): Measured {
  if (!existsSync(reportFile)) throw new PlainError("Nothing was measured here yet: leave --reuse away.");
  return JSON.parse(readFileSync(reportFile, "utf8")) as Measured;
}
