import { expect, test } from "vitest";
import { deploy } from "../../../../scripts/steps/deploy/deploy.ts";
import { emulatedAccount } from "./emulated-account.ts";
import { soundSettings, soundShop } from "./sound-settings.ts";

const bad = soundShop({ vars: { ...soundSettings().vars, PUBLIC_ORIGIN: "http://localhost:8787" } });
const asked = { isDry: false, contracts: false, pauseMs: 0 };

test("settings that cannot work end it: every sentence is said, and nothing was run but questions", async () => {
  for (const isDry of [false, true]) {
    const account = emulatedAccount();
    await expect(deploy(account.cloud, { ...asked, checked: bad, isDry })).rejects.toThrow(
      /settings to mend:\n {2}PUBLIC_ORIGIN is http:\/\/localhost:8787: .*\n {2}DB is a D1 database that the account does not hold/,
    );
    expect(account.ran.every((line) => /^whoami| list\b/.test(line))).toBe(true);
    expect(account.said).toContain("  BANK_ACCOUNTS is empty: no bank transfer is offered.");
  }
});

test("who is not signed in deploys nothing", async () => {
  const account = emulatedAccount({ isSignedOut: true });
  await expect(deploy(account.cloud, { ...asked, checked: soundShop() })).rejects.toThrow(/not signed in/);
  expect(account.ran).toEqual(["whoami --json"]);
});
