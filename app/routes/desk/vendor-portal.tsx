import { listDeadEvents } from "../../data/portal/portal-events.server.ts";
import { findPortalKey } from "../../data/portal/portal-keys.server.ts";
import { findVendorNames } from "../../data/vendors/vendors.server.ts";
import { displayName } from "../../domain/display-name.ts";
import { secretIsShown } from "../../domain/portal/endpoint.ts";
import { isPortalOpen, portalKeySecret } from "../../http/secrets/portal-signature.server.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskAction, deskLoader, deskSize, typedId } from "../../shared/desk/desk.server.ts";
import { PortalEvents } from "../../shared/desk/portal-events.tsx";
import { changePortal } from "./vendor-portal/change-portal.server.ts";
import type { Route } from "./+types/vendor-portal";
import {
  DecisionButton,
  DeskDecision,
  type DeskDecisionProps,
  type DeskField,
  DeskForm,
} from "../../shared/desk/desk-decision.tsx";
import { DeskFacts, Moment } from "../../shared/desk/desk-parts.tsx";

/** Only owners create and end keys: a key gives access to shoppers' addresses. */
export const loader = deskLoader(async ({ db, t, locale, now, staff, portalSecret }, { params }: Route.LoaderArgs) => {
  const vendorId = typedId(params.vendorId) ?? 0;
  const [vendor, key, events] = await Promise.all([
    findVendorNames(db, vendorId),
    findPortalKey(db, vendorId),
    listDeadEvents(db, vendorId, deskSize),
  ]);
  const isOwner = staff.roles.includes("owner");
  const isShown = isOwner && key !== null && secretIsShown(key.madeAt, now);
  // null once expired, and for staff other than owners.
  const secret = isShown ? portalKeySecret(portalSecret, key.key) : null;
  const access = { current: key, secret, isOwner, isOpen: isPortalOpen(portalSecret) };
  if (!vendor) return null;
  const back = { href: `/desk/vendors/${vendorId}`, text: displayName(vendor, locale).name };
  return { heading: t("deskEvents.by_portal"), back, access, events };
});

export const action = deskAction((tools, { params }: Route.ActionArgs) =>
  changePortal(tools, typedId(params.vendorId) ?? 0),
);

export default function VendorPortalPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { access, events } = loaderData;
  return (
    <>
      <p className="desk-text">{t("deskPortal.text")}</p>
      <PortalKeyForms {...access} />
      <h2>{t("deskPortal.events")}</h2>
      {events.length > 0 && <p className="desk-text">{t("deskPortal.eventsText")}</p>}
      <PortalEvents events={events} />
    </>
  );
}

type Access = Route.ComponentProps["loaderData"]["access"];

function PortalKeyForms({ current: key, secret, isOwner, isOpen }: Access) {
  const t = useT();
  const endpoint = key?.endpoint ?? "";
  const field: DeskField = {
    ...{ name: "endpoint", label: t("deskPortal.endpoint"), hint: t("deskPortal.endpointHint"), required: false },
    ...{ type: "url", inputMode: "url", defaultValue: endpoint },
  };
  const make: Pick<DeskDecisionProps, "fields" | "look"> = { fields: [field], look: "primary" };
  if (!key) {
    return (
      <>
        <p className="desk-text">{t("deskPortal.keyNone")}</p>
        {!isOpen && <p className="desk-text">{t("deskPortal.closed")}</p>}
        {!isOwner && <p className="desk-text">{t("deskPortal.ownersOnly")}</p>}
        {isOwner && isOpen && <DeskDecision {...make} intent="make" button={t("deskPortal.make")} />}
      </>
    );
  }
  return (
    <>
      <DeskFacts
        facts={{
          [t("deskEvents.fact_key")]: <code>{key.key}</code>,
          [t("deskPortal.secret")]: secret && <code>{secret}</code>,
          [t("deskPortal.made")]: <Moment at={key.madeAt} />,
          [t("deskPortal.endpoint")]: endpoint || t("deskPortal.endpointNone"),
        }}
      />
      {secret && <p className="desk-text">{t("deskPortal.secretText")}</p>}
      {!isOwner && <p className="desk-text">{t("deskPortal.ownersOnly")}</p>}
      {isOwner && (
        <>
          <DeskDecision {...make} intent="endpoint" button={t("account.save")} />
          <h2>{t("deskPortal.replaceOrEnd")}</h2>
          <p className="desk-text">{t("deskPortal.replaceText")}</p>
          <DeskForm className="desk-line">
            <input type="hidden" name="endpoint" value={endpoint} />
            <DecisionButton intent="replace" button={t("deskPortal.replace")} />
            <DecisionButton intent="end" button={t("deskPortal.end")} look="danger" />
          </DeskForm>
        </>
      )}
    </>
  );
}
