import { expect, test } from "vitest";
import { cartHash, issueFormKey, openFormKey } from "../../../app/http/forms/form-key.server.ts";

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

test("another secret opens nothing", () => {
  expect(openFormKey(key, [secrets[1]], "session", shown)).toBeNull();
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
