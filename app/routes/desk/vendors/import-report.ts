import { listRejects } from "../../../data/import/desk-imports.server.ts";
import { csvMark } from "../../../domain/csv.ts";
import { faultColumns } from "../../../i18n/fault-texts.ts";
import { bindings } from "../../../request/bindings.server.ts";
import { localeOf } from "../../../request/locale.server.ts";
import { needed } from "../../../request/needed.server.ts";
import { typedId } from "../../../shared/desk/desk-rows.ts";
import { unknownPage } from "../../../shared/desk/desk.server.ts";
import { rejectLine } from "../../../shared/import/reject-line.ts";
import type { Route } from "./+types/import-report";

const MOST = 5_000;

/** For the vendor, in the reader's language: each row's fault and the remedy. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const [run, vendor] = [typedId(params.run) ?? 0, typedId(params.vendorId) ?? 0];
  const rejects = await needed(context, () => listRejects(db, run, vendor, MOST));
  if (rejects.length === 0) throw unknownPage(context);
  const locale = localeOf(context);
  const lines = rejects.map((reject) => rejectLine(reject, locale));
  return new Response(`${csvMark}${faultColumns(locale)}\n${lines.join("")}`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="gulit-import-${run}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}

export { desk as middleware } from "../../../shared/desk/desk.server.ts";
