import { listBookLines } from "../../../data/vendors/vendor-parcels.server.ts";
import { csvMark } from "../../../domain/csv.ts";
import { monthsUntil, parseMonth } from "../../../domain/vendors/books.ts";
import { parseVendorId } from "../../../domain/vendors/vendor-store-query.ts";
import { bindings } from "../../../request/bindings.server.ts";
import { localeOf, translator } from "../../../request/locale.server.ts";
import { needed } from "../../../request/needed.server.ts";
import { unknownPage } from "../../../shared/desk/desk.server.ts";
import { bookLines } from "./book-lines.server.ts";
import type { Route } from "./+types/books";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(bindings);
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  const month = asked("month") === "" ? monthsUntil(clock(), 1)[0]! : parseMonth(asked("month"));
  const vendorId = asked("vendor") === "" ? null : parseVendorId(asked("vendor"));
  if (!month || (vendorId === null && asked("vendor") !== "")) throw unknownPage(context);
  const lines = await needed(context, () => listBookLines(db, month, vendorId));
  const name = `gulit-${month.name}${vendorId === null ? "" : `-${vendorId}`}.csv`;
  return new Response(csvMark + bookLines(lines, { t: context.get(translator), locale: localeOf(context) }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

export { desk as middleware } from "../../../shared/desk/desk.server.ts";
