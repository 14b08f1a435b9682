import { avatars, composeAvatar } from "../../app/seed/scenes/avatar.ts";
import { composeGroup, composeScene } from "../../app/seed/scenes/compose.ts";
import type { Composition } from "../../app/seed/scenes/composition.ts";
import { compositions } from "../../app/seed/scenes/compositions.ts";
import type { Drawn } from "../../app/seed/scenes/drawn.ts";
import { objects } from "../../app/seed/scenes/objects.ts";
import type { SceneObject } from "../../app/seed/scenes/scene-object.ts";
import { sceneName } from "../../app/seed/scenes/scene-picture.ts";
import type { PictureFormatKey } from "./formats.ts";

/** One picture to be rendered: the name of its files, how it is written, and what it shows. */
export interface ListedPicture {
  name: string;
  format: PictureFormatKey;
  svg: string;
}

/** Every picture of the demo market, heroes first: who interrupts the rendering has the most visible ones. */
export function listPictures(drawn: Map<string, Drawn>): ListedPicture[] {
  const drawnOf = (key: string) => {
    const found = drawn.get(key);
    if (!found) throw new Error(`The object ${key} was not drawn.`);
    return found;
  };
  const groups = Object.entries<Composition>(compositions).map(([name, composition]) => ({
    name,
    format: composition.kind,
    svg: composeGroup(composition, drawnOf),
  }));
  const initials = Object.entries(avatars).map(([name, avatar]) => ({
    name,
    format: "avatar" as const,
    svg: composeAvatar(avatar),
  }));
  const products = Object.entries<SceneObject>(objects).flatMap(([key, object]) =>
    object.looks.flatMap((look) =>
      ([1, 2] as const).map((view) => ({
        name: sceneName(key, look.tint, view),
        format: "product" as const,
        svg: composeScene(object, look, view, drawnOf(key)),
      })),
    ),
  );
  return [...groups, ...initials, ...products];
}
