import type { ParcelsQuestion } from "../../../data/orders/desk-parcels.server.ts";
import { citySpellings } from "../../../domain/delivery/city-name.ts";
import { regionIds } from "../../../domain/delivery/regions.ts";
import { parcelWorks } from "../../../domain/orders/parcel-work.ts";
import { oneOf } from "../../../shared/desk/desk.server.ts";

/** Unknown parameters and values are ignored. */
export function readParcelsQuestion({ searchParams }: URL, now: number): ParcelsQuestion {
  const read = (name: string) => (searchParams.get(name) ?? "").trim().slice(0, 100);
  const [, until, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(read("after")) ?? [];
  return {
    work: oneOf(parcelWorks, read("work")) ?? "open",
    region: oneOf(regionIds, read("region")),
    cities: read("city") === "" ? null : citySpellings(read("city")),
    subCity: read("subCity") || null,
    after: until && id ? { until: Number(until), id: Number(id) } : null,
    now,
  };
}
