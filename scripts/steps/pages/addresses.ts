const WRITTEN = [
  "/",
  "/shop/sidebar/list",
  "/shop/sidebar/3cols",
  "/shop/sidebar/4cols",
  "/shop/sidebar/list?page=2",
  "/shop/sidebar/list?sort=price",
  "/shop/sidebar/3cols?stock=in&freeDelivery=list",
  "/shop/sidebar/list?name=coffee",
  "/shop/sidebar/list?name=t+shirt&sort=price",
  "/shop/sidebar/list?name=%E1%89%A1%E1%8A%93",
  "/shop/sidebar/list?name=cofee",
  "/shop/sidebar/list?name=nothing-has-this-name",
  "/shop/cart",
  "/shop/checkout",
  "/shop/guest-checkout",
  "/shop/wishlist",
  "/shop/compare",
  "/shop/recently-viewed",
  "/shop/custom-order",
  "/vendors",
  "/vendors?q=coffee",
  "/blog/classic",
  "/blog/classic/coffee-from-bean-to-cup",
  "/pages/help-center",
  "/pages/shipping",
  "/pages/mobile",
  "/pages/terms",
  "/sign-in",
  "/register",
  "/reset",
  "/account",
  "/account/orders",
  "/account/profile",
  "/account/addresses",
  "/track",
  "/newsletter",
  "/no/such/page",
];
const COUNT = 100;
const STORES = 10;

export async function chooseAddresses(db: D1Database): Promise<string[]> {
  const stores = await evenly(db, "SELECT id AS part FROM vendor ORDER BY id", STORES);
  const categories = await evenly(db, "SELECT slug_name AS part FROM category ORDER BY id", 2 * STORES);
  const left = COUNT - WRITTEN.length - stores.length - categories.length;
  const products = await evenly(db, "SELECT name_slug AS part FROM product WHERE retired_at IS NULL ORDER BY id", left);
  return [
    ...WRITTEN,
    ...stores.map((id) => `/vendor-store/${id}`),
    ...categories.map((slug) => `/shop/sidebar/list?category=${encodeURIComponent(slug)}`),
    ...products.map((slug) => `/product/default/${encodeURIComponent(slug)}`),
  ];
}

async function evenly(db: D1Database, statement: string, count: number): Promise<string[]> {
  const { results } = await db.prepare(statement).all<{ part: string | number }>();
  const step = results.length / count;
  return Array.from({ length: count }, (_, place) => String(results[Math.floor(place * step)]!.part));
}
