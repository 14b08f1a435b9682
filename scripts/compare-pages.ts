// `npm run compare:pages`: reads a hundred addresses in two languages as four shoppers, and compares them with the
// pages of another version.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { commandOptions } from "./steps/command-line.ts";
import { chooseAddresses } from "./steps/pages/addresses.ts";
import { capturePages } from "./steps/pages/capture.ts";
import { loadCapture, pageDifferences, saveCapture } from "./steps/pages/captures.ts";
import { PlainError, leave } from "./steps/plain-error.mjs";
import { readPort, requireFreePort } from "./steps/port.mjs";
import { ensureBuild } from "./steps/shop/build.ts";

const USAGE = `npm run compare:pages -- --save FOLDER
       npm run compare:pages -- --against FOLDER [--save FOLDER]`;
const PORT = 8795;

try {
  const options = commandOptions(process.argv.slice(2), USAGE, {
    save: { type: "string" },
    against: { type: "string" },
  });
  if (options.help) console.log(USAGE);
  else {
    const { save, against } = options;
    if (save === undefined && against === undefined) throw new PlainError(`Name a folder for the pages: ${USAGE}`);
    if (against !== undefined && !existsSync(resolve(against, "addresses.json"))) {
      throw new PlainError(`${against} has no pages: --save FOLDER in the other version writes them.`);
    }
    await comparePages(save, against);
  }
} catch (error) {
  leave(error);
}

async function comparePages(save: string | undefined, against: string | undefined): Promise<void> {
  const port = readPort(process.env.PORT, PORT);
  await requireFreePort(port);
  await ensureBuild();
  const former = against === undefined ? undefined : loadCapture(against);
  const capture = await capturePages(port, former?.addresses ?? chooseAddresses);
  if (save !== undefined) saveCapture(save, capture);
  console.log(`${capture.pages.size} pages read.`);
  if (former === undefined) return;
  const differences = pageDifferences(former.pages, capture.pages);
  for (const line of differences) console.log(line);
  console.log(`${differences.length} of ${former.pages.size} pages differ.`);
  process.exitCode = differences.length > 0 ? 1 : 0;
}
