// `npm run deploy`: the settings check, then wrangler's own migrations and deployment (docs/operating.md).
import { checkSettings } from "./steps/deploy/check-settings.ts";
import { checkSecrets, remarks } from "./steps/deploy/check-providers.ts";
import { cloudflare, wranglerOrFail, printedJson } from "./steps/deploy/cloud.ts";
import { migrationsMoment } from "./steps/deploy/migrations-moment.ts";
import { type Problem, problemSentence } from "./steps/deploy/problem.ts";
import { type Checked, readSettings, SHOP } from "./steps/deploy/settings.ts";
import { commandLine, runCommand } from "./steps/command-line.ts";
import { PlainError } from "./steps/plain-error.mjs";
import { buildFor } from "./steps/shop/build.ts";
import { checkDeployment, checkStart } from "./steps/shop/check-deployment.ts";

const usage = `npm run deploy [-- --env staging]         checks everything, migrates, deploys
npm run deploy -- check [--env staging]   checks settings, secrets, weight and start of the worker, and changes nothing`;

interface DeployOptions {
  checked: Checked;
  isCheck: boolean;
}

await runCommand<DeployOptions>({
  usage,
  read(argv) {
    const { values, positionals } = commandLine(argv, usage, { env: { type: "string" } });
    if (values.help) return null;
    if (positionals.length > 1 || (positionals[0] ?? "check") !== "check")
      throw new PlainError(`The only part is check:\n${usage}`);
    return { checked: readSettings(values.env ?? SHOP), isCheck: positionals.length === 1 };
  },
  run: deploy,
});

async function deploy({ checked, isCheck }: DeployOptions): Promise<string[]> {
  const { settings, place } = checked;
  const { name = place } = settings;
  const problems = checkSettings(checked);
  const secrets = await cloudflare.wrangler("secret", "list", "--name", name, "--format", "json");
  if (secrets.ok) {
    const names = printedJson<{ name: string }[]>(secrets.output).map((one) => one.name);
    problems.push(...checkSecrets(settings, names));
  } else
    console.log(
      `  The account was not asked for the secrets of ${name}: it has no such worker yet, or wrangler is not signed in.`,
    );
  for (const remark of remarks(settings)) console.log(`  ${remark}`);
  refuse(problems);
  console.log(`✓ The settings of ${name} are right`);
  await buildFor(place === SHOP ? undefined : place);
  await checkDeployment();
  if (isCheck) {
    await checkStart();
    return ["Nothing was changed."];
  }
  const at = ["-c", "wrangler.toml", ...(place === SHOP ? [] : ["--env", place])];
  const pending = await wranglerOrFail(
    cloudflare,
    "Asking for migrations",
    "d1",
    "migrations",
    "list",
    "DB",
    "--remote",
    ...at,
  );
  const moment = migrationsMoment(pending);
  const migrate = () => wranglerOrFail(cloudflare, "Migrating", "d1", "migrations", "apply", "DB", "--remote", ...at);
  if (moment === "before") await migrate();
  // The build's own configuration, which wrangler finds beside the build.
  await wranglerOrFail(cloudflare, "The deployment", "deploy");
  if (moment === "after") await migrate();
  return [`✓ ${name} is deployed. Look at it; to go back: npx wrangler rollback --name ${name}`];
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const sentences = problems.map((one) => `  ${problemSentence(one)}`).join("\n");
  const count = problems.length === 1 ? "One setting" : `${problems.length} settings`;
  throw new PlainError(`${count} to fix:\n${sentences}\nNothing was changed.`);
}
