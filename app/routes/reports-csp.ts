import { logReport, readReports } from "../http/csp-report.server.ts";
import { reportAction } from "../shared/report-action.server.ts";

export { onlyReports as loader } from "../shared/report-action.server.ts";

export const action = reportAction({
  path: "/reports/csp",
  types: ["application/csp-report", "application/reports+json", "application/json"],
  read: readReports,
  keep: (reports) => reports.forEach(logReport),
});
