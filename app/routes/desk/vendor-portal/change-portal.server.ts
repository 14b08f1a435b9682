import { z } from "zod";
import type { TextKey, Translate } from "../../../i18n/translate.ts";
import { byIntent, decide, type Decision, deskId } from "../../../shared/desk/desk-fields.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";
import { changeEndpoint, endKey, type KeyRefusal, makeKey } from "../../../shared/portal/portal-keys.server.ts";
import { replayEvent } from "../../../shared/portal/replay-event.server.ts";

const endpoint = z.string().trim();
const fields = byIntent({
  make: { endpoint: endpoint.default("") },
  replace: { endpoint: endpoint.default("") },
  endpoint: { endpoint },
  end: {},
  replay: { event: deskId },
});

export function changePortal(tools: DeskTools, vendorId: number): Promise<Response> {
  const { t, staff } = tools;
  return decide(tools, fields, async (asked) => {
    if (asked.intent === "replay") {
      return (await replayEvent(tools, asked.event, vendorId)) ? { done: t("deskPortal.replayDone") } : "meanwhile";
    }
    if (!staff.roles.includes("owner")) return "unknown";
    const typed = ("endpoint" in asked && asked.endpoint) || null;
    const answer =
      asked.intent === "end"
        ? await endKey(tools, vendorId)
        : asked.intent === "endpoint"
          ? await changeEndpoint(tools, vendorId, typed)
          : await makeKey(tools, { vendorId, endpoint: typed, replaces: asked.intent === "replace" });
    return answer.kind === "made" || answer.kind === "done" ? { done: t(done[asked.intent]) } : refusal(answer.kind, t);
  });
}

const done: Record<"make" | "replace" | "endpoint" | "end", TextKey> = {
  make: "deskPortal.makeDone",
  replace: "deskPortal.makeDone",
  endpoint: "desk.saved",
  end: "deskPortal.endDone",
};

function refusal(kind: KeyRefusal["kind"], t: Translate): Decision {
  if (kind === "unknownVendor") return "unknown";
  if (kind === "hasKey" || kind === "noKey") return "meanwhile";
  if (kind === "closed") return { faults: { "": t("deskPortal.closed") } };
  return { faults: { endpoint: t("deskPortal.endpointWrong", { example: "https://portal.example/gulit" }) } };
}
