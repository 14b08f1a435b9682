import { expect, test } from "vitest";
import { parseBankAccounts } from "../../../../app/domain/checkout/payment.ts";
import { checkSettings } from "../../../../scripts/steps/deploy/check-settings.ts";
import { serveSandboxPayments } from "../../../../scripts/steps/shop/sandbox-payments.ts";
import { validSettings, validShop } from "../deploy/valid-settings.ts";

test("it listens on loopback alone, its account says what it is, and no shop is deployed with it", async () => {
  const { bindings, stop } = await serveSandboxPayments("http://localhost:8787");
  await stop();
  const { CHAPA_API_URL, CHAPA_PAGE_ORIGIN } = bindings;
  expect(new URL(CHAPA_PAGE_ORIGIN!).hostname).toBe("127.0.0.1");
  for (const locale of ["en", "am"] as const) {
    const [account] = parseBankAccounts(bindings.BANK_ACCOUNTS!, locale);
    expect(account!.bank).toMatch(/^(Sandbox: send no money|ማሳያ፦ ገንዘብ አይላኩ)$/);
  }
  const vars = { ...validSettings().vars, CHAPA_API_URL, CHAPA_PAGE_ORIGIN };
  const refused = checkSettings(validShop({ vars })).map(({ setting }) => setting);
  expect(refused).toEqual(expect.arrayContaining(["CHAPA_API_URL", "CHAPA_PAGE_ORIGIN"]));
});
