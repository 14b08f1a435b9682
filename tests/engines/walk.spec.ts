import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { root } from "../../scripts/steps/root.ts";
import { readPolicyReports } from "../support/shop-log.ts";
import { loginToken, newContact } from "../support/sign-in.ts";
import type { EnginePage } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { walk } from "./walk.ts";
import { webkit } from "./webkit.ts";

// settled.md 38.

const PASSWORD = "wall of mud and straw";

async function keepFailure(page: EnginePage, folder: string): Promise<void> {
  try {
    await page.picture(join(folder, "failed.png"));
    const html = await page.run(() => `<!-- ${location.href} -->\n${document.documentElement.outerHTML}`);
    writeFileSync(join(folder, "failed.html"), html);
  } catch (error) {
    console.warn(`The failed page could not be kept: ${String(error)}`);
  }
}

for (const engine of [firefox, webkit]) {
  const name = engine.missing === null ? engine.name : `${engine.name}, skipped: ${engine.missing}`;
  describe.skipIf(engine.missing !== null)(name, () => {
    for (const hasScripts of [true, false]) {
      for (const language of ["en", "am"] as const) {
        const way = `${language}, ${hasScripts ? "with" : "without"} scripts`;
        test(`from home to the wishlist (${way})`, async () => {
          const baseUrl = inject("shopUrl");
          const contact = newContact();
          await loginToken(baseUrl, contact, { password: PASSWORD });
          const folder = join(root, ".cache", "engines", `${engine.name} ${way}`);
          rmSync(folder, { recursive: true, force: true });
          const page = await engine.open(hasScripts);
          try {
            await walk({ page, baseUrl, language, hasScripts, contact, password: PASSWORD, folder });
            expect(await page.faults()).toEqual([]);
            expect(readPolicyReports(Number(new URL(baseUrl).port))).toBe("");
          } catch (error) {
            await keepFailure(page, folder);
            throw error;
          } finally {
            await page.close();
          }
        });
      }
    }
  });
}
