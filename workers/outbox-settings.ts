import { isPortalOpen } from "../app/http/secrets/portal-signature.server.ts";

/** A missing binding turns its channel off. */
export interface OutboxConfiguration {
  DB: D1Database;
  PUBLIC_ORIGIN: string;
  /** Secret; vendors' links are derived from it. */
  SESSION_SECRET?: string;
  SESSION_SECRET_PREVIOUS?: string;
  MAIL_API_URL?: string;
  MAIL_FROM?: string;
  MAIL_API_KEY?: string;
  SMS_API_URL?: string;
  SMS_FROM?: string;
  SMS_API_KEY?: string;
  /** Secret: the key file of a service account, as JSON. */
  FCM_SERVICE_ACCOUNT?: string;
  /** Secret; vendors' keys are derived from it. */
  PORTAL_SECRET?: string;
  PORTAL_LOCAL_ENDPOINTS?: string;
  TEST_FCM_URL?: string;
}

export type OutboxSettings = ReturnType<typeof readOutboxSettings>;

/** null for kinds of messages that are not sent (security-and-faults.md 3, settled.md 36). */
export function readOutboxSettings(env: OutboxConfiguration) {
  const provider = (url = "", key = "", from = "") => (url && key && from ? { url, key, from } : null);
  const url = env.TEST_FCM_URL || "https://fcm.googleapis.com";
  const serviceAccount = env.FCM_SERVICE_ACCOUNT;
  const portalSecret = env.PORTAL_SECRET ?? "";
  return {
    db: env.DB,
    publicOrigin: env.PUBLIC_ORIGIN,
    secrets: [env.SESSION_SECRET, env.SESSION_SECRET_PREVIOUS].flatMap((secret) => (secret ? [secret] : [])),
    mail: provider(env.MAIL_API_URL, env.MAIL_API_KEY, env.MAIL_FROM),
    sms: provider(env.SMS_API_URL, env.SMS_API_KEY, env.SMS_FROM),
    push: serviceAccount ? { serviceAccount, url } : null,
    event: isPortalOpen(portalSecret) ? { portalSecret, isLocalEndpoint: env.PORTAL_LOCAL_ENDPOINTS === "1" } : null,
  };
}
