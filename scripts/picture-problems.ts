// `npm run pictures:problems`: vendors' pictures that the running shop could not have; see docs/working-locally.md.
import { runCommand } from "./steps/command-line.ts";
import { readPictureOptions, runPictures, usage } from "./steps/operator/picture-problems.ts";

await runCommand({ usage, read: readPictureOptions, run: runPictures });
