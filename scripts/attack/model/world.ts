// The rules of cart, wishlist and coupon written a second time, without app/, so that a fault in one shows.

type Who = "A" | "B" | null;

export interface Good {
  price: number;
  stock: number;
  isSold: boolean;
  seller: 0 | 1;
}

interface Line {
  units: number;
  price: number;
}

export interface Cart {
  lines: Map<number, Line>;
  hasCoupon: boolean;
}

interface Order {
  /** null: a guest's; "lost": of a session that ended. */
  owner: Who | "lost";
  lines: { good: number; units: number; price: number }[];
  parcels: { seller: 0 | 1; isCancelled: boolean }[];
  goods: number;
  discount: number;
  total: number;
}

export interface World {
  goods: Good[];
  who: Who;
  session: number;
  carts: { guest: Cart; A: Cart; B: Cart };
  wishes: { A: Set<number>; B: Set<number> };
  orders: Order[];
  couponUses: number;
  removed: { good: number; line: Line; session: number } | null;
  tab: { units: Map<number, number>; session: number } | null;
  form: { lines: string; total: number; session: number; order: number | null } | null;
  last: { session: number; again: (world: World) => number } | null;
}

const MOST_UNITS = 99;
export const COUPON = { percent: 10, minimum: 100_000, uses: 2 };

export interface Fees {
  near: number;
  freeFrom: number;
}

const emptyCart = (): Cart => ({ lines: new Map(), hasCoupon: false });

export function newWorld(goods: readonly Good[]): World {
  return {
    goods: goods.map((good) => ({ ...good })),
    ...{ who: null, session: 0, orders: [], couponUses: 0 },
    carts: { guest: emptyCart(), A: emptyCart(), B: emptyCart() },
    wishes: { A: new Set(), B: new Set() },
    ...{ removed: null, tab: null, form: null, last: null },
  };
}

export const cartOf = (world: World): Cart => world.carts[world.who ?? "guest"];

export function isOnShelf({ goods }: World, good: number): boolean {
  return goods[good]!.isSold && goods[good]!.stock > 0;
}

const DONE = 303;
const REFUSED = 422;

export function add(world: World, good: number, units: number): number {
  const { isSold, stock, price } = world.goods[good]!;
  const { lines } = cartOf(world);
  const has = lines.get(good)?.units ?? 0;
  if (!isSold || units > stock - has || has + units > MOST_UNITS) return REFUSED;
  lines.set(good, { units: has + units, price });
  return DONE;
}

export function buyNow(world: World, good: number): number {
  const status = add(world, good, 1);
  const has = cartOf(world).lines.get(good)?.units ?? 0;
  return status === REFUSED && isOnShelf(world, good) && has > 0 && has >= world.goods[good]!.stock ? DONE : status;
}

export function setUnits(world: World, good: number, units: number): number {
  const { isSold, stock, price } = world.goods[good]!;
  const { lines } = cartOf(world);
  if (!isSold || units > stock || !lines.has(good)) return REFUSED;
  lines.set(good, { units, price });
  return DONE;
}

export function remove(world: World, good: number): number {
  const { lines } = cartOf(world);
  const line = lines.get(good);
  if (line) world.removed = { good, line, session: world.session };
  lines.delete(good);
  return DONE;
}

export function undo(world: World): number {
  const { good, line, session } = world.removed!;
  if (session !== world.session) return REFUSED;
  const { lines } = cartOf(world);
  if (!lines.has(good)) lines.set(good, { ...line });
  return DONE;
}

/** A form of an old page: applies only fields that differ from the page's values. */
export function sendTab(world: World, good: number, units: number): number {
  const { session, units: shown } = world.tab!;
  if (session !== world.session) return 403;
  const isChanged = shown.get(good) !== units;
  return isChanged && cartOf(world).lines.has(good) ? setUnits(world, good, units) : DONE;
}

export function enterCoupon(world: World, fees: Fees): number {
  const cart = cartOf(world);
  if (quote(world, fees, { ...cart, hasCoupon: true }).discount === 0) return REFUSED;
  cart.hasCoupon = true;
  return DONE;
}

export function wish(world: World, good: number): number {
  if (world.who === null) return DONE;
  if (!world.goods[good]!.isSold) return REFUSED;
  world.wishes[world.who].add(good);
  return DONE;
}

export function wishLine(world: World, good: number): number {
  const status = wish(world, good);
  if (world.who !== null && status === DONE) cartOf(world).lines.delete(good);
  return status;
}

export function moveWish(world: World, good: number): number {
  if (world.who === null || !world.wishes[world.who].has(good)) return DONE;
  const status = add(world, good, 1);
  if (status === DONE) world.wishes[world.who].delete(good);
  return status;
}

/** The guest's cart joins the account's: up to the stock, at the lower price, its coupon only if there is none. */
export function signIn(world: World, who: "A" | "B"): void {
  const { guest } = world.carts;
  const own = world.carts[who];
  if (world.who === null) {
    for (const [good, { units, price }] of guest.lines) {
      const had = own.lines.get(good);
      const room = Math.min(MOST_UNITS, world.goods[good]!.stock) - (had?.units ?? 0);
      const taken = Math.min(units, room);
      if (taken > 0)
        own.lines.set(good, { units: (had?.units ?? 0) + taken, price: Math.min(price, had?.price ?? price) });
    }
    own.hasCoupon ||= guest.hasCoupon;
    world.carts.guest = emptyCart();
    for (const order of world.orders) if (order.owner === null) order.owner = who;
  }
  world.who = who;
  world.session += 1;
}

export function signOut(world: World): void {
  if (world.who !== null) endSession(world);
}

export function endSession(world: World): void {
  for (const order of world.orders) if (order.owner === null) order.owner = "lost";
  world.carts.guest = emptyCart();
  world.who = null;
  world.session += 1;
}

interface Quote {
  isWhole: boolean;
  goods: number;
  discount: number;
  total: number;
  sellers: (0 | 1)[];
}

export function quote(world: World, { near, freeFrom }: Fees, cart: Cart = cartOf(world)): Quote {
  const bySeller = new Map<0 | 1, number>();
  let isWhole = true;
  for (const [good, { units }] of cart.lines) {
    const { isSold, stock, price, seller } = world.goods[good]!;
    if (isSold && units <= stock) bySeller.set(seller, (bySeller.get(seller) ?? 0) + units * price);
    else isWhole = false;
  }
  const goods = [...bySeller.values()].reduce((sum, one) => sum + one, 0);
  const applies = cart.hasCoupon && goods >= COUPON.minimum && world.couponUses < COUPON.uses;
  const off = (amount: number) => (applies ? Math.floor((amount * COUPON.percent) / 100) : 0);
  const parts = [...bySeller.values()].map((amount) => {
    const left = amount - off(amount);
    const exact = left + (left >= freeFrom ? 0 : near);
    // Cash totals are whole birr.
    return { off: off(amount), total: exact - (exact % 100) };
  });
  const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + of(part), 0);
  return {
    isWhole,
    goods,
    discount: sum((part) => part.off),
    total: sum((part) => part.total),
    sellers: [...bySeller.keys()],
  };
}
