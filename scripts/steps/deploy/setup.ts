import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { commandOptions } from "../command-line.ts";
import { PlainError } from "../plain-error.mjs";
import { heldId, isSignedIn, readAccount, type Account } from "./account.ts";
import { must, type Cloud } from "./cloud.ts";
import { resourcesOf, type Resource } from "./resources.ts";
import { readSettings, SHOP, type Checked, type Settings } from "./settings.ts";
import { withId } from "./written-ids.ts";

export const usage = "npm run deploy:setup [-- [--env staging] [--location weur]]";

/** D1 and R2 have no location in Africa; Ethiopia's cables reach Western Europe first (docs/operating.md). */
const LOCATION = "weur";
const LOCATIONS = ["weur", "eeur", "apac", "oc", "wnam", "enam"];

export interface SetupOptions {
  checked: Checked;
  location: string;
  folder: string;
}

export function readSetupOptions(argv: string[], folder: string): SetupOptions | null {
  const values = commandOptions(argv, usage, {
    env: { type: "string" },
    location: { type: "string", default: LOCATION },
  });
  if (values.help) return null;
  const location = values.location;
  if (!LOCATIONS.includes(location)) throw new PlainError(`--location takes one of ${LOCATIONS.join(", ")}.`);
  return { checked: readSettings(values.env ?? SHOP), location, folder };
}

/** Idempotent: creates what is missing, and writes ids and secrets to files. */
export async function setUp(cloud: Cloud, { checked, location, folder }: SetupOptions): Promise<string[]> {
  const { settings, place } = checked;
  if (!(await isSignedIn(cloud))) {
    throw new PlainError("wrangler is not signed in: npx wrangler login, or set CLOUDFLARE_API_TOKEN.");
  }
  let account = await readAccount(cloud, settings);
  for (const resource of resourcesOf(settings)) {
    if (heldId(resource, account) === null) {
      await must(cloud, `Making ${resource.name}`, ...creation(resource, location));
      cloud.say(`✓ Made the ${resource.kind} ${resource.name}`);
      account = await readAccount(cloud, settings);
    }
    noteId(join(folder, "wrangler.toml"), place, resource, account);
  }
  const made = await makeSecrets(cloud, settings, account, join(folder, `.deploy.vars.${place}`));
  const kept = `.deploy.vars.${place} has the secrets that were made: put it where your passwords are, and delete it here.`;
  return [
    `✓ The account has all that ${settings.name ?? place} needs; npm run deploy comes next.`,
    ...(made ? [kept] : []),
  ];
}

function creation({ kind, name }: Resource, location: string): string[] {
  if (kind === "D1 database") return ["d1", "create", name, "--location", location];
  if (kind === "KV namespace") return ["kv", "namespace", "create", name];
  if (kind === "queue") return ["queues", "create", name];
  return ["r2", "bucket", "create", name, "--location", location];
}

function noteId(toml: string, place: string, resource: Resource, account: Account): void {
  const table = { "D1 database": "d1_databases", "KV namespace": "kv_namespaces" } as const;
  const { kind, binding } = resource;
  if (kind !== "D1 database" && kind !== "KV namespace") return;
  const id = heldId(resource, account);
  if (!id) throw new PlainError(`${resource.name} was made, but the account does not list it yet: run the same again.`);
  const text = readFileSync(toml, "utf8");
  const written = withId(text, place, { table: table[kind], binding, id });
  if (written !== text) writeFileSync(toml, written);
}

/** Written to the file before they are sent. Returns whether any were made. */
async function makeSecrets(cloud: Cloud, settings: Settings, account: Account, file: string): Promise<boolean> {
  const lacking = (settings.secrets?.required ?? []).filter((name) => !account.secrets.includes(name));
  if (lacking.length === 0) return false;
  const kept = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  const all = Object.fromEntries(lacking.map((name) => [name, kept[name] ?? randomBytes(32).toString("base64url")]));
  const lines = Object.entries({ ...kept, ...all }).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(""), { mode: 0o600 });
  await must(cloud, "Sending the secrets", "secret", "bulk", file, "--name", settings.name ?? "");
  cloud.say(`✓ Made the secrets ${lacking.join(", ")}`);
  return true;
}
