// `npm run staff`: who works at the desk of the running shop, and what they may do; see docs/desk.md.
import { runCommand } from "./steps/command-line.ts";
import { readStaffOptions, runStaff, usage } from "./steps/operator/staff.ts";

await runCommand({ usage, read: readStaffOptions, run: runStaff });
