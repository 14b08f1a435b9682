import { z } from "zod";
import type { TextKey } from "../../../i18n/translate.ts";
import { byIntent, decide, type Decision, deskId } from "../../../shared/desk/desk-fields.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";
import { changeKey } from "../../../shared/portal/portal-keys.server.ts";
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
  return decide(tools, fields, async (asked): Promise<Decision> => {
    if (asked.intent === "replay") {
      return (await replayEvent(tools, asked.event, vendorId)) ? { done: t("deskPortal.replayDone") } : "meanwhile";
    }
    if (!staff.roles.includes("owner")) return "unknown";
    const endpoint = ("endpoint" in asked && asked.endpoint) || null;
    const answer = await changeKey(tools, vendorId, { intent: asked.intent, endpoint });
    if (answer === "done") return { done: t(done[asked.intent]) };
    if (answer === "closed") return { faults: { "": t("deskPortal.closed") } };
    if (answer !== "wrongEndpoint") return answer;
    return { faults: { endpoint: t("deskPortal.endpointWrong", { example: "https://portal.example/gulit" }) } };
  });
}

const done: Record<"make" | "replace" | "endpoint" | "end", TextKey> = {
  make: "deskPortal.makeDone",
  replace: "deskPortal.makeDone",
  endpoint: "desk.saved",
  end: "deskPortal.endDone",
};
