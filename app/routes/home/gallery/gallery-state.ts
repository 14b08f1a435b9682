import type { ReactNode } from "react";
import type { TextKey } from "../../../i18n/translate.ts";

export interface GalleryState {
  key: string;
  text: TextKey;
  shown: ReactNode;
}
