import { personal } from "../../http/head/private-page.ts";

/** A file of the desk to download, as gulit-NAME.csv. */
export function csvFile(name: string, body: BodyInit): Response {
  const disposition = `attachment; filename="gulit-${name}.csv"`;
  const headers = { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": disposition, ...personal() };
  return new Response(body, { headers });
}
