import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "../../scripts/steps/root.ts";

const files = join(root, "node_modules/@fontsource/noto-sans-ethiopic/files");

/** A font of the package that the shop's own letters are cut from: "latin" or "ethiopic". */
export const notoSans = (script: "latin" | "ethiopic") =>
  readFileSync(join(files, `noto-sans-ethiopic-${script}-400-normal.woff2`));

/** Draws the page that is open with Noto Sans, whatever fonts this machine has: what depends on the width of letters is the same everywhere. */
export async function withKnownLetters(page: Page): Promise<void> {
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    document.fonts.add(await new FontFace("Known", bytes).load());
    document.documentElement.style.setProperty("--font", "Known");
    document.body.style.fontFamily = "Known";
  }, notoSans("latin").toString("base64"));
}
