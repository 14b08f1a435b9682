import type { ParcelsQuestion } from "../../../data/orders/desk-parcels.server.ts";
import { citySpellings } from "../../../domain/delivery/city-name.ts";
import { regionIds } from "../../../domain/delivery/regions.ts";
import { parcelWorks } from "../../../domain/orders/parcel-work.ts";
import { oneOf, typedId } from "../../../shared/desk/desk.server.ts";

/** Unknown parameters and values are ignored. */
export function readParcelsQuestion({ searchParams }: URL, now: number): ParcelsQuestion {
  const read = (name: string) => (searchParams.get(name) ?? "").trim().slice(0, 100);
  return {
    work: oneOf(parcelWorks, read("work")) ?? "open",
    region: oneOf(regionIds, read("region")),
    cities: read("city") === "" ? null : citySpellings(read("city")),
    subCity: read("subCity") || null,
    after: typedId(read("after")),
    now,
  };
}
