declare module "virtual:early-scripts" {
  export const formsScript: string;
  export const answersScript: string;
  export const pageScript: string;
}

/** undefined in unit tests. */
declare const BUILD_ID: string | undefined;
declare const LAST_MIGRATION: string | undefined;

declare module "virtual:styles" {
  /** "" under the dev server. */
  export const stylesheet: string;
  /** `isSecond`: may come after the page's inlined picture (ui/styles/first-sheets). */
  export const firstSheets: readonly { isSecond: boolean; phone: string; screen: string }[];
  /** By route id: indices into `firstSheets`, in cascade order, and those of their classes that the page never prints. */
  export const firstSheetsOf: Readonly<Partial<Record<string, { sheets: readonly number[]; unused: string }>>>;
  export const letterFaces: string;
}
