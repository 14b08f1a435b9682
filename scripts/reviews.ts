import { runCommand } from "./steps/command-line.ts";
import { readReviewOptions, runReviews, usage } from "./steps/operator/reviews.ts";

await runCommand({ usage, read: readReviewOptions, run: runReviews });
