import { type RouteConfig, index, route } from "@react-router/dev/routes";

// In the order of the specification's route table (2.1), then the addresses the table does not name (docs/addresses.md).
export default [
  index("routes/home.tsx"),
  route("product/default/:nameSlug", "routes/product.tsx"),
  route("shop/sidebar/:listing", "routes/shop/listing.tsx"),
  route("shop/cart", "routes/cart.tsx"),
  route("vendor-store/:vendorId", "routes/vendor-store.tsx"),
  route("vendors", "routes/vendors.tsx"),
  route("shop/compare", "routes/compare.tsx"),
  route("shop/recently-viewed", "routes/recently-viewed.tsx"),
  route("search/suggestions", "routes/search-suggestions.ts"),
  route("cart/lines", "routes/actions/cart-lines.ts"),
  route("cart/lines/update", "routes/actions/cart-lines-update.ts"),
  route("cart/lines/remove", "routes/actions/cart-lines-remove.ts"),
  route("buy-now", "routes/actions/buy-now.ts"),
  route("compare/items", "routes/actions/compare-items.ts"),
  route("compare/items/remove", "routes/actions/compare-items-remove.ts"),
  route("compare/items/replace", "routes/actions/compare-items-replace.ts"),
  route("recently-viewed/forget", "routes/actions/recent-forget.ts"),
  route("preferences", "routes/actions/preferences.ts"),
  route("operator/catalogue", "routes/operator/catalogue.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
