import type { ReactNode } from "react";
import type { TextKey } from "../../../i18n/translate.ts";

/** What a card or section looks like in one of its states; null where the rule hides it. */
export interface GalleryState {
  key: string;
  text: TextKey;
  shown: ReactNode;
}
