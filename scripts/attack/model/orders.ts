import { cartOf, type Fees, quote, type World } from "./world.ts";

const DONE = 303;
const CHANGED = 409;

const linesOf = (world: World): string =>
  [...cartOf(world).lines]
    .map(([good, { units }]) => `${good}x${units}`)
    .sort()
    .join(" ");

export function printForm(world: World, fees: Fees): void {
  const { total } = quote(world, fees);
  world.form = { lines: linesOf(world), total, session: world.session, order: null };
}

export function canPrint(world: World, fees: Fees): boolean {
  return cartOf(world).lines.size > 0 && quote(world, fees).isWhole;
}

export function press(world: World, fees: Fees): number {
  const form = world.form!;
  if (form.session !== world.session) return CHANGED;
  if (form.order !== null) return DONE;
  const { isWhole, goods, discount, total, sellers } = quote(world, fees);
  const cart = cartOf(world);
  if (cart.lines.size === 0 || linesOf(world) !== form.lines || !isWhole || total > form.total) return CHANGED;
  const lines = [...cart.lines].map(([good, { units }]) => ({ good, units, price: world.goods[good]!.price }));
  const parcels = sellers.map((seller) => ({ seller, isCancelled: false }));
  form.order = world.orders.push({ owner: world.who, lines, parcels, goods, discount, total }) - 1;
  for (const { good, units } of lines) world.goods[good]!.stock -= units;
  if (discount > 0) world.couponUses += 1;
  cart.lines.clear();
  cart.hasCoupon = false;
  return DONE;
}

/** Frees the goods; the last parcel also frees the coupon. Returns whether it was active. */
function cancelParcel(world: World, at: number, parcel: number): boolean {
  const order = world.orders[at]!;
  const { seller, isCancelled } = order.parcels[parcel]!;
  if (isCancelled) return false;
  order.parcels[parcel]!.isCancelled = true;
  for (const { good, units } of order.lines)
    if (world.goods[good]!.seller === seller) world.goods[good]!.stock += units;
  if (order.discount > 0 && order.parcels.every((one) => one.isCancelled)) world.couponUses -= 1;
  return true;
}

export function cancelOwn(world: World, at: number, parcel: number): number {
  if (world.orders[at]!.owner !== world.who) return 404;
  cancelParcel(world, at, parcel);
  return DONE;
}

export function cancelAtDesk(world: World, at: number): number {
  const moved = world.orders[at]!.parcels.map((_, parcel) => cancelParcel(world, at, parcel));
  return moved.includes(true) ? DONE : CHANGED;
}
