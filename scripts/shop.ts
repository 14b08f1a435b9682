// `npm run shop -- PART`: work that needs a command; staff do all other work at the desk.
import { runParts } from "./steps/command-line.ts";

await runParts("npm run shop", {
  import: {
    says: "a seller's feed into the shop, and back",
    load: () => import("./steps/operator/catalogue-import.ts"),
  },
  content: { says: "home's content from a file", load: () => import("./steps/operator/content-import.ts") },
  pictures: { says: "sellers' pictures that failed", load: () => import("./steps/operator/picture-problems.ts") },
  staff: { says: "lists the staff; appoints the first owner", load: () => import("./steps/operator/staff.ts") },
  login: { says: "a link that signs in once", load: () => import("./steps/operator/login-token.ts") },
  outbox: { says: "the last messages", load: () => import("./steps/operator/outbox.ts") },
  audit: { says: "checks the books of orders and stock", load: () => import("./steps/operator/audit-database.ts") },
  backup: { says: "a backup now, before tonight's", load: () => import("./steps/operator/back-up-now.ts") },
  restore: { says: "a backup into a new database", load: () => import("./steps/restore/restore.ts") },
  alerts: { says: "fails with a sentence for each alarm", load: () => import("./steps/watch/run-alerts.ts") },
  vitals: { says: "page speed in the field", load: () => import("./steps/watch/vitals.ts") },
});
