import type { ReactNode } from "react";
import type { TextKey } from "../../../i18n/translate.ts";

export interface GalleryState {
  key: string;
  text: TextKey;
  shown: ReactNode;
}

type StateKey<Text = TextKey> = Text extends `gallery.${infer Key}` ? Key : never;

export function galleryState(key: StateKey, shown: ReactNode): GalleryState {
  return { key, text: `gallery.${key}`, shown };
}
