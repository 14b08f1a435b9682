import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { galleryParts } from "../../app/routes/home/gallery/parts.ts";
import { inLanguage, type Language } from "../support/languages.ts";

// Record changes by `TEST_FULL=1 playwright test --project=visual --update-snapshots`.

const widths = [360, 1280];
// Pictures have tests of their own (tests/scripts/market); only boxes keep baselines small.
const pictures = /\/media\/web-banner\//;

for (const language of ["en", "am"] satisfies Language[]) {
  for (const width of widths) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 }, javaScriptEnabled: false });

      for (const part of Object.keys(galleryParts)) {
        test(`${part} looks as it did`, async ({ page, context }) => {
          test.setTimeout(60_000);
          test.skip(!(await drawsAlike(page)), "the letters of this machine are not those of the baselines");
          await inLanguage(context, language);
          await page.route(pictures, (route) => route.abort());
          await page.goto(`/gallery?part=${part}`);
          await page.evaluate(drawAll);
          const shot = await page.locator(".gallery-part").screenshot();
          expect(await small(shot)).toMatchSnapshot(`${part}-${language}-${width}.png`, { maxDiffPixels: 12 });
        });
      }
    });
  }
}

/** Also skipped content (decision 41). */
function drawAll(): void {
  const all = new CSSStyleSheet();
  all.replaceSync("* { content-visibility: visible !important } img { object-position: -9999px 0 !important }");
  document.adoptedStyleSheets = [all];
}

const letters = `<p style="font:16px system-ui,sans-serif;margin:8px">Gulit 1,285,000 ETB <b>4,000</b></p>
  <p lang="am" style="font:16px system-ui,'Noto Sans Ethiopic',sans-serif;margin:8px">ጉልት፦ ዋጋው <b>ስንት</b> ነው</p>`;

let alike: boolean | null = null;

/** Baselines are valid only where fonts and browser draw letters alike. */
async function drawsAlike(page: Page): Promise<boolean> {
  alike ??= await comparesLetters(page);
  return alike;
}

async function comparesLetters(page: Page): Promise<boolean> {
  await page.setContent(letters);
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 80 } });
  const isRecording = ["all", "changed"].includes(test.info().config.updateSnapshots);
  try {
    expect(shot).toMatchSnapshot("letters.png", { threshold: 0, maxDiffPixels: 0 });
    return true;
  } catch {
    return isRecording;
  }
}

/** Under half the size in 16 colours: a twelfth of the bytes, and changes still show. */
async function small(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  const drawn = sharp(png).resize(Math.round(width * 0.45));
  return drawn.png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
}
