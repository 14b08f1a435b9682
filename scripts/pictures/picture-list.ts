import { avatars, composeAvatar } from "../market/scenes/avatar.ts";
import { composeShare, shareOfGroup, shareOfProduct } from "../market/scenes/compose-share.ts";
import { composeGroup, composeScene } from "../market/scenes/compose.ts";
import type { Composition } from "../market/scenes/composition.ts";
import { compositions } from "../market/scenes/compositions.ts";
import type { Drawn } from "../market/scenes/drawn.ts";
import { objects, type ObjectKey } from "../market/scenes/objects.ts";
import type { SceneObject } from "../market/scenes/scene-object.ts";
import { movingPictures } from "../market/scenes/moving-pictures.ts";
import { sceneName } from "../market/scenes/scene-picture.ts";
import { shopIcon } from "../market/scenes/shop-mark.ts";
import { viewsOf } from "../market/scenes/views.ts";
import type { PictureFormatKey } from "./formats.ts";

/** One picture to be rendered: the name of its files, how it is written, and what it shows. */
export interface ListedPicture {
  name: string;
  format: PictureFormatKey;
  svg: string;
  /** All of one that moves, in their order; `svg` is the last. */
  frames?: readonly string[];
}

/** The icons of the installed shop. */
const icons: ListedPicture[] = [
  { name: "icon-192", format: "icon192", svg: shopIcon("round") },
  { name: "icon-512", format: "icon512", svg: shopIcon("round") },
  { name: "icon-maskable-512", format: "icon512", svg: shopIcon("safe") },
  { name: "apple-touch-icon", format: "icon180", svg: shopIcon("whole") },
];

/**
 * Every picture of the demo market, icons and heroes first: who interrupts the rendering has the most visible ones. What is
 * shown where somebody shares a page comes last, beside the picture it is of.
 */
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
  const moving = Object.entries(movingPictures).map(([name, frames]) => {
    const drawings = frames(drawnOf);
    return { name: `${name}-moving`, format: "moving" as const, svg: drawings.at(-1)!, frames: drawings };
  });
  const initials = Object.entries(avatars).map(([name, avatar]) => ({
    name,
    format: "avatar" as const,
    svg: composeAvatar(avatar),
  }));
  const looks = Object.entries<SceneObject>(objects).flatMap(([key, object]) =>
    object.looks.map((look, variety) => ({ key: key as ObjectKey, object, look, variety })),
  );
  const products = looks.flatMap(({ key, object, look, variety }) =>
    viewsOf(key, object, variety).map((view) => ({
      name: sceneName(key, look.tint, view),
      format: "product" as const,
      svg: composeScene(object, look, view, drawnOf(key)),
    })),
  );
  const shared = [
    ...looks.map(({ key, object, look }) => ({
      name: sceneName(key, look.tint, 1),
      share: shareOfProduct(key, object, look, drawnOf(key)),
    })),
    ...Object.entries<Composition>(compositions).map(([name, group]) => ({ name, share: shareOfGroup(group) })),
  ].flatMap(({ name, share }) => (share === null ? [] : [toShare(name, composeShare(share, drawnOf))]));
  return [...icons, ...groups, ...moving, ...initials, ...products, ...shared];
}

/** A picture made for sharing, as domain/products/share-picture names it. */
export function toShare(name: string, svg: string): ListedPicture {
  return { name: `${name}-share`, format: "share", svg };
}
