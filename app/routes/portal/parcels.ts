import { isFutureCursor, listChangedParcels } from "../../data/portal/portal-parcels.server.ts";
import { problemAnswer } from "../../shared/operator/operator-answer.server.ts";
import { parcelAnswer } from "../../shared/portal/parcel-answer.server.ts";
import { portalRead } from "../../shared/portal/portal-routes.server.ts";

const AT_ONCE = 50;
const LATER = "since: no change has this number yet; begin once more without `since`";

export const loader = portalRead("listParcels", async ({ db, vendorId, query }) => {
  const found = await listChangedParcels(db, vendorId, Number(query.since), AT_ONCE + 1);
  if (found.length === 0 && (await isFutureCursor(db, Number(query.since)))) return problemAnswer(422, LATER);
  const parcels = found.slice(0, AT_ONCE);
  return {
    parcels: parcels.map(parcelAnswer),
    cursor: String(parcels.at(-1)?.change ?? query.since),
    isMore: found.length > AT_ONCE,
  };
});
