import sharp, { type AvifOptions, type Sharp, type WebpOptions } from "sharp";

/** Beside sharp's own efforts a sixth of the time for AVIF and half of it for WebP, for a tenth more bytes. */
const EFFORT = 2;
const pictures = sharp.prototype as Sharp;
const { avif, webp } = pictures;

/** Makes Miniflare's Images binding quick: it takes sharp's defaults, by which a list of 24 would come after ten seconds. */
export function quickenImages(): void {
  pictures.avif = function (options?: AvifOptions) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
  pictures.webp = function (options?: WebpOptions) {
    return webp.call(this, { effort: EFFORT, ...options });
  };
  // A picture for each processor, not several threads for each picture.
  sharp.concurrency(1);
}
