import { type Checked, type Settings, SHOP } from "../../../../scripts/steps/deploy/settings.ts";

export function validSettings(changes: Partial<Settings> = {}): Settings {
  return {
    name: "gulit",
    vars: {
      PUBLIC_ORIGIN: "https://gulit.et",
      MAIL_API_URL: "https://api.resend.com/emails",
      MAIL_FROM: "Gulit <no-reply@gulit.et>",
      CHAPA_API_URL: "https://api.chapa.co/v1",
      RL_SIGN_IN: "10/900",
      SMS_API_URL: "",
      SMS_FROM: "",
      FIREBASE_PROJECT_ID: "",
    },
    secrets: { required: ["SESSION_SECRET", "OPERATOR_TOKEN"] },
    d1_databases: [{ binding: "DB", database_name: "gulit", database_id: "5f0e1c3a-0d5e-4b4f-9a7b-6f1d2c3b4a59" }],
    kv_namespaces: [{ binding: "KV", id: "06779da6940b431db6e566b4846d64db" }],
    r2_buckets: [{ binding: "BACKUPS", bucket_name: "gulit-backups" }],
    queues: {
      producers: [{ binding: "OUTBOX", queue: "gulit-outbox" }],
      consumers: [{ queue: "gulit-outbox" }],
    },
    analytics_engine_datasets: [{ binding: "COUNTS", dataset: "gulit_counts" }],
    ratelimits: [{ name: "RL_WRITES", namespace_id: "1001" }],
    routes: [{ pattern: "gulit.et", custom_domain: true }],
    triggers: { crons: ["* * * * *"] },
    limits: { cpu_ms: 30_000 },
    observability: { enabled: true },
    ...changes,
  };
}

export function validShop(changes: Partial<Settings> = {}): Checked {
  const settings = validSettings(changes);
  return { place: SHOP, settings, shop: settings };
}

export function validRehearsal(changes: Partial<Settings> = {}): Checked {
  const shop = validSettings();
  const settings = validSettings({
    name: "gulit-staging",
    vars: { ...shop.vars, PUBLIC_ORIGIN: "https://staging.gulit.et" },
    d1_databases: [
      { binding: "DB", database_name: "gulit-staging", database_id: "b1946ac9-2d5e-4b4f-9a7b-6f1d2c3b4a59" },
    ],
    kv_namespaces: [{ binding: "KV", id: "d64db06779da6940b431db6e566b4846" }],
    r2_buckets: [{ binding: "BACKUPS", bucket_name: "gulit-staging-backups" }],
    queues: {
      producers: [{ binding: "OUTBOX", queue: "gulit-staging-outbox" }],
      consumers: [{ queue: "gulit-staging-outbox" }],
    },
    analytics_engine_datasets: [{ binding: "COUNTS", dataset: "gulit_staging_counts" }],
    ratelimits: [{ name: "RL_WRITES", namespace_id: "2001" }],
    routes: [{ pattern: "staging.gulit.et", custom_domain: true }],
    ...changes,
  });
  return { place: "staging", settings, shop };
}
