import { createContext } from "react";

/** The page's first picture as a data address: the server prints it, and nobody sends it a second time as data. */
export const PrintedPictureContext = createContext<string | null>(null);
