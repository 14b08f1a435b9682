import { isAway } from "../../data/deadline.server.ts";
import { pictureLimits } from "../../domain/pictures/sent-pictures.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { readBoundedBytes } from "../../http/forms/bounded-body.server.ts";
import { logEvent } from "../../http/log.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { json, problemAnswer, refuseOperator } from "../../shared/operator/operator-answer.server.ts";
import { receiveHomePicture } from "../../shared/pictures/receive-home-picture.server.ts";
import { TransformLate } from "../../shared/pictures/transform.server.ts";
import type { Route } from "./+types/content-pictures";

export { onlyPost as loader } from "../../shared/operator/operator-answer.server.ts";

/**
 * One picture as the body; answers the `address` for content files (docs/content-files.md). Unused ones are deleted
 * after an hour. Operator token (settled.md 12).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, pictures, operatorToken } = context.get(bindings);
  const refused = refuseOperator(request, operatorToken, "application/octet-stream");
  if (refused) return refused;
  const bytes = await readBoundedBytes(request, bodyLimitOf("/operator/content-pictures"));
  if (!bytes) return problemAnswer(413, `is larger than ${pictureLimits.bytes / 1024 / 1024} MB`);
  try {
    const taken = await receiveHomePicture({ db, pictures, now: clock() }, bytes);
    return taken.ok ? json(200, { address: taken.address }) : problemAnswer(422, taken.problem);
  } catch (error) {
    if (!(error instanceof TransformLate) && !isAway(error)) throw error;
    logEvent("content", error);
    return problemAnswer(503, "The picture could not be made clean in time; send the same again.", {
      "Retry-After": "2",
    });
  }
}
