import type { Problem } from "./problem.ts";
import { bindingsOf, isPlaceholder, resourcesOf } from "./resources.ts";
import { SHOP, type Checked, type Settings } from "./settings.ts";

const heading = "Databases, queues and buckets";

/** Names and ids of all resources, and a consumer for each queue; a rehearsal shares nothing with the shop. */
export function checkResources({ place, settings, shop }: Checked): Problem[] {
  return [
    ...unnamed(settings),
    ...unconsumed(settings),
    ...missingKinds(settings),
    ...(place === SHOP ? [] : [...missingInRehearsal(settings, shop), ...sharedWithShop(settings, shop)]),
  ];
}

function unnamed(settings: Settings): Problem[] {
  return resourcesOf(settings).flatMap(({ kind, binding, name, id }): Problem[] => {
    if (name === "") return [{ setting: binding, text: `is a ${kind} without a name: name it`, heading }];
    const isById = kind === "D1 database" || kind === "KV namespace";
    if (!isById || !isPlaceholder(id)) return [];
    return [
      {
        setting: binding,
        text: `is a ${kind} whose id is still a placeholder: make one and write its id`,
        heading,
      },
    ];
  });
}

function unconsumed({ queues: { producers = [], consumers = [] } }: Settings): Problem[] {
  return producers
    .filter(({ queue }) => !consumers.some((one) => one.queue === queue))
    .map(({ binding, queue }) => ({
      setting: binding,
      text: `fills the queue ${queue}, which nothing reads: add a consumer`,
      heading,
    }));
}

function missingKinds({ d1_databases, kv_namespaces, r2_buckets, images }: Settings): Problem[] {
  const missing: [setting: string, isThere: boolean, purpose: string][] = [
    ["d1_databases", d1_databases.some(({ binding }) => binding === "DB"), "DB, where everything is kept"],
    ["kv_namespaces", kv_namespaces.some(({ binding }) => binding === "KV"), "KV, where messages wait for a page"],
    ["r2_buckets", r2_buckets.length > 0, "a bucket, where backups are kept"],
    [
      "images",
      images?.binding !== undefined || !r2_buckets.some(({ binding }) => binding === "MEDIA"),
      "a binding, which makes the copies of pictures in MEDIA",
    ],
  ];
  return missing
    .filter(([, isThere]) => !isThere)
    .map(([setting, , purpose]) => ({ setting, text: `lacks ${purpose}`, heading }));
}

function missingInRehearsal(settings: Settings, shop: Settings): Problem[] {
  const own = new Set(bindingsOf(settings));
  return bindingsOf(shop)
    .filter((one) => !own.has(one))
    .map((one) => ({
      setting: one,
      text: "is the shop's and not the rehearsal's: write it into that section as well",
      heading: "Staging",
    }));
}

function sharedWithShop(settings: Settings, shop: Settings): Problem[] {
  const shops = resourcesOf(shop);
  const counted = settings.ratelimits
    .filter(({ namespace_id: id }) => shop.ratelimits.some((one) => one.namespace_id === id))
    .map(({ name, namespace_id: id }) => ({
      setting: name,
      text: `counts in the shop's own namespace_id ${id}: write another number`,
      heading: "Staging",
    }));
  const datasets = settings.analytics_engine_datasets
    .filter(({ dataset }) => shop.analytics_engine_datasets.some((one) => one.dataset === dataset))
    .map(({ binding, dataset = "" }) => ({
      setting: binding,
      text: `counts into the shop's own dataset ${dataset}: name another`,
      heading: "Staging",
    }));
  const held = resourcesOf(settings)
    .filter(({ kind, name, id }) =>
      shops.some((one) => one.kind === kind && (one.name === name || (!isPlaceholder(id) && one.id === id))),
    )
    .map(({ kind, binding, name }) => ({
      setting: binding,
      text: `is the shop's own ${kind}, ${name}: a rehearsal on it would change the shop`,
      heading: "Staging",
    }));
  return [...held, ...datasets, ...counted];
}
