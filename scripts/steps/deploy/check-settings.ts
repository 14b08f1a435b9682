import { readCashCodeAbove } from "../../../app/domain/orders/phone-code.ts";
import { checkAddress } from "./check-address.ts";
import { checkProviders } from "./check-providers.ts";
import { checkResources } from "./check-resources.ts";
import type { Problem } from "./problem.ts";
import { textOf, type Checked, type Settings } from "./settings.ts";

/** Variables that open doors for development and tests. */
const NEVER_DEPLOYED = ["WORKSHOP", "TEST_FAULTS", "UNCOMPRESSED_PAGES", "COUNTS_LOG", "DEMO_PICTURES"];
/** Messages, prices and holds wait for the minute's run. */
const EVERY_MINUTE = "* * * * *";

/** Every problem of what wrangler.toml says of one shop, without asking anybody; none: it may be deployed. */
export function checkSettings(checked: Checked): Problem[] {
  const { settings } = checked;
  return [
    ...checkAddress(checked),
    ...checkResources(checked),
    ...checkProviders(checked),
    ...checkLimits(settings),
    ...checkCashCode(settings),
    ...checkPlatform(settings),
  ];
}

function checkLimits(settings: Settings): Problem[] {
  const heading = "Limits of tries";
  const wrong = Object.keys(settings.vars).filter(
    (name) => name.startsWith("RL_") && !/^[1-9]\d*\/[1-9]\d*$/.test(textOf(settings, name)),
  );
  return wrong.map((setting) => ({
    setting,
    text: `is "${textOf(settings, setting)}": write how many tries in how many seconds, such as "10/900"`,
    heading,
  }));
}

function checkCashCode(settings: Settings): Problem[] {
  const typed = textOf(settings, "CASH_CODE_ABOVE");
  return readCashCodeAbove(typed) !== null
    ? []
    : [
        {
          setting: "CASH_CODE_ABOVE",
          text: `is "${typed}": write whole santim, such as "1000000" for 10,000 birr, or "off"`,
          heading: "Limits of tries",
        },
      ];
}

function checkPlatform({ vars, triggers, limits, observability }: Settings): Problem[] {
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
      text: "is not true: without logs nobody sees what fails",
      heading: "Alerts",
    });
  }
  for (const setting of NEVER_DEPLOYED.filter((name) => vars[name] !== undefined)) {
    problems.push({
      setting,
      text: "is for development and tests alone: take it out",
      heading: "The first deployment",
    });
  }
  return problems;
}
