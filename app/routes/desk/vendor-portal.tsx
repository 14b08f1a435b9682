import { findPortalKey, findVendorNames } from "../../data/portal/portal-keys.server.ts";
import { listDeadEvents } from "../../data/portal/portal-events.server.ts";
import { momentView } from "../../domain/date-view.ts";
import { displayName } from "../../domain/display-name.ts";
import { secretIsShown } from "../../domain/portal/shown-secret.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { isPortalOpen, portalKeySecret } from "../../http/secrets/portal-signature.server.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { desk, deskAction, deskFrame, staffContext, unknownPage } from "../../shared/desk/desk.server.ts";
import { DeskPage } from "../../shared/desk/desk-page.tsx";
import { portalEventViews } from "../../shared/desk/portal-event-view.server.ts";
import { PortalEvents } from "../../shared/desk/portal-events.tsx";
import { changePortal } from "./vendor-portal/change-portal.server.ts";
import { PortalKeyForms } from "./vendor-portal/portal-key-forms.tsx";
import type { Route } from "./+types/vendor-portal";

const MOST = 50;

/** Owners alone make and end keys: a key opens addresses of shoppers. */
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

export const action = deskAction((tools, { params }: Route.ActionArgs) =>
  changePortal(tools, readVendorId(params.vendorId)),
);

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
