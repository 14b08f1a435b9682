import { maySendLinks } from "../../../domain/desk/roles.ts";
import { listDeadEvents } from "../../../data/portal/portal-events.server.ts";
import { findDeskVendor } from "../../../data/vendors/desk-vendors.server.ts";
import { listVendorParcels } from "../../../data/vendors/vendor-parcels.server.ts";
import { contactText } from "../../../domain/accounts/contact.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { deskAction, deskLoader, deskWrites } from "../../../shared/desk/desk.server.ts";
import { DeskPage } from "../../../shared/desk/desk-page.tsx";
import { typedId } from "../../../shared/desk/desk-rows.ts";
import { PortalEvents } from "../../../shared/desk/portal-events.tsx";
import { BooksForm } from "./books-form.tsx";
import { changeDeskVendor } from "./vendor-action.server.ts";
import { VendorForm } from "./vendor-form.tsx";
import { VendorParcels } from "./vendor-parcels.tsx";
import { vendorName, VendorTags } from "./vendor-row.tsx";
import { vendorMark, vendorValues } from "./vendor-values.server.ts";
import type { Route } from "./+types/vendor";

const LISTED = 20;

export const loader = deskLoader(
  async ({ db, t, locale, now, pictures, staff, history }, { params }: Route.LoaderArgs) => {
    const id = typedId(params.vendorId) ?? 0;
    const [vendor, parcels, changes, dead] = await Promise.all([
      findDeskVendor(db, id),
      listVendorParcels(db, id, LISTED),
      history({ kind: "vendor", id: String(id) }, LISTED),
      listDeadEvents(db, { vendorId: id, before: null }, LISTED),
    ]);
    if (!vendor) return null;
    const name = vendorName(vendor, locale);
    return {
      ...{ heading: name, titled: t("deskEvents.object_vendor", { id: name }), takesPictures: pictures !== null },
      maySend: maySendLinks(staff.roles),
      ...{ vendor, parcels, dead, history: changes },
      ...{ values: vendorValues(vendor, now), mark: vendorMark(vendor, now) },
    };
  },
);

export const action = deskAction((tools, { params }: Route.ActionArgs) => changeDeskVendor(tools, params.vendorId));

export const middleware = deskWrites(action);
export { headers, links, meta } from "../../../shared/desk/desk-head.ts";

export default function VendorPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, maySend, takesPictures, vendor, parcels, values, mark, dead } = loaderData;
  const { id, smsTo, email, hasSystem, untold, hiddenAt } = vendor;
  const href = `/desk/vendors/${id}`;
  return (
    <DeskPage page={loaderData} back>
      <p className="desk-text">
        <VendorTags vendor={vendor} />{" "}
        {hiddenAt === null && <a href={`/vendor-store/${id}`}>{t("deskVendors.store")}</a>}
      </p>
      <h2>{t("deskVendors.reach")}</h2>
      {smsTo && <p>{t("deskVendors.reachSms", { phone: contactText({ kind: "phone", value: smsTo }) })}</p>}
      {email && <p>{t("deskVendors.reachMail", { email })}</p>}
      {hasSystem && <p>{t("deskVendors.reachSystem")}</p>}
      {!smsTo && !email && !hasSystem && <p className="desk-box">{t("deskVendors.reachNone")}</p>}
      {untold > 0 && <p className="desk-box">{t("deskVendors.reachFailed", { count: untold })}</p>}
      <h2>{t("deskVendors.parcels")}</h2>
      <p className="desk-text">{t("deskVendors.parcelsText")}</p>
      <VendorParcels {...{ parcels, action: href, maySend }} />
      <h2>{t("deskPortal.title")}</h2>
      {dead.length > 0 && <PortalEvents events={dead} />}
      <p>
        <a href={`${href}/portal`}>{t("deskPortal.open")}</a>
      </p>
      <p>
        <a href={`${href}/import`}>{t("deskImport.open")}</a>
      </p>
      {frame.mayWrite && <h2>{t("deskVendors.profile")}</h2>}
      <VendorForm {...{ action: href, values, seen: mark, button: t("desk.save"), takesPictures }} />
      <BooksForm vendor={id} />
    </DeskPage>
  );
}
