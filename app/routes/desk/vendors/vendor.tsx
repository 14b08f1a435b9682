import { listDeadEvents } from "../../../data/portal/portal-events.server.ts";
import { listEvents } from "../../../data/events/operator-events.server.ts";
import { findDeskVendor } from "../../../data/vendors/desk-vendors.server.ts";
import { listVendorParcels } from "../../../data/vendors/vendor-parcels.server.ts";
import { contactText } from "../../../domain/accounts/contact.ts";
import { monthsUntil } from "../../../domain/vendors/books.ts";
import { parseVendorId } from "../../../domain/vendors/vendor-store-query.ts";
import { maySendLinks } from "../../../domain/desk/roles.ts";
import { personal, unlisted } from "../../../http/head/private-page.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { answering } from "../../../middleware/page-action.server.ts";
import { bindings } from "../../../request/bindings.server.ts";
import { needed } from "../../../request/needed.server.ts";
import { viewerContext } from "../../../request/viewer.server.ts";
import { desk, deskFrame, staffContext, unknownPage } from "../../../shared/desk/desk.server.ts";
import { DeskPage } from "../../../shared/desk/desk-page.tsx";
import { EventList } from "../../../shared/desk/event-list.tsx";
import { eventViews } from "../../../shared/desk/event-view.server.ts";
import { portalEventViews } from "../../../shared/desk/portal-event-view.server.ts";
import { PortalEvents } from "../../../shared/desk/portal-events.tsx";
import { BooksForm } from "./books-form.tsx";
import { vendorAction } from "./vendor-action.server.ts";
import { VendorForm, VendorStates } from "./vendor-form.tsx";
import { VendorParcels } from "./vendor-parcels.tsx";
import { VendorTags } from "./vendor-rows.tsx";
import { bookMonths, vendorMark, vendorParcelView, vendorRowView, vendorValues } from "./vendor-view.server.ts";
import type { Route } from "./+types/vendor";

const PARCELS = 20;
const EVENTS = 20;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, pictures } = context.get(bindings);
  const viewer = context.get(viewerContext);
  const id = parseVendorId(params.vendorId);
  const vendor = id === null ? null : await needed(context, findDeskVendor(db, id));
  if (!vendor) throw unknownPage(context);
  const object = { kind: "vendor", id: String(vendor.id) } as const;
  const [parcels, events, dead] = await needed(
    context,
    Promise.all([
      listVendorParcels(db, vendor.id, PARCELS),
      listEvents(db, { object, author: null, action: null, before: null }, EVENTS),
      listDeadEvents(db, { vendorId: vendor.id, before: null }, EVENTS),
    ]),
  );
  const row = vendorRowView(vendor, viewer);
  return {
    ...deskFrame(context, "/desk/vendors", "deskEvents.object_vendor", { id: row.name }),
    maySend: maySendLinks(context.get(staffContext).roles),
    takesPictures: pictures !== null,
    vendor: row,
    reach: {
      sms: vendor.smsTo && contactText({ kind: "phone", value: vendor.smsTo }),
      email: vendor.email,
      hasSystem: vendor.hasSystem,
      untold: vendor.untold,
    },
    parcels: parcels.map((parcel) => vendorParcelView(parcel, viewer)),
    values: vendorValues(vendor, viewer.now),
    mark: vendorMark(vendor, viewer.now),
    months: bookMonths(monthsUntil(viewer.now, 12), viewer.locale),
    events: eventViews(context, events),
    portalEvents: portalEventViews(dead, viewer.locale, viewer.now),
  };
}

export const action = vendorAction;
export const middleware: Route.MiddlewareFunction[] = [desk, answering(vendorAction)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../../shared/desk/desk-styles.ts";

export default function VendorPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, maySend, takesPictures, vendor, reach, parcels, values, mark, months, events, portalEvents } =
    loaderData;
  return (
    <DeskPage frame={frame} heading={vendor.name} back={{ href: "/desk/vendors", text: t("desk.vendors") }}>
      <p className="desk-text">
        <VendorTags vendor={vendor} />{" "}
        {!vendor.isHidden && <a href={`/vendor-store/${vendor.id}`}>{t("deskVendors.store")}</a>}
      </p>
      <h2>{t("deskVendors.reach")}</h2>
      {reach.sms && <p>{t("deskVendors.reachSms", { phone: reach.sms })}</p>}
      {reach.email && <p>{t("deskVendors.reachMail", { email: reach.email })}</p>}
      {reach.hasSystem && <p>{t("deskVendors.reachSystem")}</p>}
      {!reach.sms && !reach.email && !reach.hasSystem && <p className="desk-box">{t("deskVendors.reachNone")}</p>}
      {reach.untold > 0 && <p className="desk-box">{t("deskVendors.reachFailed", { count: reach.untold })}</p>}
      <h2>{t("deskVendors.parcels")}</h2>
      <p className="desk-text">{t("deskVendors.parcelsText")}</p>
      <VendorParcels parcels={parcels} action={vendor.href} maySend={maySend} />
      <h2>{t("deskPortal.title")}</h2>
      {portalEvents.length > 0 && <PortalEvents events={portalEvents} mayWrite={frame.mayWrite} />}
      <p>
        <a href={`${vendor.href}/portal`}>{t("deskPortal.open")}</a>
      </p>
      {frame.mayWrite && (
        <>
          <h2>{t("deskVendors.profile")}</h2>
          <VendorForm action={vendor.href} values={values} button={t("desk.save")} takesPictures={takesPictures}>
            <VendorStates values={values} />
            <input type="hidden" name="seen" value={mark} />
          </VendorForm>
        </>
      )}
      <BooksForm months={months} vendor={vendor.id} />
      <h2>{t("desk.history")}</h2>
      <EventList events={events} />
    </DeskPage>
  );
}
