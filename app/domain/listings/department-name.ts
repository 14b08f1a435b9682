import { displayName, type NameView } from "../display-name.ts";
import type { Translated } from "../translated.ts";
import type { Locale } from "../languages.ts";

/** Specification 1, for the short names of the menu (2.7); names that the desk has changed stay. */
const whole: ReadonlyMap<string, string> = new Map([
  ["Home", "Home and furniture"],
  ["Bags", "Bags and shoes"],
  ["Apparel", "Apparel and textile"],
  ["Agriculture", "Agriculture and food"],
  ["Health", "Health and beauty"],
  ["Auto", "Auto and vehicles"],
  ["Metallurgy", "Chemicals and metallurgy"],
]);

export function departmentName(parent: Translated<"name">, locale: Locale): NameView {
  const view = displayName(parent, locale);
  return { ...view, name: whole.get(view.name) ?? view.name };
}
