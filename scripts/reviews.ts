// `npm run reviews [-- hide|show NUMBER]`: reviews of the running shop that wait for a look; see docs/working-locally.md.
import { runCommand } from "./steps/command-line.ts";
import { readReviewOptions, runReviews, usage } from "./steps/operator/reviews.ts";

await runCommand({ usage, read: readReviewOptions, run: runReviews });
