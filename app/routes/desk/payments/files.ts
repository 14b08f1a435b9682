import { textStream } from "../../../shared/text-stream.ts";
import { eventStatement } from "../../../data/events/operator-events.server.ts";
import { readMonthFile } from "../../../data/payments/month-files.server.ts";
import { csvLine, csvMark } from "../../../domain/csv.ts";
import { isoDay } from "../../../domain/date-view.ts";
import {
  dayColumns,
  type FileCell,
  type FileColumn,
  isMonthFile,
  moneyColumns,
  monthFileColumns,
} from "../../../domain/orders/month-files.ts";
import { formatOrderNumber } from "../../../domain/orders/order-number.ts";
import { parseMonth } from "../../../domain/vendors/books.ts";
import { csvFile } from "../../../shared/desk/csv-file.ts";
import { deskAction } from "../../../shared/desk/desk.server.ts";

/** POST only, because every download is an event. */
export { nothingToRead as loader } from "../../../shared/desk/desk.server.ts";

export const action = deskAction(async (tools) => {
  const { db, author, now, t, locale, submission } = tools;
  const [file = "", name = ""] = ["file", "month"].map((field) => submission.fields.get(field));
  const month = parseMonth(name);
  if (!isMonthFile(file) || !month) return tools.notFound();
  const object = { kind: "file", id: `${file} ${month.name}` } as const;
  await eventStatement(db, { author, action: "fileTaken", object, now }).run();
  const columns: readonly FileColumn[] = monthFileColumns[file];
  const portions = readMonthFile(db, file, { ...month, locale });
  const content = async function* () {
    yield csvMark + csvLine(columns.map((column) => t(`files.${column}`)));
    for await (const rows of portions) yield rows.map((cells) => rowOf(columns, cells)).join("");
  };
  return csvFile(`${file}-${month.name}`, textStream(content()));
});

/** States and kinds of payment stay as stored, for programs. */
function rowOf(columns: readonly FileColumn[], cells: readonly FileCell[]): string {
  return csvLine(
    columns.map((column, at) => {
      const cell = cells[at] ?? "";
      if (cell === "") return "";
      if (moneyColumns.includes(column)) return { santim: Number(cell) };
      if (dayColumns.includes(column)) return isoDay(Number(cell));
      return column === "order" ? formatOrderNumber(String(cell)) : cell;
    }),
  );
}
