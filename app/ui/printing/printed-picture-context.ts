import { createContext } from "react";
import type { PrintedPicture } from "../../domain/products/picture.ts";

/** The page's first picture as a data address: the server prints it, and nobody sends it a second time as data. */
export const PrintedPictureContext = createContext<PrintedPicture | null>(null);
