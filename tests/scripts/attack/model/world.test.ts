import { expect, test } from "vitest";
import { cancelAtDesk, cancelOwn, press, printForm } from "../../../../scripts/attack/model/orders.ts";
import {
  add,
  cartOf,
  COUPON,
  enterCoupon,
  newWorld,
  quote,
  remove,
  sendTab,
  signIn,
  signOut,
  undo,
  type World,
} from "../../../../scripts/attack/model/world.ts";

// settled.md 20, 21.

const fees = { near: 10_000, freeFrom: 500_000 };
const goods = [
  { price: 60_000, stock: 5, isSold: true, seller: 0 },
  { price: 200_000, stock: 2, isSold: true, seller: 1 },
] as const;
const world = (...adding: [number, number][]): World => {
  const made = newWorld(goods);
  for (const [good, units] of adding) expect(add(made, good, units)).toBe(303);
  return made;
};
const units = (of: World) => [...cartOf(of).lines].map(([good, line]) => [good, line.units]);

test("more than there is of a good is refused, with what the cart holds counted in", () => {
  const one = world([0, 3]);
  expect(add(one, 0, 3)).toBe(422);
  expect(add(one, 0, 2)).toBe(303);
  expect(units(one)).toEqual([[0, 5]]);
});

test("each seller's parcel has a fee, and a coupon takes off from its minimum on", () => {
  const one = world([0, 1]);
  expect(enterCoupon(one, fees)).toBe(422);
  expect(add(one, 1, 1)).toBe(303);
  expect(enterCoupon(one, fees)).toBe(303);
  expect(quote(one, fees)).toMatchObject({ goods: 260_000, discount: 26_000, total: 254_000, sellers: [0, 1] });
});

test("a guest's cart joins the account's up to the stock, at the lower price", () => {
  const one = world([0, 3]);
  signIn(one, "A");
  signOut(one);
  one.goods[0]!.price = 70_000;
  expect(add(one, 0, 4)).toBe(303);
  signIn(one, "A");
  expect([...cartOf(one).lines.values()]).toEqual([{ units: 5, price: 60_000 }]);
  signOut(one);
  expect(units(one)).toEqual([]);
});

test("what was removed comes back as it was, in its own session alone", () => {
  const one = world([0, 2]);
  remove(one, 0);
  expect(undo(one)).toBe(303);
  expect(units(one)).toEqual([[0, 2]]);
  remove(one, 0);
  signIn(one, "B");
  expect(undo(one)).toBe(422);
  expect(units(one)).toEqual([]);
});

test("an old page sets only what was changed on it, in its own session alone", () => {
  const one = world([0, 2], [1, 1]);
  one.tab = {
    session: 0,
    units: new Map([
      [0, 2],
      [1, 1],
    ]),
  };
  remove(one, 1);
  expect(sendTab(one, 1, 2)).toBe(303);
  expect(sendTab(one, 0, 4)).toBe(303);
  expect(units(one)).toEqual([[0, 4]]);
  signIn(one, "A");
  expect(sendTab(one, 0, 1)).toBe(403);
});

test("a form orders once, and never for more than it showed", () => {
  const one = world([0, 2], [1, 1]);
  expect(enterCoupon(one, fees)).toBe(303);
  printForm(one, fees);
  one.goods[0]!.price += 1_000;
  expect(press(one, fees)).toBe(409);
  one.goods[0]!.price -= 2_000;
  expect([press(one, fees), press(one, fees)]).toEqual([303, 303]);
  expect(one.orders).toHaveLength(1);
  expect(one.goods.map(({ stock }) => stock)).toEqual([3, 1]);
  expect([cartOf(one).lines.size, one.couponUses]).toEqual([0, 1]);
});

test("what is cancelled goes back on the shelf once, and the coupon with the last parcel", () => {
  const one = world([0, 2], [1, 1]);
  enterCoupon(one, fees);
  printForm(one, fees);
  press(one, fees);
  expect(cancelOwn(one, 0, 0)).toBe(303);
  expect(cancelOwn(one, 0, 0)).toBe(303);
  expect([one.goods[0]!.stock, one.couponUses]).toEqual([5, 1]);
  expect([cancelAtDesk(one, 0), cancelAtDesk(one, 0)]).toEqual([303, 409]);
  expect([one.goods[1]!.stock, one.couponUses]).toEqual([2, 0]);
  signIn(one, "A");
  signOut(one);
  expect(cancelOwn(one, 0, 0)).toBe(404);
});

test("a coupon with no use left takes nothing off", () => {
  const one = world([1, 1]);
  one.couponUses = COUPON.uses;
  expect(enterCoupon(one, fees)).toBe(422);
});
