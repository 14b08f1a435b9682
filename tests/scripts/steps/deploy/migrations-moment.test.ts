import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsMoment } from "../../../../scripts/steps/deploy/migrations-moment.ts";

const folder = mkdtempSync(join(tmpdir(), "gulit-migrations-"));
for (const [name, kind] of Object.entries({ "0001_a.sql": "Expand", "0002_b.sql": "Expand", "0003_c.sql": "Contract" }))
  writeFileSync(join(folder, name), `-- One.\n-- Two.\n-- ${kind}.\n\nSELECT 1;\n`);
const listed = (...names: string[]) => names.map((name) => `│ ${name} │`).join("\n");

test("what expands runs before the new build serves, what contracts after, never both at once", () => {
  expect(migrationsMoment("✅ No migrations to apply!", folder)).toBeNull();
  expect(migrationsMoment(listed("0001_a.sql", "0002_b.sql"), folder)).toBe("before");
  expect(migrationsMoment(listed("0003_c.sql"), folder)).toBe("after");
  expect(() => migrationsMoment(listed("0002_b.sql", "0003_c.sql"), folder)).toThrow(/are both waiting/);
});
