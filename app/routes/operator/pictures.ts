import { z } from "zod";
import { listPictureProblems, retryPictures } from "../../data/pictures/picture-problems.server.ts";
import { callPictures } from "../../request/call-pictures.server.ts";
import { json, operatorAction } from "../../shared/operator/operator-answer.server.ts";

const LISTED = 200;
const RETRIED = 1_000;

const schema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("problems"), after: z.string().max(32).default("") }),
  z.object({ operation: z.literal("retry") }),
]);

export { onlyPost as loader } from "../../shared/operator/operator-answer.server.ts";

const away = "The pictures could not be read or written; send the same again.";
const route = { name: "pictures", schema, away } as const;

export const action = operatorAction(route, async (asked, platform) => {
  const { db, now } = platform;
  if (asked.operation === "problems") {
    return json(200, { problems: await listPictureProblems(db, asked.after, LISTED) });
  }
  const retried = await retryPictures(db, now, RETRIED);
  callPictures(platform);
  return json(200, { retried });
});
