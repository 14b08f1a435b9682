declare module "virtual:early-scripts" {
  export const formsScript: string;
  export const answersScript: string;
  export const pageScript: string;
}

/** Names this build (vite.config.ts); absent in tests of single functions. */
declare const BUILD_ID: string | undefined;

declare module "virtual:hero-pixels" {
  const pixels: Record<string, string>;
  export default pixels;
}

declare module "virtual:styles" {
  /** Address of the shop's one stylesheet; "" under the dev server, which has none. */
  export const stylesheet: string;
  /** The sheets of all first screens (ui/styles/first-sheets); `isSecond`: they may come behind the picture that a page carries. */
  export const firstSheets: readonly { isSecond: boolean; phone: string; screen: string }[];
  /** By route id: the places of the page's sheets among them, in the order in which they count. */
  export const firstSheetsOf: Readonly<Partial<Record<string, readonly number[]>>>;
  /** Of Amharic letters, for systems that have none (ui/styles/ethiopic-font.css). */
  export const letterFaces: string;
}
