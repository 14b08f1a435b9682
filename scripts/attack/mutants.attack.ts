import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { sourcesApart } from "../../tests/support/sources-apart.ts";
import { root } from "../steps/root.ts";
import { runTool } from "../steps/run-tool.ts";
import { places } from "./mutants.ts";

// Each promise is broken in a copy of the sources; its tests must fail there, and pass without the change.

const PLACE = join(root, ".cache", "mutants");
const COPIED = ["app", "workers", "tests", "scripts", "docs", "public"];
const ALONE = ["package.json", "tsconfig.json", "vite.config.ts", "vitest.config.ts", "wrangler.toml"];

beforeAll(() =>
  sourcesApart(PLACE, () => {
    const isCopied = (path: string) => path !== join(root, "public", "media");
    for (const name of [...COPIED, ...ALONE])
      cpSync(join(root, name), join(PLACE, name), { recursive: true, filter: isCopied });
  }),
);

/** The number of failed tests; without one the fault was not caught. */
async function failedOf(by: string): Promise<number> {
  const args = ["run", "--root", PLACE, "--project", "node", "--project", "workerd", by];
  const { output } = await runTool("vitest", args, { env: { NO_COLOR: "1", VITEST: "" } });
  const [, counts] = /^\s*Tests\s+(.*)$/m.exec(output) ?? [];
  if (counts === undefined) throw new Error(output.slice(-1_000));
  return Number(/(\d+) failed/.exec(counts)?.[1] ?? 0);
}

test.each([...new Set(places.map(({ by }) => by))])("without a fault %s passes", async (by) => {
  expect(await failedOf(by)).toBe(0);
});

const faults = places.flatMap(({ file, by, faults }) =>
  faults.map(([name, find, to]) => ({ name, file, find, to, by })),
);

test.each(faults)("$name is caught", async ({ file, find, to, by }) => {
  const source = readFileSync(join(root, file), "utf8");
  expect(source.split(find), `the place in ${file}`).toHaveLength(2);
  writeFileSync(
    join(PLACE, file),
    source.replace(find, () => to),
  );
  try {
    expect(await failedOf(by)).toBeGreaterThan(0);
  } finally {
    writeFileSync(join(PLACE, file), source);
  }
});
