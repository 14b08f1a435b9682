import type { SceneObject } from "./scene-object.ts";
import { seenFromNear } from "./seen-from-near.ts";

/** 1 as it stands, 2 mirrored and closer, 3 a detail of it. */
export type View = 1 | 2 | 3;

/** One way to show an object: the place of its look, and the views in which it is seen, the main one first. */
export interface Variety {
  look: number;
  seen: readonly { look: number; view: View }[];
}

/**
 * The views in which a look is drawn. An object in several colours is shown by its colours, others by the closer view of
 * their first look; what leads lists has all views.
 */
export function viewsOf(key: string, object: SceneObject, look: number): readonly View[] {
  if (dressedAs(object, look) !== look) return [1];
  if (seenFromNear.has(`${key}-${object.looks[look]!.tint}`)) return [1, 2, 3];
  return look === 0 && !hasColours(object) ? [1, 2] : [1];
}

/** Every way to show an object: each look, and the first one seen mirrored where it stands for no colour. */
export function varietiesOf(key: string, object: SceneObject): readonly Variety[] {
  const looks = object.looks.map((_, look) => {
    const source = dressedAs(object, look);
    const closer = viewsOf(key, object, source).filter((view) => view !== 1);
    return { look, seen: [{ look, view: 1 as const }, ...closer.map((view) => ({ look: source, view }))] };
  });
  if (hasColours(object)) return looks;
  const [main, closer, ...others] = looks[0]!.seen;
  return [...looks, { look: 0, seen: [closer!, main!, ...others] }];
}

/** The first look that differs from this one by its backdrop alone. */
function dressedAs({ looks }: SceneObject, look: number): number {
  const { hue, colour, count } = looks[look]!;
  return looks.findIndex((one) => one.hue === hue && one.colour === colour && one.count === count);
}

function hasColours({ looks }: SceneObject): boolean {
  return new Set(looks.map(({ colour }) => colour)).size > 1;
}
