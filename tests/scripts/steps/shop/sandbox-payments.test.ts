import { afterAll, beforeAll, expect, test } from "vitest";
import { parseBankAccounts } from "../../../../app/domain/checkout/payment.ts";
import type { PageSettings } from "../../../../app/domain/orders/payment-providers.ts";
import { chapa } from "../../../../app/outbound/chapa.ts";
import type { PageRequest } from "../../../../app/outbound/payment-page.ts";
import { checkSettings } from "../../../../scripts/steps/deploy/check-settings.ts";
import { serveSandboxPayments, type SandboxPayments } from "../../../../scripts/steps/shop/sandbox-payments.ts";
import { validSettings, validShop } from "../deploy/valid-settings.ts";

const SHOP = "http://localhost:8787";
const BACK = `${SHOP}/orders/abc/pay?back=1`;

let sandbox: SandboxPayments;
let settings: PageSettings;
let made = 0;

beforeAll(async () => {
  sandbox = await serveSandboxPayments(SHOP);
  const { CHAPA_API_URL, CHAPA_PAGE_ORIGIN, CHAPA_SECRET_KEY } = sandbox.bindings;
  settings = { url: CHAPA_API_URL!, page: CHAPA_PAGE_ORIGIN!, key: CHAPA_SECRET_KEY!, webhookSecret: "" };
});
afterAll(() => sandbox.stop());

async function ask(more: Partial<PageRequest> = {}) {
  const reference = `gulit-${(made += 1)}`;
  const asked = { reference, amount: 733_000, name: "Hana Tesfaye", phone: "+251911234567", email: null };
  return {
    reference,
    page: await chapa.open(settings, { ...asked, orderNumber: "48 2719 3158", back: BACK, ...more }),
  };
}

test("it opens no page that leads elsewhere, and answers nobody without its key", async () => {
  for (const back of ["https://evil.example/", "javascript:alert(1)", "//evil.example", "http://localhost:8788/"]) {
    expect((await ask({ back })).page, back).toBeNull();
  }
  const { page, reference } = await ask({ orderNumber: "<script>1</script>" });
  expect(await (await fetch(page!)).text()).not.toContain("<script>");
  expect(await chapa.open({ ...settings, key: "other" }, { ...(await requestOf("k")), back: BACK })).toBeNull();
  expect(await chapa.verify({ ...settings, key: "other" }, reference)).toBeNull();
  for (const path of ["/pay/unknown", "/", "/pay/%E1", "/v1/transaction/verify/%E1"]) {
    expect((await fetch(settings.page + path)).status, path).toBeGreaterThanOrEqual(400);
  }
});

const requestOf = async (reference: string) => ({
  ...{ reference, amount: 100, name: "A", phone: "+251911234567", email: null, orderNumber: "1" },
});

test("it listens on loopback alone, its account says what it is, and no shop is deployed with it", () => {
  expect(new URL(settings.page).hostname).toBe("127.0.0.1");
  for (const locale of ["en", "am"] as const) {
    const [account] = parseBankAccounts(sandbox.bindings.BANK_ACCOUNTS!, locale);
    expect(account!.bank).toMatch(/^(Sandbox: send no money|ማሳያ፦ ገንዘብ አይላኩ)$/);
  }
  const { CHAPA_API_URL, CHAPA_PAGE_ORIGIN } = sandbox.bindings;
  const vars = { ...validSettings().vars, CHAPA_API_URL, CHAPA_PAGE_ORIGIN };
  const refused = checkSettings(validShop({ vars })).map(({ setting }) => setting);
  expect(refused).toEqual(expect.arrayContaining(["CHAPA_API_URL", "CHAPA_PAGE_ORIGIN"]));
});
