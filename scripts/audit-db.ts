// `npm run audit:db [-- --state FOLDER]`: what should always hold in the books of orders; fails where it does not.
import { invariants } from "../app/data/upkeep/audit-invariants.server.ts";
import { auditState, readAuditOptions, usage, violationLines } from "./steps/operator/audit-database.ts";
import { leave } from "./steps/plain-error.mjs";

try {
  const options = readAuditOptions(process.argv.slice(2));
  if (options === null) console.log(usage);
  else {
    const { violations, orders } = await auditState(options.stateDir, Date.now());
    for (const violation of violations) console.error(violationLines(violation).join("\n"));
    if (violations.length > 0) process.exitCode = 1;
    else console.log(`✓ ${invariants.length} invariants hold, ${orders} orders looked at.`);
  }
} catch (error) {
  leave(error);
}
