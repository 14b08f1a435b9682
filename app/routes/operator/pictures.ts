import { z } from "zod";
import { isAway } from "../../data/deadline.server.ts";
import { listPictureProblems, retryPictures } from "../../data/pictures/picture-problems.server.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { callPictures } from "../../request/call-pictures.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { firstIssue, json, problemAnswer, readOperatorRequest } from "../../shared/operator/operator-answer.server.ts";
import type { Route } from "./+types/pictures";

const LISTED = 200;
const RETRIED = 1_000;

const schema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("problems"), after: z.string().max(32).default("") }),
  z.object({ operation: z.literal("retry") }),
]);

export function loader() {
  return problemAnswer(405, "Send a POST.", { Allow: "POST" });
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(bindings);
  const sent = await readOperatorRequest(request, platform.operatorToken, bodyLimitOf("/operator/pictures"));
  if (sent instanceof Response) return sent;
  const parsed = schema.safeParse(sent.body);
  if (!parsed.success) return problemAnswer(422, firstIssue(parsed.error));
  const asked = parsed.data;
  const { db, clock } = platform;
  try {
    if (asked.operation === "problems")
      return json(200, { problems: await listPictureProblems(db, asked.after, LISTED) });
    const retried = await retryPictures(db, clock(), RETRIED);
    callPictures(platform);
    return json(200, { retried });
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("pictures", error);
    return problemAnswer(503, "The pictures could not be read or written; send the same again.", {
      "Retry-After": "2",
    });
  }
}
