import type { Shown } from "./scenes/objects.ts";
import { shown as agriculture } from "./shown/agriculture.ts";
import { shown as apparel } from "./shown/apparel.ts";
import { shown as auto } from "./shown/auto.ts";
import { shown as bags } from "./shown/bags.ts";
import { shown as electrical } from "./shown/electrical.ts";
import { shown as electronics } from "./shown/electronics.ts";
import { shown as gifts } from "./shown/gifts.ts";
import { shown as health } from "./shown/health.ts";
import { shown as home } from "./shown/home.ts";
import { shown as industry } from "./shown/industry.ts";

/**
 * The reviewed list: what stands for each good, by its English name. Whoever adds a good looks at the drawing beside the
 * name before writing it here: a gear is no grain mill. What is not drawn is "tile".
 */
export const shownFor: ReadonlyMap<string, Shown> = new Map(
  [agriculture, apparel, auto, bags, electrical, electronics, gifts, health, home, industry].flatMap((list) =>
    Object.entries<Shown>(list),
  ),
);
