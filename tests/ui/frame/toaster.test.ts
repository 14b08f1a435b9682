import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../../scripts/steps/root.ts";

const read = (file: string) => readFileSync(join(root, "app/ui/frame", file), "utf8");

test("toasts stay 5000 ms at the right, without icon, bar or backdrop (specification 8)", () => {
  const [narrow, wide] = read("toast.css").split("@media (min-width: 768px)");
  expect(narrow).toMatch(/\.toasts \{[^}]*position: fixed;[^}]*right: 0;/);
  expect(wide).toMatch(/\.toasts \{[^}]*left: auto;/);
  const toaster = read("toaster.tsx");
  expect(toaster).toContain("useToaster({ duration: timings.warningToast })");
  expect(toaster).not.toMatch(/<Icon|<svg|<progress|backdrop"/);
});
