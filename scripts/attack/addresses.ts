import routes from "../../app/routes.ts";

/** An address of the route table, "/orders/:publicId", as the shop's own table names it. */
export interface Address {
  path: string;
  /** Names of its parts that change. */
  names: string[];
  isPage: boolean;
}

/** Every address of the shop but the last of the table, which takes all others. */
export const addresses: readonly Address[] = routes
  .filter(({ path }) => path !== "*")
  .map(({ path = "", file }) => ({
    path: `/${path}`,
    names: [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!),
    isPage: file.endsWith(".tsx"),
  }));

/** What stands there in a shop that was just filled; an order's and a link's is nobody's. */
const usual: Record<string, string> = {
  nameSlug: "yirgacheffe-coffee",
  listing: "4cols",
  vendorId: "1",
  postSlug: "buying-a-phone",
  policy: "privacy",
  publicId: "A".repeat(22),
  position: "1",
  secret: "A".repeat(22),
  addressId: "A".repeat(22),
  collection: "discounts",
  reviewId: "1",
  parcel: "4827193158-1",
  product: "1",
  review: "1",
  shard: "products-1.xml",
  number: "4827193158",
  productId: "1",
  code: "MINE",
};

/** The address with these values in it, else with usual ones; values as they are written into an address. */
export function fill(path: string, values: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? usual[name] ?? "1");
}
