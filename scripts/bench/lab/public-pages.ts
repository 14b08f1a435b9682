import { readFileSync } from "node:fs";
import { join } from "node:path";
import { random } from "../../steps/random.ts";
import { root } from "../../steps/root.ts";

const PARAMETERS: Partial<Record<string, readonly string[]>> = {
  ":nameSlug": ["yirgacheffe-coffee"],
  ":listing": ["list", "3cols", "4cols"],
  ":vendorId": ["1"],
  ":postSlug": ["coffee-from-bean-to-cup"],
  ":policy": ["terms"],
  "*": ["no/such/page"],
};

const PERSONAL = /^(account|orders|shop\/(cart|checkout|guest-checkout|wishlist)$|(register|reset)\/code$|gallery$)/;

export function publicPages(): string[] {
  const table = readFileSync(join(root, "app/routes.ts"), "utf8");
  const pages = [...table.matchAll(/(?:index\(|route\("([^"]+)", )"routes\/[^"]+\.tsx"/g)].map(
    ([, path]) => path ?? "",
  );
  return pages.filter((path) => !PERSONAL.test(path)).flatMap(addresses);
}

function addresses(path: string): string[] {
  const [parameter] = /:\w+|\*/.exec(path) ?? [];
  if (parameter === undefined) return [`/${path}`];
  return (PARAMETERS[parameter] ?? []).map((value) => `/${path.replace(parameter, value)}`);
}

export function drawPages(pages: readonly string[], count: number, seed: string): string[] {
  const { next } = random(seed);
  const places = pages.map((page) => ({ page, place: next() }));
  return places
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ page }) => page);
}
