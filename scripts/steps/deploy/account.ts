import { must, printedJson, type Cloud } from "./cloud.ts";
import type { Problem } from "./problem.ts";
import { checkSecrets } from "./check-providers.ts";
import { resourcesOf, type Resource } from "./resources.ts";
import type { Settings } from "./settings.ts";

/** What the account at Cloudflare holds. */
export interface Account {
  databases: readonly { name: string; uuid: string }[];
  namespaces: readonly { id: string; title: string }[];
  queues: readonly string[];
  buckets: readonly string[];
  /** Names of the worker's secrets; none while it was never deployed. */
  secrets: readonly string[];
}

/** Whether wrangler may act on an account. */
export async function isSignedIn(cloud: Cloud): Promise<boolean> {
  return (await cloud.wrangler("whoami", "--json")).ok;
}

/** Asks the account for everything a shop needs there. worker: the shop's name in wrangler.toml. */
export async function readAccount(cloud: Cloud, settings: Settings): Promise<Account> {
  const { name = "" } = settings;
  const list = (...args: string[]) => must(cloud, "Asking the account", ...args);
  const queues = (settings.queues.producers ?? []).length > 0 ? await list("queues", "list") : "";
  const buckets = settings.r2_buckets.length > 0 ? await list("r2", "bucket", "list") : "";
  const secrets = await cloud.wrangler("secret", "list", "--name", name, "--format", "json");
  return {
    databases: printedJson(await list("d1", "list", "--json")),
    namespaces: printedJson(await list("kv", "namespace", "list")),
    queues: words(queues),
    buckets: words(buckets),
    // A worker that is not there yet has none.
    secrets: secrets.ok ? printedJson<{ name: string }[]>(secrets.output).map((one) => one.name) : [],
  };
}

/** Names as they stand in tables and lists that wrangler prints. */
function words(output: string): string[] {
  return output.match(/[\w-]+/g) ?? [];
}

/** What the account holds of a resource: its id, "" where it goes by its name, null where there is none. */
export function heldId({ kind, name }: Resource, account: Account): string | null {
  if (kind === "D1 database") return account.databases.find((one) => one.name === name)?.uuid ?? null;
  if (kind === "KV namespace") return account.namespaces.find((one) => one.title === name)?.id ?? null;
  return (kind === "queue" ? account.queues : account.buckets).includes(name) ? "" : null;
}

/** Resources and secrets that wrangler.toml names and the account does not hold. */
export function checkAccount(settings: Settings, account: Account): Problem[] {
  const missing = resourcesOf(settings)
    .filter((one) => !isHeld(one, account))
    .map(({ kind, binding, name }) => ({
      setting: binding,
      text: `is a ${kind} that the account does not hold, ${name}: npm run deploy:setup makes it`,
      heading: "Databases, queues and buckets",
    }));
  return [...missing, ...checkSecrets(settings, account.secrets)];
}

function isHeld(resource: Resource, account: Account): boolean {
  const { kind, id } = resource;
  if (kind === "D1 database") return account.databases.some(({ uuid }) => uuid === id);
  if (kind === "KV namespace") return account.namespaces.some((one) => one.id === id);
  return heldId(resource, account) !== null;
}
