import { careAndPlay } from "./objects/care-and-play.ts";
import { devices } from "./objects/devices.ts";
import { food } from "./objects/food.ts";
import { house } from "./objects/house.ts";
import { shoes } from "./objects/shoes.ts";
import { trade } from "./objects/trade.ts";
import { traditional } from "./objects/traditional.ts";
import { wear } from "./objects/wear.ts";
import type { SceneObject } from "./scene-object.ts";

/** Every object of the demo pictures: its key is the first part of the picture's name. */
export const objects = {
  ...devices,
  ...house,
  ...wear,
  ...shoes,
  ...traditional,
  ...food,
  ...careAndPlay,
  ...trade,
} satisfies Record<string, SceneObject>;

export type ObjectKey = keyof typeof objects;

/** What stands for a good: a drawing, or the plain tile with the category's icon. */
export type Shown = ObjectKey | "tile";
