import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAccount, findAccount } from "../../../app/data/accounts/accounts.server.ts";
import { findSignedIn } from "../../../app/data/accounts/sessions.server.ts";
import { isProofStale, signIn, signOut, type SignIn } from "../../../app/data/accounts/sign-in.server.ts";
import { maximumQuantity } from "../../../app/domain/constants.ts";
import { fillCart } from "../orders/order-shop.ts";
import { DAY, NOW, insertSmallCatalogue } from "../small-catalogue.ts";
import { db, empty, readRow, readRows, readValue, run } from "../../support/test-database.ts";
import { insert } from "../../support/insert.ts";

// security-and-faults.md 2 (cart, session), 4; settled.md 20.

const GUEST = "session:guest";
let accountId = 0;
let sessions = 0;

beforeAll(async () => {
  await insertSmallCatalogue(db);
  accountId = (await createAccount(db, {
    name: "Hana",
    contact: { kind: "phone", value: "+251911000001" },
    passwordHash: "x",
    locale: "en",
    owner: GUEST,
    now: NOW,
  }))!.id;
});

beforeEach(async () => {
  await empty("cart", "compare_item", "recent_view", "push_token", "session");
  await run("UPDATE product SET stock_amount = 5, listed_stock = 5");
});

const entering = (more: Partial<SignIn> = {}): SignIn => ({
  accountId,
  oldHash: "guest",
  newHash: `new${++sessions}`,
  publicId: `public${sessions}`,
  device: "Chrome",
  recent: [],
  now: NOW,
  ...more,
});

interface Line {
  product: number;
  variant: number;
  quantity: number;
}

const fill = async (owner: string, lines: readonly Line[]) => {
  if (lines.length > 0) await fillCart(db, owner, lines);
};

async function held(owner: string): Promise<Record<string, number>> {
  const results = await readRows<{ product_id: number; variant_id: number; quantity: number }>(
    "SELECT product_id, variant_id, quantity FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE owner = ?1)",
    owner,
  );
  return Object.fromEntries(results.map((row) => [`${row.product_id}.${row.variant_id}`, row.quantity]));
}

/** The rule written a second time: own lines stay, guest lines add up to stock, 99 and 50 lines, oldest first. */
function merged(own: readonly Line[], guest: readonly Line[], stock: (id: number) => number): Record<string, number> {
  const cart = new Map(own.map(({ product, variant, quantity }) => [`${product}.${variant}`, quantity]));
  const ofProduct = (id: number) => [...cart].reduce((sum, [key, n]) => sum + (key.startsWith(`${id}.`) ? n : 0), 0);
  for (const { product, variant, quantity } of guest) {
    const key = `${product}.${variant}`;
    const others = ofProduct(product) - (cart.get(key) ?? 0);
    const before = cart.get(key) ?? 0;
    const after = Math.max(before, 0, Math.min(before + quantity, stock(product) - others, maximumQuantity));
    if (after > 0 && (before > 0 || cart.size < 50)) cart.set(key, after);
  }
  return Object.fromEntries(cart);
}

const sameLine = (a: Line, b: Line) => a.product === b.product && a.variant === b.variant;

const lines = fc.uniqueArray(
  fc.record({
    product: fc.constantFrom(1, 2, 3, 4, 5, 7),
    variant: fc.constantFrom(0, 1, 2),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { selector: ({ product, variant }) => `${product}.${variant}`, maxLength: 8 },
);

describe("the cart at sign-in", () => {
  test(
    "is the union, quantities summed and capped at stock and 99; twice is as good as once",
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          lines,
          lines,
          fc.array(fc.constantFrom(0, 1, 5, 60, 150, 500), { minLength: 8, maxLength: 8 }),
          async (own, guest, stocks) => {
            await run("DELETE FROM cart");
            await run(
              "UPDATE product SET (stock_amount, listed_stock) = (SELECT value, value FROM json_each(?1) WHERE key = product.id)",
              JSON.stringify([...stocks, 5, 5]),
            );
            await fill(GUEST, guest);
            await fill(`account:${accountId}`, own);
            const first = await signIn(db, entering());
            const expected = merged(own, guest, (id) => stocks[id]!);
            expect(await held(`account:${accountId}`)).toEqual(expected);
            expect(first.cartCount).toBe(Object.values(expected).reduce((sum, n) => sum + n, 0));
            const lost = guest.filter(({ product, variant, quantity }) => {
              const before = own.find((line) => line.product === product && line.variant === variant)?.quantity ?? 0;
              return (expected[`${product}.${variant}`] ?? 0) - before < quantity;
            });
            const short = first.merged.filter(({ taken, wanted }) => taken < wanted);
            expect(short).toHaveLength(lost.length);
            const missing = short.reduce((sum, { taken, wanted }) => sum + wanted - taken, 0);
            const units = (all: readonly Line[]) => all.reduce((sum, { quantity }) => sum + quantity, 0);
            expect(first.cartCount + missing).toBe(units(own) + units(guest));
            const both = guest.filter((line) => own.some((one) => sameLine(one, line)));
            expect(first.merged.filter(({ had }) => had > 0)).toHaveLength(both.length);
            expect(await held(GUEST)).toEqual({});
            const second = await signIn(db, entering());
            expect(second).toMatchObject({ cartCount: first.cartCount, merged: [], codes: null });
            expect(await held(`account:${accountId}`)).toEqual(expected);
          },
        ),
        { numRuns: 40 },
      );
    },
  );

  test("grows to what each option has, where options have a stock of their own", async () => {
    const options = [
      { product: 1, variant: 9_001, quantity: 4 },
      { product: 1, variant: 9_002, quantity: 4 },
    ];
    await run("DELETE FROM cart");
    await run("UPDATE product SET stock_amount = 8, listed_stock = 8 WHERE id = 1");
    await run(`INSERT INTO product_variant (id, product_id, position, size, price, stock_amount)
         VALUES (9001, 1, 1, 'M', 100, 2), (9002, 1, 2, 'L', 100, 6)`);
    await fill(GUEST, options);
    await fill(`account:${accountId}`, [{ product: 1, variant: 9_002, quantity: 3 }]);
    const { merged: received } = await signIn(db, entering());
    expect(await held(`account:${accountId}`)).toEqual({ "1.9001": 2, "1.9002": 6 });
    expect(received.map(({ wanted, taken }) => [wanted, taken])).toEqual([
      [4, 2],
      [4, 3],
    ]);
    await run("DELETE FROM product_variant WHERE id IN (9001, 9002)");
  });

  test("holds at most 50 lines; what is left out is told", async () => {
    await run("UPDATE product SET stock_amount = 900, listed_stock = 900");
    const own = Array.from({ length: 48 }, (_, variant) => ({ product: 1, variant, quantity: 1 }));
    await fill(`account:${accountId}`, own);
    await fill(GUEST, [
      { product: 2, variant: 0, quantity: 1 },
      { product: 1, variant: 3, quantity: 2 },
      { product: 3, variant: 0, quantity: 1 },
      { product: 4, variant: 0, quantity: 3 },
    ]);
    const { merged: received, cartCount } = await signIn(db, entering());
    expect(received).toMatchObject([
      { name: "Phone one", nameAm: null, wanted: 2, taken: 2, had: 1, isCartFull: 0 },
      { name: "Blue shoe", nameAm: "ሰማያዊ ጫማ", wanted: 3, taken: 0, had: 0, isCartFull: 1 },
    ]);
    expect(cartCount).toBe(48 + 1 + 2 + 1);
    expect(Object.keys(await held(`account:${accountId}`))).toHaveLength(50);
  });

  test.each([
    ["A", null, { guest: "A", own: null }, "A"],
    ["A", "B", { guest: "A", own: "B" }, "B"],
    ["A", "A", { guest: "A", own: "A" }, "A"],
    [null, "B", null, "B"],
    [null, null, null, null],
  ])("a discount code %s beside the account's %s", async (guest, own, codes, kept) => {
    await fill(GUEST, [{ product: 1, variant: 0, quantity: 1 }]);
    await fill(`account:${accountId}`, [{ product: 2, variant: 0, quantity: 1 }]);
    await run("UPDATE cart SET coupon_code = iif(owner = ?1, ?2, ?3)", GUEST, guest, own);
    expect((await signIn(db, entering())).codes).toEqual(codes);
    expect(await readValue("SELECT coupon_code FROM cart WHERE owner = ?1", `account:${accountId}`)).toBe(kept);
  });

  test("of two prices a line was added at the lower one stays, so that a rise is told", async () => {
    const both = [1, 2].map((product) => ({ product, variant: 0, quantity: 1 }));
    for (const owner of [GUEST, `account:${accountId}`]) await fill(owner, both);
    const guests = "cart_id = (SELECT id FROM cart WHERE owner = ?1)";
    await run(`UPDATE cart_line SET price_when_added = iif(product_id = 1, 90, 120) WHERE ${guests}`, GUEST);
    await signIn(db, entering());
    expect(await readRows("SELECT price_when_added AS price FROM cart_line ORDER BY product_id")).toEqual([
      { price: 90 },
      { price: 100 },
    ]);
  });
});

test("of two comparisons the newest four stay; last viewed products keep their order", async () => {
  const add = async (owner: string, ids: number[], at: number) => {
    for (const [index, product_id] of ids.entries())
      await insert(db, "compare_item", { owner, product_id, added_at: at + index }).run();
  };
  await add(`account:${accountId}`, [1, 2, 3], NOW - DAY);
  await add(GUEST, [6, 4, 3, 5], NOW);
  const recent = [9, 123_456, 1, 6, 2].map((productId) => ({ productId, variantId: 0 }));
  const { compared } = await signIn(db, entering({ recent }));
  expect(compared.map(({ productId }) => productId)).toEqual([2, 3, 4, 5]);
  expect(await readValue("SELECT count(*) AS n FROM compare_item WHERE owner = ?", GUEST)).toBe(0);
  const results = await readRows<{ id: number }>(
    "SELECT product_id AS id FROM recent_view WHERE account_id = ? ORDER BY seen_at DESC",
    accountId,
  );
  expect(results.map(({ id }) => id)).toEqual([9, 1, 2]);
});

describe("the session", () => {
  test("that was there before is dead, the new one is the account's, until it signs out", async () => {
    await run("INSERT INTO push_token VALUES ('t', ?1, 'guest', 1, 1)", GUEST);
    const one = entering();
    await signIn(db, one);
    expect(await findSignedIn(db, one.newHash, NOW)).toMatchObject({ id: accountId, name: "Hana" });
    const token = () => readRow("SELECT owner, session_hash FROM push_token");
    expect(await token()).toEqual({ owner: `account:${accountId}`, session_hash: one.newHash });
    const two = entering({ oldHash: one.newHash });
    await signIn(db, two);
    expect(await findSignedIn(db, one.newHash, NOW)).toBeNull();
    await signOut(db, two.newHash);
    expect(await findSignedIn(db, two.newHash, NOW)).toBeNull();
    expect(await token()).toBeNull();
  });

  test.each([
    [29, 0, true],
    [31, 0, false],
    [89, 88, true],
    [91, 88, false],
  ])("%i days after sign-in, last seen on day %i: %s (settled.md 18)", async (days, seen, isIn) => {
    const one = entering();
    await signIn(db, one);
    await run("UPDATE session SET seen_at = ?2 WHERE id_hash = ?1", one.newHash, NOW + seen * DAY);
    expect((await findSignedIn(db, one.newHash, NOW + days * DAY)) !== null).toBe(isIn);
  });
});

test("an account is found by its contact alone, and a contact has one account", async () => {
  const contact = { kind: "email", value: "hana@example.com" } as const;
  const make = () => createAccount(db, { name: "H", contact, passwordHash: "h", locale: "en", owner: GUEST, now: NOW });
  const made = await Promise.all([make(), make(), make()]);
  expect(made.filter((id) => id !== null)).toHaveLength(1);
  expect(await findAccount(db, contact)).toMatchObject({ name: "H", passwordHash: "h" });
  expect(await findAccount(db, { kind: "phone", value: "hana@example.com" })).toBeNull();
  expect(await findAccount(db, null)).toBeNull();
});

test("a password that was changed, or an account that was deleted, after it was checked signs nobody in", async () => {
  await fill(GUEST, [{ product: 1, variant: 0, quantity: 2 }]);
  await expect(signIn(db, entering({ passwordHash: "older", newHash: "s1" }))).rejects.toSatisfy(isProofStale);
  await expect(signIn(db, entering({ accountId: 999_999, newHash: "s2" }))).rejects.toSatisfy(isProofStale);
  expect(await findSignedIn(db, "s1", NOW)).toBeNull();
  expect(await held(GUEST)).toEqual({ "1.0": 2 });
  await signIn(db, entering({ passwordHash: "x", newHash: "s3" }));
  expect(await findSignedIn(db, "s3", NOW)).toMatchObject({ id: accountId });
  expect(await held(GUEST)).toEqual({});
});
