import { z } from "zod";
import { findPortalKey, findVendorNames } from "../../data/portal/portal-keys.server.ts";
import { listDeadEvents } from "../../data/portal/portal-events.server.ts";
import { momentView } from "../../domain/date-view.ts";
import { displayName } from "../../domain/display-name.ts";
import { secretIsShown } from "../../domain/portal/shown-secret.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { isPortalOpen, portalKeySecret } from "../../http/secrets/portal-signature.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import {
  desk,
  deskAction,
  deskFrame,
  staffContext,
  unknownObject,
  unknownPage,
} from "../../shared/desk/desk.server.ts";
import { DeskPage } from "../../shared/desk/desk-page.tsx";
import { portalEventViews } from "../../shared/desk/portal-event-view.server.ts";
import { PortalEvents } from "../../shared/desk/portal-events.tsx";
import { changeEndpoint, endKey, type KeyRefusal, makeKey } from "../../shared/portal/portal-keys.server.ts";
import { replayEvent } from "../../shared/portal/replay-event.server.ts";
import { PortalKeyForms } from "./vendor-portal/portal-key-forms.tsx";
import type { Route } from "./+types/vendor-portal";

const MOST = 50;

/** The key of one seller's system, and events it did not take. Owners alone make and end keys: a key opens addresses of shoppers. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, portalSecret } = context.get(bindings);
  const { now, locale } = context.get(viewerContext);
  const vendorId = readVendorId(params.vendorId);
  const [vendor, key, events] = await needed(
    context,
    Promise.all([
      findVendorNames(db, vendorId),
      findPortalKey(db, vendorId),
      listDeadEvents(db, { vendorId, before: null }, MOST),
    ]),
  );
  if (!vendor) throw unknownPage(context);
  const isOwner = context.get(staffContext).roles.includes("owner");
  return {
    ...deskFrame(context, "/desk/vendors", "deskPortal.title"),
    vendorId,
    vendor: displayName(vendor, locale).name,
    isOwner,
    isOpen: isPortalOpen(portalSecret),
    key: key && {
      name: key.key,
      made: momentView(key.madeAt, locale, now),
      endpoint: key.endpoint ?? "",
      secret: isOwner && secretIsShown(key.madeAt, now) ? portalKeySecret(portalSecret, key.key) : null,
    },
    events: portalEventViews(events, locale, now),
  };
}

const endpoint = z.string().trim();
const fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("make"), endpoint: endpoint.default("") }),
  z.object({ intent: z.literal("replace"), endpoint: endpoint.default("") }),
  z.object({ intent: z.literal("endpoint"), endpoint }),
  z.object({ intent: z.literal("end") }),
  z.object({ intent: z.literal("replay"), event: z.string().regex(/^[1-9]\d{0,15}$/) }),
]);

/** {intent: make | replace | endpoint, endpoint}, {intent: end} or {intent: replay, event}. */
export const action = deskAction(async (tools, { params }: Route.ActionArgs) => {
  const { submission, where, t, staff } = tools;
  const parsed = parseFields(submission, fields);
  if (!parsed.ok) return replyProblem(where, { fields: {}, values: parsed.values, form: t("actions.checkFields") });
  const asked = parsed.value;
  const vendorId = readVendorId(params.vendorId);
  if (asked.intent === "replay") {
    if (!(await replayEvent(tools, Number(asked.event), vendorId))) return meanwhile();
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
    : refused(answer.kind);

  function refused(kind: KeyRefusal["kind"]): Response {
    if (kind === "unknownVendor") return unknownObject(tools);
    if (kind === "hasKey" || kind === "noKey") return meanwhile();
    const example = "https://portal.example/gulit";
    const sentence = kind === "closed" ? t("deskPortal.closed") : t("deskPortal.endpointWrong", { example });
    const isField = kind === "wrongEndpoint";
    return replyProblem(where, {
      fields: isField ? { endpoint: sentence } : {},
      values: { endpoint: typed ?? "" },
      form: isField ? null : sentence,
    });
  }

  function meanwhile(): Response {
    return replyProblem(where, { fields: {}, values: {}, form: t("desk.meanwhile") }, 409);
  }
});

const done: Record<"make" | "replace" | "endpoint" | "end", TextKey> = {
  make: "deskPortal.makeDone",
  replace: "deskPortal.makeDone",
  endpoint: "desk.saved",
  end: "deskPortal.endDone",
};

/** 0, which no vendor has, for what is no number. */
const readVendorId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function VendorPortalPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, vendorId, vendor, isOwner, isOpen, key, events } = loaderData;
  return (
    <DeskPage frame={frame} heading={t("deskPortal.title")} back={{ href: `/desk/vendors/${vendorId}`, text: vendor }}>
      <p className="desk-text">{t("deskPortal.text")}</p>
      <PortalKeyForms vendorId={vendorId} current={key} isOwner={isOwner} isOpen={isOpen} />
      <h2>{t("deskPortal.events")}</h2>
      {events.length > 0 && <p className="desk-text">{t("deskPortal.eventsText")}</p>}
      <PortalEvents events={events} mayWrite={frame.mayWrite} />
    </DeskPage>
  );
}
