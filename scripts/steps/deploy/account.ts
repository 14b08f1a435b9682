import { must, printedJson, type Cloud } from "./cloud.ts";
import type { Problem } from "./problem.ts";
import { checkSecrets } from "./check-providers.ts";
import { resourcesOf, type Resource } from "./resources.ts";
import type { Settings } from "./settings.ts";

export interface Account {
  databases: readonly { name: string; uuid: string }[];
  namespaces: readonly { id: string; title: string }[];
  queues: readonly string[];
  buckets: readonly string[];
  secrets: readonly string[];
}

export async function isSignedIn(cloud: Cloud): Promise<boolean> {
  return (await cloud.wrangler("whoami", "--json")).ok;
}

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
    secrets: secrets.ok ? printedJson<{ name: string }[]>(secrets.output).map((one) => one.name) : [],
  };
}

function words(output: string): string[] {
  return output.match(/[\w-]+/g) ?? [];
}

/** "" where it has no id but a name; null: it does not exist. */
export function heldId({ kind, name }: Resource, account: Account): string | null {
  if (kind === "D1 database") return account.databases.find((one) => one.name === name)?.uuid ?? null;
  if (kind === "KV namespace") return account.namespaces.find((one) => one.title === name)?.id ?? null;
  return (kind === "queue" ? account.queues : account.buckets).includes(name) ? "" : null;
}

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
