import { checkAddress } from "./check-address.ts";
import { checkProviders } from "./check-providers.ts";
import { checkResources } from "./check-resources.ts";
import { checkVariables } from "./check-variables.ts";
import type { Problem } from "./problem.ts";
import type { Checked, Settings } from "./settings.ts";

const EVERY_MINUTE = "* * * * *";

export function checkSettings(checked: Checked): Problem[] {
  const { settings } = checked;
  return [
    ...checkAddress(checked),
    ...checkResources(checked),
    ...checkProviders(checked),
    ...checkVariables(settings),
    ...checkPlatform(settings),
  ];
}

function checkPlatform({ triggers, limits, observability }: Settings): Problem[] {
  const problems: Problem[] = [];
  if (limits?.cpu_ms === undefined) {
    problems.push({
      setting: "limits.cpu_ms",
      text: "is missing: set it, for only the paid plan accepts it and the free one cannot run a shop",
      heading: "Plan and cost",
    });
  }
  if (!triggers.crons?.includes(EVERY_MINUTE)) {
    problems.push({
      setting: "triggers.crons",
      text: `lacks "${EVERY_MINUTE}": without it no message is sent again, no price ends and no hold is freed`,
      heading: "The first deployment",
    });
  }
  if (observability?.enabled !== true) {
    problems.push({
      setting: "observability.enabled",
      text: "is not true: without logs nobody can see what fails",
      heading: "Alerts",
    });
  }
  return problems;
}
