import { listDeadEvents } from "../../data/portal/portal-events.server.ts";
import { findPortalKey, findVendorNames } from "../../data/portal/portal-keys.server.ts";
import { displayName } from "../../domain/display-name.ts";
import { secretIsShown } from "../../domain/portal/endpoint.ts";
import { isPortalOpen, portalKeySecret } from "../../http/secrets/portal-signature.server.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskAction, deskLoader, deskWrites } from "../../shared/desk/desk.server.ts";
import { DeskPage } from "../../shared/desk/desk-page.tsx";
import { deskSize, typedId } from "../../shared/desk/desk-rows.ts";
import { PortalEvents } from "../../shared/desk/portal-events.tsx";
import { changePortal } from "./vendor-portal/change-portal.server.ts";
import { PortalKeyForms } from "./vendor-portal/portal-key-forms.tsx";
import type { Route } from "./+types/vendor-portal";

/** Owners alone make and end keys: a key opens addresses of shoppers. */
export const loader = deskLoader(async ({ db, t, now, staff, portalSecret }, { params }: Route.LoaderArgs) => {
  const vendorId = typedId(params.vendorId) ?? 0;
  const [vendor, key, events] = await Promise.all([
    findVendorNames(db, vendorId),
    findPortalKey(db, vendorId),
    listDeadEvents(db, { vendorId, before: null }, deskSize),
  ]);
  const isOwner = staff.roles.includes("owner");
  const isShown = isOwner && key !== null && secretIsShown(key.madeAt, now);
  const secret = isShown ? portalKeySecret(portalSecret, key.key) : null;
  const access = { vendorId, current: key, secret, isOwner, isOpen: isPortalOpen(portalSecret) };
  return vendor && { heading: t("deskPortal.title"), vendor, access, events };
});

export const action = deskAction((tools, { params }: Route.ActionArgs) =>
  changePortal(tools, typedId(params.vendorId) ?? 0),
);

export const middleware = deskWrites(action);
export { headers, links, meta } from "../../shared/desk/desk-head.ts";

export default function VendorPortalPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { vendor, access, events, frame } = loaderData;
  const name = displayName(vendor, frame.viewer.locale).name;
  return (
    <DeskPage page={loaderData} back={{ href: `/desk/vendors/${access.vendorId}`, text: name }}>
      <p className="desk-text">{t("deskPortal.text")}</p>
      <PortalKeyForms {...access} />
      <h2>{t("deskPortal.events")}</h2>
      {events.length > 0 && <p className="desk-text">{t("deskPortal.eventsText")}</p>}
      <PortalEvents events={events} />
    </DeskPage>
  );
}
