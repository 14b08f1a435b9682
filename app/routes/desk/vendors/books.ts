import { listBookLines } from "../../../data/vendors/vendor-parcels.server.ts";
import { csvMark } from "../../../domain/csv.ts";
import { monthsUntil, parseMonth } from "../../../domain/vendors/books.ts";
import { parseVendorId } from "../../../domain/vendors/vendor-store-query.ts";
import { pageTools } from "../../../request/page-tools.server.ts";
import { csvFile } from "../../../shared/desk/csv-file.ts";
import { bookLines } from "./book-lines.server.ts";
import type { Route } from "./+types/books";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now, t, locale, needed, notFound } = pageTools(context);
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  const month = asked("month") === "" ? monthsUntil(now, 1)[0]! : parseMonth(asked("month"));
  const vendorId = asked("vendor") === "" ? null : parseVendorId(asked("vendor"));
  if (!month || (vendorId === null && asked("vendor") !== "")) throw notFound();
  const lines = await needed(() => listBookLines(db, month, vendorId));
  const name = vendorId === null ? month.name : `${month.name}-${vendorId}`;
  return csvFile(name, csvMark + bookLines(lines, { t, locale }));
}
