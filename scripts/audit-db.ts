// `npm run audit:db [-- --state FOLDER | --to URL]`: invariants of orders and stock.
import { runCommand } from "./steps/command-line.ts";
import { auditShop, readAuditOptions, usage, violationLines } from "./steps/operator/audit-database.ts";

await runCommand({
  usage,
  read: readAuditOptions,
  run: async (audited) => {
    const { invariants, orders, violations } = await auditShop(audited, Date.now());
    for (const violation of violations) console.error(violationLines(violation).join("\n"));
    if (violations.length > 0) process.exitCode = 1;
    return violations.length > 0 ? [] : [`✓ ${invariants} invariants hold, ${orders} orders looked at.`];
  },
});
