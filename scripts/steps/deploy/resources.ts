import type { Settings } from "./settings.ts";

export interface Resource {
  kind: "D1 database" | "KV namespace" | "R2 bucket" | "queue";
  binding: string;
  /** On the account; for KV the title. */
  name: string;
  id: string | undefined;
}

export function resourcesOf(settings: Settings): Resource[] {
  const { name = "", d1_databases, kv_namespaces, r2_buckets, queues } = settings;
  const { producers = [], consumers = [] } = queues;
  const databases = d1_databases.map((one) => ({
    kind: "D1 database" as const,
    binding: one.binding,
    name: one.database_name ?? "",
    id: one.database_id,
  }));
  const namespaces = kv_namespaces.map((one) => ({
    kind: "KV namespace" as const,
    binding: one.binding,
    name: `${name}-${one.binding.toLowerCase()}`,
    id: one.id,
  }));
  const buckets = r2_buckets.map((one) => ({
    kind: "R2 bucket" as const,
    binding: one.binding,
    name: one.bucket_name ?? "",
    id: undefined,
  }));
  const names = new Map<string, string>([
    ...consumers.map(({ queue }): [string, string] => [queue, queue]),
    ...producers.map(({ binding, queue }): [string, string] => [queue, binding]),
    ...consumers.flatMap(({ dead_letter_queue: one }): [string, string][] => (one ? [[one, one]] : [])),
  ]);
  const queued = [...names].map(([queue, binding]) => ({
    kind: "queue" as const,
    binding,
    name: queue,
    id: undefined,
  }));
  return [...databases, ...namespaces, ...buckets, ...queued];
}

export function isPlaceholder(id: string | undefined): boolean {
  return id === undefined || /^[0-]*\d?$/.test(id);
}

/** By kind and name: a rehearsal needs the same. */
export function bindingsOf(settings: Settings): string[] {
  const { vars, ratelimits, images, secrets, analytics_engine_datasets } = settings;
  return [
    ...resourcesOf(settings)
      .filter(({ binding, name }) => binding !== name)
      .map(({ kind, binding }) => `${kind} ${binding}`),
    ...analytics_engine_datasets.map(({ binding }) => `dataset ${binding}`),
    ...ratelimits.map(({ name }) => `rate limit ${name}`),
    ...(images?.binding ? [`images ${images.binding}`] : []),
    ...(secrets?.required ?? []).map((name) => `required secret ${name}`),
    ...Object.keys(vars).map((name) => `variable ${name}`),
  ];
}
