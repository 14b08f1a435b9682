import { placeFields, checkoutOf, sendDetails } from "../../steps/shopper/checkout-steps.ts";
import { same } from "./compare.ts";
import * as orders from "./orders.ts";
import type { Player } from "./player.ts";
import type { Doing } from "./step.ts";
import * as rules from "./world.ts";
import type { Good, World } from "./world.ts";

export const signIn = (who: "A" | "B"): Doing => ({
  name: `sign in as ${who}`,
  run: async (world, player) => {
    same("answer", await player.signIn(who), 303);
    rules.signIn(world, who);
  },
});

export const signOut: Doing = {
  name: "sign out",
  run: async (world, { visitor }) => {
    same("answer", (await visitor.post("/sign-out", {})).status, 303);
    rules.signOut(world);
  },
};

export const expire: Doing = {
  name: "the session ends and a form of it is sent",
  run: async (world, { shop, visitor, ids, idHash }) => {
    const { token } = visitor;
    if (world.who === null) visitor.cookies.delete("sid");
    else await shop.db.prepare("UPDATE session SET seen_at = 0 WHERE id_hash = ?1").bind(idHash).run();
    rules.endSession(world);
    const { status } = await visitor.post("/cart/lines", { _xsrf: token, product: String(ids[0]) });
    same("answer", status, 403);
  },
};

export const feed = (good: number, name: string, change: Partial<Good>): Doing => ({
  name: `the feed: ${good} ${name}`,
  run: async (world, player) => {
    const row = { ...world.goods[good]!, isSold: true, ...change };
    await player.feed(good, row);
    world.goods[good] = row;
  },
});

export const costs = (good: number, price: number): Doing => feed(good, `costs ${price}`, { price });

export const printForm = (fees: () => rules.Fees): Doing => ({
  name: "fill in the checkout",
  can: (world) => orders.canPrint(world, fees()),
  run: async (world, player) => {
    same("answer", (await sendDetails(player.visitor)).status, 303);
    const fields: Record<string, string> = { ...(await placeFields(player.visitor)), payment: "cash" };
    player.form = { path: checkoutOf(player.visitor), fields };
    orders.printForm(world, fees());
    same("total of the checkout", fields.shownTotal, String(world.form!.total));
  },
});

export const press: Doing = {
  name: "press the button of the checkout",
  can: ({ form }) => form !== null,
  run: async (world, player) => {
    const owed = orders.press(world, player.fees);
    const { path, fields } = player.form!;
    const { status, headers } = await player.visitor.post(path, fields);
    same("answer", status, owed);
    if (owed !== 303) return;
    const known = player.orders[world.form!.order!];
    const publicId = /^\/orders\/([\w-]+)/.exec(headers.get("location") ?? "")?.[1];
    if (known) same("order", publicId, known.publicId);
  },
};

export const checkOutMeanwhile = (fees: () => rules.Fees, between: Doing | null): Doing => {
  const { can, run } = printForm(fees);
  return {
    name: `go through the checkout${between ? `; meanwhile ${between.name}` : ""}`,
    ...(can && { can }),
    run: async (world, player) => {
      await run(world, player);
      await between?.run(world, player);
      await press.run(world, player);
    },
  };
};

export const checkOut = (fees: () => rules.Fees): Doing => checkOutMeanwhile(fees, null);

const chosen = ({ orders }: World, at: number) => {
  const order = at % orders.length;
  return { order, parcel: at % orders[order]!.parcels.length };
};
const anyOrder = ({ orders }: World): boolean => orders.length > 0;

export const look = (at: number): Doing => ({
  name: `look at order ${at}`,
  can: anyOrder,
  run: async (world, { visitor, orders }) => {
    const { order } = chosen(world, at);
    const { status } = await visitor.get(`/orders/${orders[order]!.publicId}`);
    same("answer", status, world.orders[order]!.owner === world.who ? 200 : 404);
  },
});

export const cancel = (at: number): Doing => ({
  name: `cancel a parcel of order ${at}`,
  can: anyOrder,
  run: async (world, player) => {
    const { order, parcel } = chosen(world, at);
    const { publicId } = player.orders[order]!;
    const position = await positionOf(player, publicId, world.orders[order]!.parcels[parcel]!.seller);
    const { status } = await player.visitor.post(`/orders/${publicId}/parcels/${position}/cancel`, {});
    same("answer", status, orders.cancelOwn(world, order, parcel));
  },
});

export const cancelAtDesk = (at: number): Doing => ({
  name: `the desk cancels order ${at}`,
  can: anyOrder,
  run: async (world, { staff, orders: known }) => {
    const { order } = chosen(world, at);
    const { number } = known[order]!;
    const { status } = await staff.post(`/desk/orders/${number}`, { intent: "cancelOrder", reason: "None are left" });
    same("answer", status, orders.cancelAtDesk(world, order));
  },
});

async function positionOf({ shop, sellers }: Player, publicId: string, seller: 0 | 1): Promise<number> {
  const position = await shop.db
    .prepare(
      "SELECT c.position FROM parcel c JOIN shop_order o ON o.id = c.order_id WHERE o.public_id = ?1 AND c.vendor_id = ?2",
    )
    .bind(publicId, sellers[seller]!)
    .first<number>("position");
  return position!;
}
