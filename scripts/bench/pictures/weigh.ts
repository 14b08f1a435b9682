import type { Page } from "@playwright/test";

const CARDS = 24;

export interface Weighed {
  weights: number[];
  tiles: number;
}

export async function weighPictures(page: Page, address: string, url: string): Promise<Weighed> {
  const weights: number[] = [];
  const seen = new Set<string>();
  await page.goto(address);
  // Hover pictures are never fetched on a phone.
  const pictures = page
    .locator("main .product-card picture img, main .product-gallery-slide picture img")
    .filter({ visible: true });
  const count = Math.min(CARDS, await pictures.count());
  let tiles = 0;
  for (let at = 0; at < count; at += 1) {
    const picture = pictures.nth(at);
    await picture.scrollIntoViewIfNeeded();
    const source = await picture.evaluate(
      (image: HTMLImageElement) =>
        new Promise<string>((resolve) => {
          const look = () => (image.complete && image.currentSrc ? resolve(image.currentSrc) : setTimeout(look, 50));
          look();
        }),
    );
    if (source.includes("/media/tile/")) tiles += 1;
    if (!source.includes("/media/v/") || seen.has(source)) continue;
    seen.add(source);
    const answer = await fetch(url + new URL(source).pathname);
    const { byteLength } = await answer.arrayBuffer();
    if ((answer.headers.get("content-type") ?? "").includes("svg")) tiles += 1;
    else weights.push(byteLength);
  }
  return { weights, tiles };
}

export function watchForeign(page: Page, origin: string, foreign: string[]): void {
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith("data:")) foreign.push(request.url());
  });
}
