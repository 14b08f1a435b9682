import fc from "fast-check";
import * as cart from "./cart-steps.ts";
import * as other from "./other-steps.ts";
import { START, type Player } from "./player.ts";
import { type Doing, Step } from "./step.ts";
import type { World } from "./world.ts";

const good = fc.nat(START.length - 1);
const units = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.constantFrom(6, 7, 40, 99));
const order = fc.nat(5);

/** Every step there is, the everyday ones more often. */
export function steps(player: Player): fc.Arbitrary<fc.AsyncCommand<World, Player>>[] {
  const withGood = (make: (good: number) => Doing) => good.map(make);
  const withUnits = (make: (good: number, units: number) => Doing) => fc.tuple(good, units).map((all) => make(...all));
  const fees = () => player.fees;
  const often = fc.oneof(
    withUnits(cart.add),
    fc.constant(other.printForm(fees)),
    fc.constant(other.press),
    fc.constantFrom(other.signIn("A"), other.signIn("B"), other.signOut),
  );
  const doings: fc.Arbitrary<Doing>[] = [
    ...[often, often, often, often, often],
    ...[withUnits(cart.add), withUnits(cart.addTwice), withUnits(cart.set), withUnits(cart.sendTab)],
    ...[cart.buyNow, cart.remove, cart.wish, cart.unwish, cart.wishLine, cart.moveWish].map(withGood),
    ...[cart.undo, cart.enterCoupon, cart.removeCoupon, cart.openTab, cart.sendAgain, other.expire].map((one) =>
      fc.constant(one),
    ),
    fc.constantFrom(other.speak("am"), other.speak("en"), other.count("USD"), other.count("ETB")),
    withGood((one) => other.feed(one, "is no longer sold", { isSold: false })),
    fc
      .tuple(good, fc.constantFrom(15_000, 49_900, 120_050, 250_000))
      .map(([one, price]) => other.feed(one, `costs ${price}`, { price })),
    fc
      .tuple(good, fc.constantFrom(0, 1, 2, 5, 50))
      .map(([one, stock]) => other.feed(one, `is there ${stock} times`, { stock })),
    ...[other.look, other.cancel, other.cancelAtDesk].map((make) => order.map(make)),
  ];
  return doings.map((doing) => doing.map((one) => new Step(one)));
}
