// `npm run audit:db [-- --state FOLDER]`: what should always hold in the books of orders; fails where it does not.
import { invariants } from "../app/data/upkeep/audit-invariants.server.ts";
import { runCommand } from "./steps/command-line.ts";
import { auditState, readAuditOptions, usage, violationLines } from "./steps/operator/audit-database.ts";

await runCommand({
  usage,
  read: readAuditOptions,
  run: async ({ stateDir }) => {
    const { violations, orders } = await auditState(stateDir, Date.now());
    for (const violation of violations) console.error(violationLines(violation).join("\n"));
    if (violations.length > 0) process.exitCode = 1;
    return violations.length > 0 ? [] : [`✓ ${invariants.length} invariants hold, ${orders} orders looked at.`];
  },
});
