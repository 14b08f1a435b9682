declare module "virtual:early-scripts" {
  export const formsScript: string;
  export const answersScript: string;
  export const pageScript: string;
}

/** Name of this build (vite.config.ts); undefined in unit tests. */
declare const BUILD_ID: string | undefined;
declare const LAST_MIGRATION: string | undefined;

declare module "virtual:styles" {
  /** Address of the shop's one stylesheet; "" under the dev server, which has none. */
  export const stylesheet: string;
  /** First sheets of all pages (ui/styles/first-sheets); `isSecond`: may come after the page's preloaded picture. */
  export const firstSheets: readonly { isSecond: boolean; phone: string; screen: string }[];
  /** By route id: indices into `firstSheets`, in cascade order. */
  export const firstSheetsOf: Readonly<Partial<Record<string, readonly number[]>>>;
  /** Font faces for systems without Ethiopic letters (ui/styles/ethiopic-font.css). */
  export const letterFaces: string;
}
