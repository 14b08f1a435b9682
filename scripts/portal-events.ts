// `npm run portal-events`: events of the running shop that no vendor's system took; see docs/seller-portal.md.
import { runCommand } from "./steps/command-line.ts";
import { readPortalEventOptions, runPortalEvents, usage } from "./steps/operator/portal-events.ts";

await runCommand({ usage, read: readPortalEventOptions, run: runPortalEvents });
