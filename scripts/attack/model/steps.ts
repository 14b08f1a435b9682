import fc from "fast-check";
import * as cart from "./cart-steps.ts";
import * as other from "./other-steps.ts";
import { START, type Player } from "./player.ts";
import { type Doing, Step } from "./step.ts";
import type { World } from "./world.ts";

const good = fc.nat(START.length - 1);
const units = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.constantFrom(6, 7, 40, 99));
const price = fc.constantFrom(15_000, 49_900, 120_050, 250_000);
const order = fc.nat(5);
const few = fc.integer({ min: 1, max: 2 });
const who = fc.constantFrom("A" as const, "B" as const);

/** Half of the steps are purchases, so that runs reach an order; one of eight is a sequence that chance seldom makes. */
export function steps(player: Player): fc.Arbitrary<fc.AsyncCommand<World, Player>>[] {
  const withGood = (make: (good: number) => Doing) => good.map(make);
  const withUnits = (make: (good: number, units: number) => Doing) => fc.tuple(good, units).map((all) => make(...all));
  const one = (doing: Doing) => fc.constant(doing);
  const fees = () => player.fees;
  const buying = fc.oneof(
    { weight: 3, arbitrary: withUnits(cart.add) },
    { weight: 2, arbitrary: one(other.checkOut(fees)) },
    { weight: 2, arbitrary: one(other.printForm(fees)) },
    { weight: 3, arbitrary: one(other.press) },
    { weight: 2, arbitrary: one(cart.enterCoupon) },
    { weight: 2, arbitrary: one(cart.openTab) },
    { weight: 2, arbitrary: withUnits(cart.sendTab) },
    fc.tuple(good, price).map(([at, now]) => other.checkOutMeanwhile(fees, other.costs(at, now))),
  );
  const people = fc.constantFrom(other.signIn("A"), other.signIn("B"), other.signOut, other.expire);
  const lists = fc.oneof(
    withUnits(cart.addTwice),
    withUnits(cart.set),
    ...[cart.buyNow, cart.remove, cart.wish, cart.unwish, cart.wishLine, cart.moveWish].map(withGood),
    ...[cart.undo, cart.removeCoupon, cart.sendAgain].map(one),
  );
  const others = fc.oneof(
    withGood((at) => other.feed(at, "is no longer sold", { isSold: false })),
    fc.tuple(good, price).map(([at, now]) => other.costs(at, now)),
    fc
      .tuple(good, fc.constantFrom(0, 1, 2, 5, 50))
      .map(([at, stock]) => other.feed(at, `is there ${stock} times`, { stock })),
    ...[other.look, other.cancel, other.cancelAtDesk].map((make) => order.map(make)),
  );
  const mix = fc.oneof(
    { weight: 5, arbitrary: buying },
    { weight: 2, arbitrary: people },
    { weight: 3, arbitrary: lists },
    { weight: 2, arbitrary: others },
  );
  const rows = fc.oneof(
    fc
      .tuple(who, good, few, few, price)
      .map(([account, at, first, second, now]) => [
        ...[other.signOut, other.signIn(account), cart.add(at, first), other.signOut],
        ...[other.costs(at, now), cart.add(at, second), other.signIn(account)],
      ]),
    fc.tuple(who, good).map(([account, at]) => [cart.add(at, 1), cart.remove(at), other.signIn(account), cart.undo]),
    good.map((at) => [cart.add(at, START[at]!.stock), cart.add(at, 1), cart.set(at, 99)]),
    fc
      .tuple(good, good, few)
      .map(([at, also, more]) => [
        ...[cart.add(at, 1), cart.add(also, 1), cart.openTab, cart.set(at, 1 + more), cart.sendTab(also, 1 + more)],
      ]),
    fc
      .tuple(good, order)
      .map(([at, which]) => [
        ...[cart.add(at, 1), other.checkOut(fees), other.press, cart.add(at, 1), other.checkOut(fees)],
        ...[other.expire, other.look(which), other.cancel(which)],
      ]),
    fc
      .tuple(who, good)
      .map(([account, at]) => [other.signIn(account), cart.add(at, 1), cart.wishLine(at), cart.moveWish(at)]),
  );
  return [
    fc.oneof(
      { weight: 7, arbitrary: mix.map((doing) => new Step(doing)) },
      { weight: 1, arbitrary: rows.map((doings) => new Step(...doings)) },
    ),
  ];
}
