import { csvLine } from "../../../domain/csv.ts";
import { isoDay } from "../../../domain/date-view.ts";
import { displayName } from "../../../domain/display-name.ts";
import { parcelNumber } from "../../../domain/orders/order-number.ts";
import { type BookLine, sumsOf } from "../../../domain/vendors/books.ts";
import type { Locale } from "../../../domain/languages.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { translationsOf } from "../../../domain/translated.ts";

interface Say {
  t: Translate;
  locale: Locale;
}

const columns = [
  "files.parcel",
  "deskVendors.csvKind",
  "files.day",
  "deskVendors.csvNumber",
  "files.seller",
  "files.payment",
  "files.goods",
  "files.discount",
  "files.fee",
  "files.total",
  "deskVendors.csvRefunded",
  "deskVendors.csvLeft",
] as const;

const sums = ["goods", "discount", "fee", "total", "refunded", "left"] as const;

export function bookLines(lines: readonly BookLine[], { t, locale }: Say): string {
  const vendorOf = (line: BookLine) => [line.vendorId, displayName(translationsOf(line, "vendor"), locale).name];
  const lineOf = (cells: (string | number)[], summed: readonly BookLine[]) => {
    const all = sumsOf(summed);
    return csvLine([...cells, ...sums.map((name) => ({ santim: all[name] }))]);
  };
  const rows = lines.map((line) => {
    const kind = t(line.kind === "delivered" ? "orders.delivered" : "orders.returned");
    const parcel = [parcelNumber(line.number, line.position), kind, isoDay(line.at)];
    return lineOf([...parcel, ...vendorOf(line), t(`orders.kind_${line.payment}`)], [line]);
  });
  const sumOf = (summed: readonly BookLine[], vendor: (string | number)[]) => {
    const count = t("deskVendors.csvParcels", { count: sumsOf(summed).parcels });
    return lineOf([t("deskVendors.csvSum"), count, "", ...vendor, ""], summed);
  };
  const byVendor = [...Map.groupBy(lines, ({ vendorId }) => vendorId).values()];
  return [
    csvLine(columns.map((column) => t(column))),
    ...rows,
    ...byVendor.map((group) => sumOf(group, vendorOf(group[0]!))),
    sumOf(lines, ["", t("deskCoupons.allVendors")]),
  ].join("");
}
