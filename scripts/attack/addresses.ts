import routes from "../../app/routes.ts";

export interface Address {
  path: string;
  names: string[];
  isPage: boolean;
}

export const addresses: readonly Address[] = routes
  .flatMap(({ children, ...route }) => children ?? route)
  .filter(({ path }) => path !== "*")
  .map(({ path = "", file }) => ({
    path: `/${path}`,
    names: [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!),
    isPage: file.endsWith(".tsx"),
  }));

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

export function fill(path: string, values: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? usual[name] ?? "1");
}
