import { expect, test } from "vitest";
import {
  cartHash,
  issueFormKey,
  openFormKey,
  issueCustomOrderKey,
  openCustomOrderKey,
} from "../../../app/http/forms/form-key.server.ts";

// security-and-faults.md 3.

const secrets = ["a secret of the shop, 32 characters", "the secret before it, 32 characters"] as const;
const shown = { cart: "carthash", shownTotal: 733_000 };
const key = issueFormKey([secrets[0]], "session", shown);

test("opens in its session for what it was made for, the same way every time", () => {
  const opened = openFormKey(key, [secrets[0]], "session", shown);
  expect(opened).toMatchObject({
    keyHash: expect.stringMatching(/^[\w-]{43}$/),
    contentHash: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(openFormKey(key, [secrets[0]], "session", { ...shown })).toEqual(opened);
  expect(openFormKey(issueFormKey([secrets[1]], "session", shown), [...secrets], "session", shown)).not.toBeNull();
  expect(openFormKey(key, [secrets[1]], "session", shown)).toBeNull();
});

test("two forms of one cart are two intentions of the same content", () => {
  const [a, b] = [key, issueFormKey([secrets[0]], "session", shown)].map((one) =>
    openFormKey(one, [secrets[0]], "session", shown)!,
  );
  expect(a!.keyHash).not.toBe(b!.keyHash);
  expect(a!.contentHash).toBe(b!.contentHash);
});

test.each([
  ["another session", key, "other", shown],
  ["other lines", key, "session", { ...shown, cart: "other" }],
  ["another total", key, "session", { ...shown, shownTotal: 732_999 }],
  ["no total", key, "session", { ...shown, shownTotal: NaN }],
  ["another random part", `${"A".repeat(22)}${key.slice(22)}`, "session", shown],
  ["another signature", `${key.slice(0, 23)}${"A".repeat(43)}`, "session", shown],
  ["no signature", key.split(".")[0]!, "session", shown],
  ["nothing", "", "session", shown],
  ["too much", key.repeat(2), "session", shown],
])("%s: no key", (_, text, session, content) => {
  expect(openFormKey(text, [secrets[0]], session, content)).toBeNull();
});

test("the lines of a cart are known whatever their order and price, and no others pass for them", () => {
  const line = (id: number, variantId: number, quantity: number) => ({ product: { id }, variantId, quantity });
  const hash = cartHash([line(1, 0, 2), line(11, 5, 1)]);
  expect(cartHash([line(11, 5, 1), line(1, 0, 2)])).toBe(hash);
  for (const other of [
    [line(1, 0, 2)],
    [line(1, 0, 1), line(11, 5, 1)],
    [line(1, 1, 2), line(11, 5, 1)],
    [line(1, 0, 2), line(1, 15, 1)],
  ]) {
    expect(cartHash(other)).not.toBe(hash);
  }
});

// Specification 2.1.

const OLD = ["the secret before the last change of it", "x"] as const;
const SECRETS = ["the secret of today, long enough to sign", OLD[0]] as const;

test("opens what it issued, by the secret of today or the one before; every key is another", () => {
  const made = { madeAt: Date.UTC(2026, 10, 22), isRepeated: true };
  const key = issueCustomOrderKey(SECRETS, "mine", made);
  expect(openCustomOrderKey(key, SECRETS, "mine")).toMatchObject(made);
  expect(openCustomOrderKey(issueCustomOrderKey(OLD, "mine", made), SECRETS, "mine")).toMatchObject(made);
  const other = openCustomOrderKey(issueCustomOrderKey(SECRETS, "mine", made), SECRETS, "mine")!;
  expect(other.keyHash).not.toBe(openCustomOrderKey(key, SECRETS, "mine")!.keyHash);
});

test("another session's, a changed, a cut and no key at all are none", () => {
  const key = issueCustomOrderKey(SECRETS, "mine", { madeAt: 1_000_000, isRepeated: false });
  expect(openCustomOrderKey(key, SECRETS, "yours")).toBeNull();
  const again = key.replace(/\.f\./, ".a.");
  const older = key.replace(/\.lfls\./, ".lflr.");
  for (const one of [again, older, key.slice(1), `${key}x`, "", undefined]) {
    expect(one).not.toBe(key);
    expect(openCustomOrderKey(one, SECRETS, "mine")).toBeNull();
  }
});
