import { csvLine } from "../../../domain/csv.ts";
import { isoDay } from "../../../domain/date-view.ts";
import { displayName } from "../../../domain/display-name.ts";
import { parcelNumber } from "../../../domain/orders/order-number.ts";
import { type BookLine, byVendor, sumsOf } from "../../../domain/vendors/books.ts";
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

export function bookLines(lines: readonly BookLine[], say: Say): string {
  const { t } = say;
  const header = csvLine(columns.map((column) => t(column)));
  const rows = lines.map((line) => rowOf(line, say));
  const sums = byVendor(lines).map((group) => sumOf(group, group[0]!.vendorId, vendorName(group[0]!, say), say));
  return [header, ...rows, ...sums, sumOf(lines, "", t("deskCoupons.allVendors"), say)].join("");
}

function rowOf(line: BookLine, say: Say): string {
  const { t } = say;
  const { goods, discount, fee, total, refunded, left } = sumsOf([line]);
  return csvLine([
    parcelNumber(line.number, line.position),
    t(line.kind === "delivered" ? "orders.delivered" : "orders.returned"),
    isoDay(line.at),
    line.vendorId,
    vendorName(line, say),
    t(`orders.kind_${line.payment}`),
    ...[goods, discount, fee, total, refunded, left].map((santim) => ({ santim })),
  ]);
}

function sumOf(lines: readonly BookLine[], vendorId: number | "", vendor: string, { t }: Say): string {
  const { parcels, goods, discount, fee, total, refunded, left } = sumsOf(lines);
  return csvLine([
    t("deskVendors.csvSum"),
    t("deskVendors.csvParcels", { count: parcels }),
    "",
    vendorId,
    vendor,
    "",
    ...[goods, discount, fee, total, refunded, left].map((santim) => ({ santim })),
  ]);
}

function vendorName(line: BookLine, { locale }: Say): string {
  return displayName(translationsOf(line, "vendor"), locale).name;
}
