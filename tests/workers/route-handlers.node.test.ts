import { createRequestHandler, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { routeHandlers } from "../../workers/route-handlers.ts";

/** The shop's addresses; each answers its route's file, with what the address says besides. */
const build = {
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
  // However a browser or a hand spells them.
  ...["/shop/cart/", "/SHOP/Cart", "/%73hop/cart", "//shop/cart", "/shop//cart", "/shop", "/shop/nothing/here"],
  ...["/sign-in.data", "/shop/cart.data", "/_root.data", "/?lng=am", "/.well-known/nothing", "/shopping"],
];

test("every address has the route it has where the router looks at all", async () => {
  const [handle, all] = [routeHandlers(build, "test"), createRequestHandler(build, "test")];
  const asked = (by: typeof all) =>
    Promise.all(
      addresses.map(async (address) => {
        const response = await by(new Request(`http://shop.example${address}`)).catch(String);
        return `${address}: ${typeof response === "string" ? response : `${response.status} ${await response.text()}`}`;
      }),
    );
  const answers = await asked(handle);
  expect(answers).toEqual(await asked(all));
  expect(answers.filter((answer) => answer.includes(" 200 routes/")).length).toBeGreaterThan(routes.length);
});
