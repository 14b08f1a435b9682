import { addToCart, checkoutOf, placeFields, sendDetails } from "../../steps/shopper/checkout-steps.ts";
import { Visitor } from "../../steps/shopper/visitor.ts";

export const pages = {
  home: "/",
  list: "/shop/sidebar/3cols?parentCategory=electronics",
  search: "/shop/sidebar/list?name=coffee",
  product: "/product/default/yirgacheffe-coffee",
  cart: "/shop/cart",
} as const;

export const purchase = [
  "home, a copy",
  "list, a copy",
  "token",
  "search",
  "product",
  "first addition",
  "second addition",
  "cart",
  "details",
  "second step",
  "last press",
] as const;

export function requestsOf(url: string, products: readonly [string, string]): (() => Promise<void>)[] {
  const [reader, buyer] = [new Visitor(url, null), new Visitor(url)];
  let fields: Record<string, string> = {};
  const get = (visitor: Visitor, path: string) => async () => expectStatus((await visitor.get(path)).status, 200);
  return [
    get(reader, pages.home),
    get(reader, pages.list),
    get(buyer, "/shop/compare"),
    get(buyer, pages.search),
    get(buyer, pages.product),
    ...products.map((product) => () => addToCart(buyer, [product])),
    get(buyer, pages.cart),
    async () => expectStatus((await sendDetails(buyer)).status, 303),
    async () => void (fields = await placeFields(buyer)),
    async () => expectStatus((await buyer.post(checkoutOf(buyer), { ...fields, payment: "cash" })).status, 303),
  ];
}

function expectStatus(status: number, expected: number): void {
  if (status !== expected) throw new Error(`a purchase was answered ${status} instead of ${expected}`);
}
