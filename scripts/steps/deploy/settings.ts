import { createRequire } from "node:module";
import { join } from "node:path";
import { PlainError } from "../plain-error.mjs";
import { root } from "../root.ts";

export interface Settings {
  name?: string | undefined;
  vars: Record<string, unknown>;
  secrets?: { required?: string[] | undefined } | undefined;
  d1_databases: { binding: string; database_name?: string | undefined; database_id?: string | undefined }[];
  kv_namespaces: { binding: string; id?: string | undefined }[];
  r2_buckets: { binding: string; bucket_name?: string | undefined }[];
  queues: {
    producers?: { binding: string; queue: string }[] | undefined;
    consumers?: { queue: string; dead_letter_queue?: string | undefined }[] | undefined;
  };
  analytics_engine_datasets: { binding: string; dataset?: string | undefined }[];
  ratelimits: { name: string; namespace_id: string }[];
  routes?: (string | { pattern: string; custom_domain?: boolean })[] | undefined;
  triggers: { crons?: string[] | undefined };
  limits?: { cpu_ms?: number | undefined } | undefined;
  observability?: { enabled?: boolean | undefined } | undefined;
  images?: { binding?: string | undefined } | undefined;
}

export const SHOP = "shop";

export interface Checked {
  place: string;
  settings: Settings;
  /** A rehearsal must share nothing with it. */
  shop: Settings;
}

const require = createRequire(import.meta.url);
/** Lazy, because loading takes a second. */
const wrangler = () => require("wrangler") as typeof import("wrangler");

export function readSettings(place: string, config = join(root, "wrangler.toml")): Checked {
  try {
    return readPlace(place, config);
  } catch (error) {
    throw tomlProblem(error) ?? error;
  }
}

function readPlace(place: string, config: string): Checked {
  const { experimental_readRawConfig, unstable_readConfig } = wrangler();
  const sections = Object.keys(experimental_readRawConfig({ config }).rawConfig.env ?? {});
  if (place !== SHOP && !sections.includes(place)) {
    throw new PlainError(`wrangler.toml has no [env.${place}]; --env takes ${sections.join(", ")}, or is left out.`);
  }
  const read = (env: string | undefined): Settings => unstable_readConfig({ config, env }, { hideWarnings: true });
  const shop = read(undefined);
  const settings = place === SHOP ? shop : read(place);
  return { place, settings, shop };
}

function tomlProblem(error: unknown): PlainError | null {
  const { text, location } = error as { text?: string; location?: { line: number; lineText?: string } };
  if (text === undefined || location === undefined) return null;
  return new PlainError(`wrangler.toml, line ${location.line}: ${text} (${location.lineText?.trim() ?? ""}).`);
}

export function textOf({ vars }: Settings, name: string): string {
  const value = vars[name];
  return typeof value === "string" ? value.trim() : "";
}
