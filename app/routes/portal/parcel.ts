import { findVendorParcel } from "../../data/portal/portal-parcels.server.ts";
import { parseParcelName } from "../../domain/orders/parcel-name.ts";
import { parcelAnswer } from "../../shared/portal/parcel-answer.server.ts";
import { portalRead } from "../../shared/portal/portal-routes.server.ts";

export const loader = portalRead("readParcel", async ({ db, vendorId, params }) => {
  const name = parseParcelName(params.parcel);
  const parcel = name && (await findVendorParcel(db, vendorId, name));
  return parcel && parcelAnswer(parcel);
});
