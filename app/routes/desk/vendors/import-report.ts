import { listRejects } from "../../../data/import/desk-imports.server.ts";
import { csvMark } from "../../../domain/csv.ts";
import { faultColumns } from "../../../i18n/fault-texts.ts";
import { pageTools } from "../../../request/page-tools.server.ts";
import { csvFile } from "../../../shared/desk/csv-file.ts";
import { typedId } from "../../../shared/desk/desk.server.ts";
import { rejectLine } from "../../../shared/import/reject-line.ts";
import type { Route } from "./+types/import-report";

const MOST = 5_000;

/** For the vendor, in the reader's language: each row's fault and the remedy. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, locale, needed, notFound } = pageTools(context);
  const [run, vendor] = [typedId(params.run) ?? 0, typedId(params.vendorId) ?? 0];
  const rejects = await needed(() => listRejects(db, run, vendor, MOST));
  if (rejects.length === 0) throw notFound();
  const lines = rejects.map((reject) => rejectLine(reject, locale));
  return csvFile(`import-${run}`, `${csvMark}${faultColumns(locale)}\r\n${lines.join("")}`);
}
