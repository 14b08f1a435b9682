import type { SceneObject } from "../scene-object.ts";
import { pack, painted, show } from "./show.ts";

const embroidered = (drawing: SceneObject["drawing"], size: number): SceneObject =>
  show(
    drawing,
    [painted("clay", "cream"), painted("leaf", "green"), painted("rose", "red"), painted("sky", "gold")],
    size,
    "#c8392f",
    "#1f6b4a",
  );

/** What weavers make; each in the embroideries that kinds.ts names. */
export const traditional = {
  "habesha-kemis": embroidered("local:habesha-kemis", 0.82),
  "mother-and-daughter": show(
    "local:habesha-kemis",
    [
      { ...painted("clay", "cream"), ...pack("clay", 2) },
      { ...painted("leaf", "green"), ...pack("leaf", 2) },
      { ...painted("rose", "red"), ...pack("rose", 2) },
      { ...painted("sky", "gold"), ...pack("sky", 2) },
    ],
    0.72,
    "#c8392f",
    "#1f6b4a",
  ),
  netela: embroidered("local:netela", 0.74),
  gabi: show(
    "local:gabi",
    [painted("sky", "cream"), painted("leaf", "green"), painted("clay", "red"), painted("rose", "gold")],
    0.78,
    "#2f6f9f",
  ),
  "white-cotton": show(
    "local:gabi",
    [painted("sky", "cream"), painted("clay", "cream"), painted("leaf", "cream")],
    0.78,
    "#2f6f9f",
  ),
  "traditional-shirt": show(
    "local:traditional-shirt",
    [painted("clay", "cream"), painted("leaf", "green"), painted("rose", "red"), painted("sky", "gold")],
    0.76,
    "#2f7a4d",
    "#b3352b",
  ),
  "traditional-suit": show(
    "local:traditional-suit",
    [painted("clay", "cream"), painted("leaf", "green"), painted("rose", "red"), painted("sky", "gold")],
    0.8,
    "#2f7a4d",
    "#b3352b",
  ),
};
