import { expect, test } from "vitest";
import { importersOf, testsNear } from "../../../../scripts/steps/tests/changed-tests.ts";

const importers = importersOf();
const near = (...changed: string[]) => testsNear(changed, importers);

test("a rule runs its own test and those of the files that import it, and no more than a quarter of what reaches it", () => {
  const { chosen, farther } = near("app/domain/products/price.ts");
  expect(chosen).toContain("tests/domain/products/price.test.ts");
  expect(chosen).toContain("tests/domain/cards/product-card-view.test.ts");
  expect(chosen).not.toContain("tests/workers/pages.test.ts");
  expect(chosen.length * 4).toBeLessThan(chosen.length + farther);
});

test("a rule that no near test knows runs the nearest ones", () => {
  expect(near("app/domain/feed/common-title.ts").chosen).toContain("tests/domain/feed/row-groups.test.ts");
});

test("a test that changed runs, and a changed support runs the tests that import it", () => {
  const own = "tests/domain/money.test.ts";
  expect(near(own)).toEqual({ chosen: [own], farther: 0 });
  expect(near("tests/data/small-catalogue.ts").chosen.length).toBeGreaterThan(3);
});

test("tests of npm run test:full are neither chosen nor counted", () => {
  expect(near("tests/scripts/market/load-market.full.test.ts")).toEqual({ chosen: [], farther: 0 });
  expect(near("app/domain/home/section-visibility.ts").chosen.join()).not.toContain(".full.");
});
