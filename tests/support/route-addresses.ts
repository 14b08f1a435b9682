import type { RequestHandler, ServerBuild } from "react-router";
import routes from "../../app/routes.ts";

export const namingBuild = {
  routes: Object.fromEntries(
    routes.map(({ file, path, index }) => [
      file,
      {
        ...{ id: file, path, index },
        module: { loader: ({ params }: { params: object }) => new Response(`${file} ${JSON.stringify(params)}`) },
      },
    ]),
  ),
  assets: { routes: {} },
  entry: { module: {} },
  routeDiscovery: { mode: "initial" },
  ssr: true,
} as unknown as ServerBuild;

const addresses = [
  ...routes.map(({ path = "" }) => `/${path.replace(/:\w+/g, "x").replace("*", "nothing")}`),
  ...["/shop/cart/", "/SHOP/Cart", "/%73hop/cart", "//shop/cart", "/shop//cart", "/shop", "/shop/nothing/here"],
  ...["/sign-in.data", "/shop/cart.data", "/_root.data", "/?lng=am", "/.well-known/nothing", "/shopping"],
];

export const askedAll = (by: RequestHandler) =>
  Promise.all(
    addresses.map(async (address) => {
      const response = await by(new Request(`http://shop.example${address}`)).catch(String);
      return `${address}: ${typeof response === "string" ? response : `${response.status} ${await response.text()}`}`;
    }),
  );
