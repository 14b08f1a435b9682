import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the shop's own scripts write by client/json-post alone (specification 7.1)", () => {
  const scripts = globSync("app/{client,ui,routes,shared}/**/*.{ts,tsx}").filter((file) => !file.includes(".server."));
  const writers = scripts.filter((file) => /method: "POST"|sendBeacon\(/.test(readFileSync(file, "utf8")));
  expect(writers.toSorted()).toEqual([
    // To save bytes.
    "app/client/early/forms.ts",
    // The view of a prefetched page has no fields.
    "app/client/early/views.ts",
    "app/client/json-post.ts",
    // Reports read no cookie (settled.md 12).
    "app/client/vitals/vitals.ts",
  ]);
});
