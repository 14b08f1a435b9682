/** The package has no types of its own. */
declare module "subset-font" {
  /** The font with the letters of the text alone, in another wrapping. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: "sfnt" | "woff" | "woff2"; noHinting?: boolean; keepFeatures?: string[] },
  ): Promise<Buffer>;
}
