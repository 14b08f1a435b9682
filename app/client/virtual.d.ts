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
  type FirstStyles = Record<"phone" | "screen", readonly [upToPixels: string, behindPixels: string]>;
  /** The rules of a first screen (ui/styles/first-screens). */
  export const firstStyles: Record<"home" | "listing" | "product", FirstStyles>;
  /** Of Amharic letters, for systems that have none (ui/styles/ethiopic-font.css). */
  export const letterFaces: string;
}
