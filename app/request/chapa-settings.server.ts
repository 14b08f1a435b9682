/** url: `https://api.chapa.co/v1`; page: origin of the payment pages, for our policy (settled.md 13). */
export interface ChapaSettings {
  url: string;
  page: string;
  key: string;
  webhookSecret: string;
  limit?: number;
}

export interface ChapaConfiguration {
  CHAPA_API_URL?: string;
  CHAPA_PAGE_ORIGIN?: string;
  CHAPA_SECRET_KEY?: string;
  CHAPA_WEBHOOK_SECRET?: string;
  TEST_FAULTS?: string;
  TEST_CALL_MS?: string;
}

/** null while a setting is missing: Chapa is then not offered (settled.md 36). */
export function readChapa(env: ChapaConfiguration): ChapaSettings | null {
  const { CHAPA_API_URL, CHAPA_PAGE_ORIGIN, CHAPA_SECRET_KEY: key, CHAPA_WEBHOOK_SECRET: webhookSecret } = env;
  if (!CHAPA_API_URL || !CHAPA_PAGE_ORIGIN || !key || !webhookSecret) return null;
  const wait = env.TEST_FAULTS && env.TEST_CALL_MS ? { limit: Number(env.TEST_CALL_MS) } : {};
  return { url: CHAPA_API_URL, page: new URL(CHAPA_PAGE_ORIGIN).origin, key, webhookSecret, ...wait };
}
