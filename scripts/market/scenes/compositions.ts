import type { Composition } from "./composition.ts";
import { heroes } from "./compositions/heroes.ts";
import { menus } from "./compositions/menus.ts";
import { vendors } from "./compositions/vendors.ts";

/** Every picture of several objects, by the name of its files. */
export const compositions = { ...heroes, ...vendors, ...menus } satisfies Record<string, Composition>;

export type CompositionKey = keyof typeof compositions;
