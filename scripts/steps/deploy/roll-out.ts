import { PlainError } from "../plain-error.mjs";
import { lastWords, must, printedJson, type Cloud } from "./cloud.ts";
import { appliedMigrations, bookmark, migrate } from "./migrate.ts";
import { planMigrations, type Migration, type MigrationPlan } from "./plan-migrations.ts";
import { probeVersion, type Probed } from "./probe.ts";
import { textOf, type Settings } from "./settings.ts";

export const SHARES = [10, 50, 100] as const;
const LOOKS = 3;

export interface Rollout {
  settings: Settings;
  config: string;
  migrations: readonly Migration[];
  /** Also runs the contract migrations, which cannot be rolled back. */
  contracts: boolean;
  pauseMs: number;
}

interface Walk extends Rollout {
  cloud: Cloud;
  shop: Probed;
  plan: MigrationPlan;
}

/**
 * Migrations, a version without traffic, its check, shares of the traffic, crons and queues. Any failure gives all
 * traffic back to the former version, and throws one sentence.
 */
export async function rollOut(cloud: Cloud, rollout: Rollout): Promise<void> {
  const { settings, config, migrations } = rollout;
  const shop = { origin: textOf(settings, "PUBLIC_ORIGIN"), worker: settings.name ?? "" };
  const plan = planMigrations(migrations, await appliedMigrations(cloud, config));
  const walk = { ...rollout, cloud, shop, plan };
  const former = await servingVersion(walk);
  if (former === null) await deployFirst(walk);
  else await replace(walk, former);
  await finish(walk);
}

async function servingVersion({ cloud, config }: Walk): Promise<string | null> {
  const { ok, output } = await cloud.wrangler("deployments", "status", "--json", "-c", config);
  if (!ok && /no deployments|does not exist|10007/i.test(output)) return null;
  if (!ok) throw new PlainError(`wrangler does not say which version serves:\n${lastWords(output)}`);
  const { versions } = printedJson<{ versions: { version_id: string; percentage: number }[] }>(output);
  return versions.toSorted((one, other) => other.percentage - one.percentage)[0]!.version_id;
}

async function deployFirst(walk: Walk): Promise<void> {
  const { cloud, config, shop } = walk;
  await migrateBefore(walk);
  const version = versionOf(await must(cloud, "The first deployment", "deploy", "-c", config));
  cloud.say(`✓ Deployed for the first time: version ${version}`);
  const wrong = await untilRight(walk, version);
  if (wrong === null) return;
  throw new PlainError(
    `The shop is deployed and not well: ${wrong}. Nothing stood there before; wrangler tail ${shop.worker} shows its log.`,
  );
}

/** A new domain needs some minutes. */
async function untilRight({ cloud, shop, pauseMs }: Walk, version: string): Promise<string | null> {
  for (let look = 1; ; look += 1) {
    const wrong = await probeVersion(cloud, shop, version);
    if (wrong === null || look === LOOKS) return wrong;
    await cloud.wait(pauseMs);
  }
}

async function replace(walk: Walk, former: string): Promise<void> {
  const { cloud, config, shop, pauseMs } = walk;
  // An upload gets no traffic, so Cloudflare's refusals come before any change.
  const version = versionOf(await must(cloud, "The upload", "versions", "upload", "-c", config));
  cloud.say(`✓ Uploaded version ${version}, without traffic; ${former} serves`);
  await migrateBefore(walk);
  await share(walk, former, version, 0);
  try {
    await look(walk, version);
    cloud.say(`✓ ${shop.origin} answers with the new version, asked for by name`);
    for (const percent of SHARES) {
      await share(walk, former, version, percent);
      cloud.say(`✓ ${percent} % of the traffic`);
      for (let one = 0; one < LOOKS; one += 1) {
        await cloud.wait(pauseMs / LOOKS);
        await look(walk, version);
      }
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PlainError(`${why}. ${await rollBack(walk, former)}`);
  }
}

async function look({ cloud, shop }: Walk, version: string): Promise<void> {
  const wrong = await probeVersion(cloud, shop, version);
  if (wrong !== null) throw new PlainError(wrong);
}

async function share({ cloud, config }: Walk, former: string, version: string, percent: number): Promise<void> {
  const shares = percent === 100 ? [`${version}@100%`] : [`${former}@${100 - percent}%`, `${version}@${percent}%`];
  await must(cloud, `Giving ${percent} % of the traffic`, "versions", "deploy", ...shares, "-y", "-c", config);
}

async function rollBack({ cloud, config, plan }: Walk, former: string): Promise<string> {
  const { ok, output } = await cloud.wrangler("versions", "deploy", `${former}@100%`, "-y", "-c", config);
  if (!ok) {
    return `Going back failed too: run wrangler versions deploy ${former}@100% -y -c ${config}\n${lastWords(output)}`;
  }
  const stay = plan.before.length > 0 ? ` The new migrations stay: version ${former} does not notice them.` : "";
  return `All traffic is back on version ${former}.${stay}`;
}

async function migrateBefore({ cloud, config, settings, plan }: Walk): Promise<void> {
  if (plan.before.length === 0) return cloud.say("✓ No migration to run");
  const moment = await bookmark(cloud, config);
  if (moment !== "") cloud.say(`  The database before: wrangler d1 time-travel restore DB --bookmark=${moment}`);
  await migrate(cloud, settings, plan.before);
  cloud.say(`✓ Migrated: ${plan.before.join(", ")}`);
}

/** Crons and queues are not part of a version. */
async function finish({ cloud, config, settings, plan, contracts }: Walk): Promise<void> {
  await must(cloud, "Setting crons and queues", "triggers", "deploy", "-c", config);
  cloud.say("✓ Crons and queues are set");
  if (plan.after.length === 0) return;
  if (!contracts) {
    return cloud.say(
      `  Left for npm run deploy -- --contract, after which there is no way back: ${plan.after.join(", ")}`,
    );
  }
  await migrate(cloud, settings, plan.after);
  cloud.say(`✓ Migrated: ${plan.after.join(", ")}`);
}

function versionOf(output: string): string {
  const [, version] = /Version ID:\s*([\da-f-]{36})/i.exec(output) ?? [];
  if (!version) throw new PlainError(`wrangler did not say which version it uploaded:\n${lastWords(output)}`);
  return version;
}
