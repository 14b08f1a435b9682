import type { Colour } from "../colours.ts";
import type { Look, SceneObject, Tint } from "../scene-object.ts";

type LookOrTint = Look | Tint;
type Looks = [LookOrTint, ...LookOrTint[]];

/** On this backdrop painted in this colour. */
export const painted = (tint: Tint, colour: Colour): Look => ({ tint, colour });
/** With all its colours turned by so many degrees. */
export const turned = (tint: Tint, hue: number): Look => ({ tint, hue });
/** Two or three side by side. */
export const pack = (tint: Tint, count: 2 | 3): Look => ({ tint, count });

/** One object; size is the share of the picture's side that its longer side takes. */
export function show(drawing: SceneObject["drawing"], looks: Looks, size?: number, ...mains: string[]): SceneObject {
  const [first, ...others] = looks.map((look) => (typeof look === "string" ? { tint: look } : look));
  return {
    drawing,
    looks: [first!, ...others],
    ...(size === undefined ? {} : { size }),
    ...(mains.length > 0 ? { mains } : {}),
  };
}

/** Several objects of one size on the same backdrops, each named as its drawing. */
export function showEach<Name extends string>(
  set: "noto" | "local",
  looks: Looks,
  size: number,
  ...names: Name[]
): Record<Name, SceneObject> {
  const each = names.map((name) => [name, show(`${set}:${name}`, looks, size)]);
  return Object.fromEntries(each) as Record<Name, SceneObject>;
}

/** Black, white, grey and blue: what kinds are sold in that name their colour (kinds.ts). */
export const fineLooks: Looks = [
  painted("sand", "black"),
  painted("sky", "white"),
  painted("rose", "grey"),
  painted("leaf", "blue"),
];

/** Painted with the leather's own colours, and as it is. */
export const leatherLooks: Looks = [painted("sand", "brown"), painted("sky", "black"), painted("leaf", "brown")];

/** As wood is, as walnut, and white (kinds.ts, furniture). */
export const woodLooks: Looks = ["leaf", painted("sand", "brown"), painted("sky", "white"), "sun"];
