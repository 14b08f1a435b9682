import { randomBytes } from "node:crypto";
import { attribute } from "../../steps/shopper/checkout-steps.ts";
import { same } from "./compare.ts";
import type { Player } from "./player.ts";
import type { Doing } from "./step.ts";
import * as rules from "./world.ts";
import { cartOf, type World } from "./world.ts";

type Fields = Record<string, string>;

function form(name: string, path: string, fields: (player: Player) => Fields, rule: (world: World) => number): Doing {
  return {
    name,
    run: async (world, player) => {
      const owed = rule(world);
      world.last = { session: world.session, again: rule };
      same("answer", await player.send(path, fields(player)), owed);
    },
  };
}

const about =
  (good: number, more: Fields = {}) =>
  ({ ids }: Player): Fields => ({ product: String(ids[good]), ...more });

export const add = (good: number, units: number): Doing =>
  form(`add ${units} of ${good}`, "/cart/lines", about(good, { quantity: String(units) }), (world) =>
    rules.add(world, good, units),
  );

/** The same key twice counts once, and the second answer is as good as the first. */
export const addTwice = (good: number, units: number): Doing => ({
  name: `add ${units} of ${good} by one form sent twice`,
  run: async (world, player) => {
    const fields = { ...about(good, { quantity: String(units) })(player), key: randomBytes(16).toString("base64url") };
    const owed = rules.add(world, good, units);
    for (const time of ["first", "second"]) same(`${time} answer`, await player.send("/cart/lines", fields), owed);
    world.last = owed === 303 ? { session: world.session, again: () => owed } : null;
  },
});

export const set = (good: number, units: number): Doing =>
  form(`set ${good} to ${units}`, "/cart/lines/update", about(good, { quantity: String(units) }), (world) =>
    rules.setUnits(world, good, units),
  );

export const remove = (good: number): Doing =>
  form(`remove ${good}`, "/cart/lines/remove", about(good), (world) => rules.remove(world, good));

export const buyNow = (good: number): Doing =>
  form(`buy ${good} now`, "/buy-now", about(good), (world) => rules.buyNow(world, good));

export const undo: Doing = {
  name: "undo the last removal",
  can: ({ removed }) => removed !== null,
  run: async (world, player) => {
    const { status } = await player.visitor.post("/cart/lines/remove", { undo: player.undo! });
    same("answer", status, rules.undo(world));
  },
};

export const enterCoupon: Doing = {
  name: "enter the coupon",
  run: async (world, player) =>
    form(
      "",
      "/cart/coupon",
      ({ coupon }) => ({ code: coupon.toLowerCase() }),
      (of) => rules.enterCoupon(of, player.fees),
    ).run(world, player),
};

export const removeCoupon = form(
  "take the coupon out",
  "/cart/coupon",
  () => ({ remove: "1" }),
  (world) => {
    cartOf(world).hasCoupon = false;
    return 303;
  },
);

export const wish = (good: number): Doing =>
  form(`wish ${good}`, "/wishlist/items", about(good), (world) => rules.wish(world, good));

export const unwish = (good: number): Doing =>
  form(`no longer wish ${good}`, "/wishlist/items/remove", about(good), (world) => {
    if (world.who !== null) world.wishes[world.who].delete(good);
    return 303;
  });

export const wishLine = (good: number): Doing =>
  form(`from the cart to the wishlist: ${good}`, "/cart/lines/wish", about(good), (world) =>
    rules.wishLine(world, good),
  );

export const moveWish = (good: number): Doing =>
  form(`from the wishlist to the cart: ${good}`, "/wishlist/items/move", about(good), (world) =>
    rules.moveWish(world, good),
  );

export const openTab: Doing = {
  name: "open the cart in a second tab",
  run: async (world, player) => {
    const { text } = await player.visitor.get("/shop/cart");
    const lines = /<form[^>]*id="cart-lines"[^>]*>([\s\S]*?)<\/form>/.exec(text)?.[1] ?? "";
    const fields = [...lines.matchAll(/<input[^>]*name="[^"]+"[^>]*>/g)].map(
      ([tag]) => [attribute(tag, "name"), attribute(tag, "value")] as const,
    );
    player.tab = { path: "/cart/lines/update", fields: Object.fromEntries(fields) };
    const shown = [...cartOf(world).lines].filter(([good]) => rules.isOnShelf(world, good));
    world.tab = { session: world.session, units: new Map(shown.map(([good, line]) => [good, line.units])) };
  },
};

export const sendTab = (good: number, units: number): Doing => ({
  name: `in the second tab set ${good} to ${units}`,
  can: ({ tab }) => tab?.units.has(good) === true,
  run: async (world, player) => {
    const { path, fields } = player.tab!;
    const sent = { ...fields, [`quantity-${player.ids[good]}-0`]: String(units) };
    same("answer", (await player.visitor.post(path, sent)).status, rules.sendTab(world, good, units));
  },
});

export const sendAgain: Doing = {
  name: "go back and send the last form again",
  can: ({ last }) => last !== null,
  run: async (world, player) => {
    const { session, again } = world.last!;
    const owed = session === world.session ? again(world) : 403;
    const { path, fields } = player.last!;
    same("answer", (await player.visitor.post(path, fields)).status, owed);
  },
};
