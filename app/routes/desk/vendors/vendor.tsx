import { maySendLinks } from "../../../domain/desk/roles.ts";
import { listDeadEvents } from "../../../data/portal/portal-events.server.ts";
import { findDeskVendor, type DeskVendor } from "../../../data/vendors/desk-vendors.server.ts";
import { hideOrRestoreGoods } from "../../../data/vendors/hidden-goods.server.ts";
import { listVendorParcels, endLink, renewLink } from "../../../data/vendors/vendor-parcels.server.ts";
import { changeVendor } from "../../../data/vendors/write-vendor.server.ts";
import { contactText, phoneText } from "../../../domain/accounts/contact.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { deskAction, deskLoader, type DeskTools, typedId } from "../../../shared/desk/desk.server.ts";
import { DeskList } from "../../../shared/desk/desk-parts.tsx";
import { PortalEvents } from "../../../shared/desk/portal-events.tsx";
import { BooksForm } from "./books-form.tsx";
import { VendorForm } from "./vendor-form.tsx";
import { VendorParcelRow } from "./vendor-parcels.tsx";
import { vendorName, VendorTags } from "./vendor-row.tsx";
import { hash } from "node:crypto";
import type { z } from "zod";
import { isoDay } from "../../../domain/date-view.ts";
import { isClosed } from "../../../domain/products/stock.ts";
import { profileFields } from "../../../domain/vendors/vendor-profile.ts";
import type { Route } from "./+types/vendor";
import { byIntent, decide, type Decision, deskCount } from "../../../shared/desk/desk-fields.server.ts";
import { storeProfilePictures } from "./profile-pictures.server.ts";
import { vendorFields } from "./vendor-fields.server.ts";

const LISTED = 20;

export const loader = deskLoader(async ({ db, t, locale, now, staff, history }, { params }: Route.LoaderArgs) => {
  const id = typedId(params.vendorId) ?? 0;
  const [vendor, parcels, changes, dead] = await Promise.all([
    findDeskVendor(db, id),
    listVendorParcels(db, id, LISTED),
    history({ kind: "vendor", id: String(id) }, LISTED),
    listDeadEvents(db, id, LISTED),
  ]);
  if (!vendor) return null;
  const name = vendorName(vendor, locale);
  return {
    ...{ heading: name, titled: t("deskEvents.object_vendor", { id: name }) },
    maySend: maySendLinks(staff.roles),
    ...{ vendor, parcels, dead, history: changes },
    ...{ values: vendorValues(vendor, now), mark: vendorMark(vendor, now) },
  };
});

export const action = deskAction((tools, { params }: Route.ActionArgs) => changeDeskVendor(tools, params.vendorId));

export default function VendorPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, maySend, vendor, parcels, values, mark, dead } = loaderData;
  const { id, smsTo, email, hasSystem, unreached, hiddenAt } = vendor;
  const href = `/desk/vendors/${id}`;
  return (
    <>
      <p className="desk-text">
        <VendorTags vendor={vendor} />{" "}
        {hiddenAt === null && <a href={`/vendor-store/${id}`}>{t("deskVendors.store")}</a>}
      </p>
      <h2>{t("deskVendors.reach")}</h2>
      {smsTo && <p>{t("deskVendors.reachSms", { phone: contactText({ kind: "phone", value: smsTo }) })}</p>}
      {email && <p>{t("deskVendors.reachMail", { email })}</p>}
      {hasSystem && <p>{t("deskVendors.reachSystem")}</p>}
      {!smsTo && !email && !hasSystem && <p className="desk-box panel">{t("deskVendors.reachNone")}</p>}
      {unreached > 0 && <p className="desk-box panel">{t("deskVendors.reachFailed", { count: unreached })}</p>}
      <h2>{t("deskVendors.parcels")}</h2>
      <p className="desk-text">{t("deskVendors.parcelsText")}</p>
      <DeskList list={parcels} none={t("deskVendors.parcelsNone")}>
        {(parcel) => <VendorParcelRow parcel={parcel} maySend={maySend} />}
      </DeskList>
      <h2>{t("deskEvents.by_portal")}</h2>
      {dead.length > 0 && <PortalEvents events={dead} />}
      <p>
        <a href={`${href}/portal`}>{t("deskPortal.open")}</a>
      </p>
      <p>
        <a href={`${href}/import`}>{t("deskImport.open")}</a>
      </p>
      {frame.mayWrite && <h2>{t("deskVendors.profile")}</h2>}
      <VendorForm {...{ values, seen: mark, button: t("account.save") }} />
      <BooksForm vendor={id} />
    </>
  );
}

/** 409 for a form with outdated values. */
async function changeDeskVendor(tools: DeskTools, vendorId: string): Promise<Response> {
  const { db, submission, now } = tools;
  const vendor = await findDeskVendor(db, typedId(vendorId) ?? 0);
  if (!vendor) return tools.notFound();
  const intent = submission.fields.get("intent");
  if (intent === "sendLink" || intent === "endLink") {
    return decide(tools, linkFields, (asked) => changeLink(tools, vendor, asked));
  }
  return decide(tools, vendorFields(vendorValues(vendor, now), now), (form) => save(tools, vendor, form));
}

/** In hundreds: products that are hidden or restored before the answer; workers/upkeep does the rest within minutes. */
const PORTIONS = 4;

const reachFields = ["phone", "email"] as const;

async function save(
  tools: DeskTools,
  vendor: DeskVendor,
  { profile, isVerified, isHidden, closedUntil, reason }: z.output<ReturnType<typeof vendorFields>>,
): Promise<Decision> {
  const { db, submission, staff, now, t } = tools;
  const [shown, typed] = [vendorValues(vendor, now), submission.fields];
  const moved = reachFields.filter((field) => typed.has(field) && typed.get(field) !== shown[field]);
  if (moved.length > 0 && !maySendLinks(staff.roles)) {
    return { faults: Object.fromEntries(moved.map((field) => [field, t("deskVendors.faultReach")])) };
  }
  if (typed.get("seen") !== vendorMark(vendor, now)) return "meanwhile";
  const stored = await storeProfilePictures(tools);
  if (!stored.ok) return { faults: stored.problems };
  const { by, named } = stored;
  const changes = {
    ...{ ...profile, ...named },
    verifiedAt: isVerified ? (vendor.verifiedAt ?? now) : null,
    hiddenAt: isHidden ? (vendor.hiddenAt ?? now) : null,
    ...(closedUntil !== undefined && { closedUntil }),
  };
  const outcome = await changeVendor(by, vendor, changes, reason);
  if (outcome === "changed" && isHidden !== (vendor.hiddenAt !== null)) await hideOrRestoreGoods(db, now, PORTIONS);
  if (outcome === "taken") return { faults: { name: t("deskVendors.faultTaken") } };
  if (outcome === "meanwhile") return outcome;
  return { done: t(outcome === "same" ? "desk.unchanged" : "desk.saved") };
}

const link = { parcel: deskCount, link: deskCount };
const linkFields = byIntent({ sendLink: link, endLink: link });

async function changeLink(
  tools: DeskTools,
  vendor: DeskVendor,
  { intent, parcel: parcelId, link: linkId }: z.output<typeof linkFields>,
): Promise<Decision> {
  const { db, staff, author, now, t } = tools;
  if (!maySendLinks(staff.roles)) return "unknown";
  const isSent = intent === "sendLink";
  if (isSent && vendor.smsTo === null && vendor.email === "") return { faults: { "": t("deskVendors.linkNowhere") } };
  const isDone = await (isSent ? renewLink : endLink)(db, { vendorId: vendor.id, parcelId, linkId, author, now });
  return isDone ? { done: t(isSent ? "deskVendors.linkSent" : "deskVendors.linkEndedNow") } : "meanwhile";
}

/** As its form shows them. */
function vendorValues(vendor: DeskVendor, now: number): Record<string, string> {
  const profile = Object.fromEntries(profileFields.map((field) => [field, vendor[field]]));
  return {
    ...profile,
    phone: vendor.smsTo === null ? vendor.phone : phoneText(vendor.smsTo),
    city: vendor.isCityKnown ? vendor.city : "",
    verified: vendor.verifiedAt === null ? "" : "1",
    hidden: vendor.hiddenAt === null ? "" : "1",
    closedUntil: isClosed(vendor, now) ? isoDay(vendor.closedUntil! - 1) : "",
  };
}

/** Another hash means that somebody changed the vendor since. */
function vendorMark(vendor: DeskVendor, now: number): string {
  return hash("sha256", JSON.stringify(vendorValues(vendor, now)), "base64url").slice(0, 16);
}
