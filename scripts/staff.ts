import { runCommand } from "./steps/command-line.ts";
import { readStaffOptions, runStaff, usage } from "./steps/operator/staff.ts";

await runCommand({ usage, read: readStaffOptions, run: runStaff });
