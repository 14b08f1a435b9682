import { isPortalOpen } from "../app/http/secrets/portal-signature.server.ts";

/** Bindings of the outbox's consumer; what is missing turns a way of telling off. */
export interface OutboxConfiguration {
  DB: D1Database;
  PUBLIC_ORIGIN: string;
  /** Secret; the links of vendors follow from it. */
  SESSION_SECRET?: string;
  /** Secret: the one before. */
  SESSION_SECRET_PREVIOUS?: string;
  MAIL_API_URL?: string;
  MAIL_FROM?: string;
  /** Secret. */
  MAIL_API_KEY?: string;
  SMS_API_URL?: string;
  SMS_FROM?: string;
  /** Secret. */
  SMS_API_KEY?: string;
  /** Secret: the key file of a service account, as JSON. */
  FCM_SERVICE_ACCOUNT?: string;
  /** Secret: vendors' keys are made from it. */
  PORTAL_SECRET?: string;
  PORTAL_LOCAL_ENDPOINTS?: string;
  /** Present in test configurations only. */
  TEST_FAULTS?: string;
  /** Where tests let a stand-in answer for FCM. */
  TEST_FCM_URL?: string;
  /** Milliseconds a provider is waited for in tests. */
  TEST_CALL_MS?: string;
}

interface Provider {
  url: string;
  key: string;
  from: string;
  limit?: number;
}

export interface OutboxSettings {
  db: D1Database;
  publicOrigin: string;
  /** Current first. */
  secrets: string[];
  mail: Provider | null;
  sms: Provider | null;
  push: { serviceAccount: string; url: string; limit?: number } | null;
  event: { portalSecret: string; isLocalEndpoint: boolean; limit?: number } | null;
}

/** How each kind of message leaves; null for those that stay here (security-and-faults.md 3, settled.md 36). */
export function readOutboxSettings(env: OutboxConfiguration): OutboxSettings {
  const isTest = Boolean(env.TEST_FAULTS);
  const wait = isTest && env.TEST_CALL_MS ? { limit: Number(env.TEST_CALL_MS) } : {};
  const provider = (url = "", key = "", from = "") => (url && key && from ? { url, key, from, ...wait } : null);
  const url = (isTest && env.TEST_FCM_URL) || "https://fcm.googleapis.com";
  const serviceAccount = env.FCM_SERVICE_ACCOUNT;
  const portalSecret = env.PORTAL_SECRET ?? "";
  return {
    db: env.DB,
    publicOrigin: env.PUBLIC_ORIGIN,
    secrets: [env.SESSION_SECRET, env.SESSION_SECRET_PREVIOUS].flatMap((secret) => (secret ? [secret] : [])),
    mail: provider(env.MAIL_API_URL, env.MAIL_API_KEY, env.MAIL_FROM),
    sms: provider(env.SMS_API_URL, env.SMS_API_KEY, env.SMS_FROM),
    push: serviceAccount ? { serviceAccount, url, ...wait } : null,
    event: isPortalOpen(portalSecret)
      ? { portalSecret, isLocalEndpoint: env.PORTAL_LOCAL_ENDPOINTS === "1", ...wait }
      : null,
  };
}
