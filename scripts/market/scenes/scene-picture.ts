import type { AvatarKey } from "./avatar.ts";
import type { CompositionKey } from "./compositions.ts";
import { objects, type ObjectKey } from "./objects.ts";
import type { SceneObject, Tint } from "./scene-object.ts";

/** Stored URLs of one product's pictures: the main one, then the closer mirrored one shown on hover. Any whole variety is taken. */
export function scenePicture(object: ObjectKey, variety: number): string[] {
  const { looks }: SceneObject = objects[object];
  const look = looks[((variety % looks.length) + looks.length) % looks.length] ?? looks[0];
  return ([1, 2] as const).map((view) => storedPicture(sceneName(object, look.tint, view)));
}

/** Stored URL of a picture of several objects (hero, triplet, vendor, menu, poster) or of somebody's initials. */
export function groupPicture(key: CompositionKey | AvatarKey): string {
  return storedPicture(key);
}

/** Name of a product picture's files, without width and ending. */
export function sceneName(object: string, tint: Tint, view: 1 | 2): string {
  return `${object}-${tint}-${view}`;
}

function storedPicture(name: string): string {
  return `/media/web-banner/${name}.webp`;
}
