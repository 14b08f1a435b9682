import { commandOptions } from "../command-line.ts";
import { PlainError } from "../plain-error.mjs";
import { ensureBuild } from "../shop/build.ts";
import { checkDeployment } from "../shop/check-deployment.ts";
import { checkAccount, isSignedIn, readAccount } from "./account.ts";
import { remarks } from "./check-providers.ts";
import { checkSettings } from "./check-settings.ts";
import type { Cloud } from "./cloud.ts";
import { appliedMigrations } from "./migrate.ts";
import { listMigrations, planMigrations } from "./plan-migrations.ts";
import { problemSentence, type Problem } from "./problem.ts";
import { rollOut, SHARES } from "./roll-out.ts";
import { readSettings, SHOP, textOf, type Checked } from "./settings.ts";
import { writeUploadConfig } from "./upload.ts";

export const usage = "npm run deploy [-- [--env staging] [--dry-run] [--contract] [--pause SECONDS]]";

const PAUSE_SECONDS = "60";

export interface DeployOptions {
  checked: Checked;
  isDry: boolean;
  contracts: boolean;
  pauseMs: number;
}

export function readDeployOptions(argv: string[]): DeployOptions | null {
  const values = commandOptions(argv, usage, {
    env: { type: "string" },
    "dry-run": { type: "boolean" },
    contract: { type: "boolean" },
    pause: { type: "string", default: PAUSE_SECONDS },
  });
  if (values.help) return null;
  const seconds = Number(values.pause);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 3_600) {
    throw new PlainError("--pause needs a whole number of seconds, 0 to 3600.");
  }
  return {
    checked: readSettings(values.env ?? SHOP),
    isDry: values["dry-run"] === true,
    contracts: values.contract === true,
    pauseMs: seconds * 1_000,
  };
}

export async function deploy(cloud: Cloud, { checked, isDry, ...options }: DeployOptions): Promise<string[]> {
  const { settings, place } = checked;
  const isKnown = await isSignedIn(cloud);
  const problems = checkSettings(checked);
  if (isKnown) problems.push(...checkAccount(settings, await readAccount(cloud, settings)));
  for (const remark of remarks(settings)) cloud.say(`  ${remark}`);
  refuse(problems, isDry);
  if (!isKnown && !isDry)
    throw new PlainError("wrangler is not signed in: npx wrangler login, or set CLOUDFLARE_API_TOKEN.");
  cloud.say(`✓ The settings of ${settings.name ?? place} are right`);
  if (!isKnown) cloud.say("  The account was not asked: wrangler is not signed in.");
  await ensureBuild();
  const config = writeUploadConfig(settings, place);
  await checkDeployment(config);
  const migrations = listMigrations();
  if (isDry) {
    const applied = isKnown ? await appliedMigrations(cloud, config) : [];
    const { before, after } = planMigrations(migrations, applied);
    return [
      "Nothing was changed. It would",
      `  upload a version without traffic,`,
      `  run ${before.length} migrations${isKnown ? "" : ", were the database new"},`,
      `  ask that version for pages of every kind,`,
      `  give it ${SHARES.join(", ")} % of the traffic, and everything back should one look fail,`,
      `  set crons and queues${after.length > 0 && options.contracts ? `, and run ${after.join(", ")}` : ""}.`,
    ];
  }
  await rollOut(cloud, { settings, config, migrations, ...options });
  return [
    `✓ ${settings.name ?? place} is deployed.`,
    `  How it is reached and where its links lead is set at ${textOf(settings, "PUBLIC_ORIGIN")}/desk/settings.`,
  ];
}

function refuse(problems: readonly Problem[], isDry: boolean): void {
  if (problems.length === 0) return;
  const sentences = problems.map((one) => `  ${problemSentence(one)}`).join("\n");
  const last = isDry ? "" : "\nNothing was changed.";
  throw new PlainError(
    `${problems.length === 1 ? "One setting" : `${problems.length} settings`} to mend:\n${sentences}${last}`,
  );
}
