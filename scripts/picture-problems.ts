import { runCommand } from "./steps/command-line.ts";
import { readPictureOptions, runPictures, usage } from "./steps/operator/picture-problems.ts";

await runCommand({ usage, read: readPictureOptions, run: runPictures });
