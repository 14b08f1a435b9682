import { pageKind } from "../domain/pages/page-kind.ts";
import { readVitals } from "../domain/upkeep/counted.ts";
import { reportAction } from "../shared/report-action.server.ts";

export { onlyReports as loader } from "../shared/report-action.server.ts";

export const action = reportAction({
  path: "/reports/vitals",
  types: ["text/plain"],
  read: readVitals,
  keep: ({ path, ...measured }, { count }) => count({ event: "vitals", page: pageKind(path), ...measured }),
});
