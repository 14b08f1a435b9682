import { agriculture } from "./goods/agriculture.ts";
import { apparel } from "./goods/apparel.ts";
import { auto } from "./goods/auto.ts";
import { bags } from "./goods/bags.ts";
import { electrical } from "./goods/electrical.ts";
import { electronics } from "./goods/electronics.ts";
import { gifts } from "./goods/gifts.ts";
import { health } from "./goods/health.ts";
import { home } from "./goods/home.ts";
import { machinery, metallurgy, packaging } from "./goods/industry.ts";
import type { ShelfParent } from "./shelf.ts";

/** The twelve parents with all they hold, in the order of specification 3.3. Every slug of 2.4 is among them. */
export const categoryTree: readonly ShelfParent[] = [
  electronics,
  bags,
  apparel,
  agriculture,
  home,
  health,
  gifts,
  electrical,
  auto,
  metallurgy,
  packaging,
  machinery,
];
