// `npm run compare:pages`: reads a hundred addresses in two languages as four shoppers, and compares them with the
// pages of another version.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { commandOptions, runCommand } from "./steps/command-line.ts";
import { chooseAddresses } from "./steps/pages/addresses.ts";
import { capturePages } from "./steps/pages/capture.ts";
import { loadCapture, pageDifferences, saveCapture } from "./steps/pages/captures.ts";
import { PlainError } from "./steps/plain-error.mjs";
import { readPort, requireFreePort } from "./steps/port.mjs";
import { ensureBuild } from "./steps/shop/build.ts";

const USAGE = `npm run compare:pages -- --save FOLDER
       npm run compare:pages -- --against FOLDER [--save FOLDER]`;

await runCommand({
  usage: USAGE,
  read(args) {
    const { help, save, against } = commandOptions(args, USAGE, {
      save: { type: "string" },
      against: { type: "string" },
    });
    if (help) return null;
    if (save === undefined && against === undefined) throw new PlainError(`Name a folder for the pages: ${USAGE}`);
    if (against !== undefined && !existsSync(resolve(against, "addresses.json"))) {
      throw new PlainError(`${against} has no pages: --save FOLDER in the other version writes them.`);
    }
    return { save, against };
  },
  async run({ save, against }) {
    const port = readPort(process.env.PORT, 8795);
    await requireFreePort(port);
    await ensureBuild();
    const former = against === undefined ? undefined : loadCapture(against);
    const capture = await capturePages(port, former?.addresses ?? chooseAddresses);
    if (save !== undefined) saveCapture(save, capture);
    const read = `${capture.pages.size} pages read.`;
    if (former === undefined) return [read];
    const differences = pageDifferences(former.pages, capture.pages);
    if (differences.length > 0) process.exitCode = 1;
    return [read, ...differences, `${differences.length} of ${former.pages.size} pages differ.`];
  },
});
