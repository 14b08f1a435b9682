import type { AvatarKey } from "./avatar.ts";
import type { Colour } from "./colours.ts";
import type { CompositionKey } from "./compositions.ts";
import { objects, type ObjectKey } from "./objects.ts";
import type { SceneObject, Tint } from "./scene-object.ts";
import { varietiesOf, type View } from "./views.ts";

/** How a product shows an object: the stored URLs of its pictures, the main one first, and the colour they are painted in, or null. */
export interface ShownVariety {
  images: string[];
  colour: Colour | null;
}

/** Every way to show an object. */
export function shownVarieties(object: ObjectKey): readonly ShownVariety[] {
  const scene: SceneObject = objects[object];
  return varietiesOf(object, scene).map(({ look, seen }) => ({
    images: seen.map(({ look, view }) => pictureOfGood(sceneName(object, scene.looks[look]!.tint, view))),
    colour: scene.looks[look]!.colour ?? null,
  }));
}

/** Stored URL of an object as it stands. Any whole number names a look. */
export function mainPicture(object: ObjectKey, look: number): string {
  const { looks }: SceneObject = objects[object];
  return storedPicture(sceneName(object, looks[((look % looks.length) + looks.length) % looks.length]!.tint, 1));
}

/** The main picture of every colour in which an object is drawn, in their order. */
export function coloursOf(object: ObjectKey): ReadonlyMap<Colour, string> {
  const { looks }: SceneObject = objects[object];
  const found = looks.flatMap(({ colour, tint }) =>
    colour === undefined ? [] : [[colour, pictureOfGood(sceneName(object, tint, 1))] as const],
  );
  return new Map(found.reverse());
}

/** Stored URL of a picture of several objects (hero, triplet, vendor, menu, poster) or of somebody's initials. */
export function groupPicture(key: CompositionKey | AvatarKey): string {
  return storedPicture(key);
}

/** Name of a product picture's files, without width and ending. */
export function sceneName(object: string, tint: Tint, view: View): string {
  return `${object}-${tint}-${view}`;
}

/** As a vendor's feed names it. */
function pictureOfGood(name: string): string {
  return `https://demo.invalid/${name}.png`;
}

function storedPicture(name: string): string {
  return `/media/web-banner/${name}.webp`;
}
