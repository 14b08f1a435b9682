// `npm run reviews [-- hide|show NUMBER]`: reviews of the running shop that wait for a look; see docs/working-locally.md.
import { readReviewOptions, runReviews, usage } from "./steps/operator/reviews.ts";
import { leave } from "./steps/plain-error.mjs";

try {
  const options = readReviewOptions(process.argv.slice(2), process.env);
  console.log(options === null ? usage : (await runReviews(options)).join("\n"));
} catch (error) {
  leave(error);
}
