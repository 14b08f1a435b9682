import { composeGroup } from "./compose.ts";
import type { Composition } from "./composition.ts";
import { compositions, type CompositionKey } from "./compositions.ts";
import type { Drawn } from "./drawn.ts";
import type { ObjectKey } from "./objects.ts";

type DrawnOf = (object: ObjectKey) => Drawn;

/** Frames of what moves of a group picture, by its name: the last one is the picture itself. */
export const movingPictures: Partial<Record<CompositionKey, (drawnOf: DrawnOf) => string[]>> = {
  "poster-on-its-way": (drawnOf) => driveIn(compositions["poster-on-its-way"], "pickup", drawnOf),
};

const FRAMES = 16;
/** Where it begins, as share of the width: outside. */
const FROM = -0.3;

/** One object comes in from the left and slows down to where it stands. */
function driveIn(composition: Composition, object: ObjectKey, drawnOf: DrawnOf): string[] {
  return Array.from({ length: FRAMES }, (_, frame) => {
    const left = (1 - frame / (FRAMES - 1)) ** 2;
    const standing = composition.standing.map((one) =>
      one.object === object ? { ...one, at: one.at + (FROM - one.at) * left } : one,
    );
    return composeGroup({ ...composition, standing }, drawnOf);
  });
}
