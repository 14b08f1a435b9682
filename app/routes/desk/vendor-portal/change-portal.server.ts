import { z } from "zod";
import { parseFields } from "../../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../../http/forms/reply.server.ts";
import type { TextKey } from "../../../i18n/translate.ts";
import { callOutbox } from "../../../request/action-context.server.ts";
import { type DeskTools, unknownObject } from "../../../shared/desk/desk.server.ts";
import { changeEndpoint, endKey, type KeyRefusal, makeKey } from "../../../shared/portal/portal-keys.server.ts";
import { replayEvent } from "../../../shared/portal/replay-event.server.ts";

const endpoint = z.string().trim();
const fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("make"), endpoint: endpoint.default("") }),
  z.object({ intent: z.literal("replace"), endpoint: endpoint.default("") }),
  z.object({ intent: z.literal("endpoint"), endpoint }),
  z.object({ intent: z.literal("end") }),
  z.object({ intent: z.literal("replay"), event: z.string().regex(/^[1-9]\d{0,15}$/) }),
]);

export async function changePortal(tools: DeskTools, vendorId: number): Promise<Response> {
  const { submission, where, t, staff } = tools;
  const parsed = parseFields(submission, fields);
  if (!parsed.ok) return replyProblem(where, { fields: {}, values: parsed.values, form: t("actions.checkFields") });
  const asked = parsed.value;
  if (asked.intent === "replay") {
    if (!(await replayEvent(tools, Number(asked.event), vendorId))) return changedMeanwhile(tools);
    callOutbox(tools);
    return replyDone(where, { kind: "done", text: t("deskPortal.replayDone") });
  }
  if (!staff.roles.includes("owner")) return unknownObject(tools);
  const typed = "endpoint" in asked && asked.endpoint !== "" ? asked.endpoint : null;
  const answer =
    asked.intent === "end"
      ? await endKey(tools, vendorId)
      : asked.intent === "endpoint"
        ? await changeEndpoint(tools, vendorId, typed)
        : await makeKey(tools, { vendorId, endpoint: typed, replaces: asked.intent === "replace" });
  return answer.kind === "made" || answer.kind === "done"
    ? replyDone(where, { kind: "done", text: t(done[asked.intent]) })
    : refused(tools, answer.kind, typed ?? "");
}

const done: Record<"make" | "replace" | "endpoint" | "end", TextKey> = {
  make: "deskPortal.makeDone",
  replace: "deskPortal.makeDone",
  endpoint: "desk.saved",
  end: "deskPortal.endDone",
};

function refused(tools: DeskTools, kind: KeyRefusal["kind"], typed: string): Response {
  const { where, t } = tools;
  if (kind === "unknownVendor") return unknownObject(tools);
  if (kind === "hasKey" || kind === "noKey") return changedMeanwhile(tools);
  const values = { endpoint: typed };
  if (kind === "closed") return replyProblem(where, { fields: {}, values, form: t("deskPortal.closed") });
  const sentence = t("deskPortal.endpointWrong", { example: "https://portal.example/gulit" });
  return replyProblem(where, { fields: { endpoint: sentence }, values, form: null });
}

function changedMeanwhile({ where, t }: DeskTools): Response {
  return replyProblem(where, { fields: {}, values: {}, form: t("desk.meanwhile") }, 409);
}
