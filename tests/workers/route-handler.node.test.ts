import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { routeHandler } from "../../workers/route-handler.ts";
import routes from "../../app/routes.ts";

const served = routes.flatMap(({ children, ...route }) => [
  route,
  ...(children ?? []).map((child) => ({ ...child, parentId: route.file })),
]);

const namingBuild = {
  routes: Object.fromEntries(
    served.map(({ file, path, index, ...rest }) => [
      file,
      {
        ...{ id: file, path, index, ...rest },
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
  ...served.map(({ path = "" }) => `/${path.replace(/:\w+/g, "x").replace("*", "nothing")}`),
  ...["/shop/cart/", "/SHOP/Cart", "/%73hop/cart", "//shop/cart", "/shop//cart", "/shop", "/shop/nothing/here"],
  ...["/sign-in.data", "/shop/cart.data", "/_root.data", "/?lng=am", "/.well-known/nothing", "/shopping"],
];

const askedAll = (by: RequestHandler) =>
  Promise.all(
    addresses.map(async (address) => {
      const response = await by(new Request(`http://shop.example${address}`)).catch(String);
      return `${address}: ${typeof response === "string" ? response : `${response.status} ${await response.text()}`}`;
    }),
  );

test("every address has the route that the plain router gives it", async () => {
  const answers = await askedAll(routeHandler(namingBuild, "test"));
  expect(answers).toEqual(await askedAll(createRequestHandler(namingBuild, "test")));
  expect(answers.filter((answer) => answer.includes(" 200 routes/")).length).toBeGreaterThan(served.length);
});

test("a form gets its action's answer, a request of data and an action without an answer the router's", async () => {
  const page = (action: () => unknown) => ({
    ...{ id: "page", path: "page" },
    module: { action, default: () => null },
  });
  const handled = (action: () => unknown, address = "page") => {
    const build = { ...namingBuild, routes: { page: page(action) } } as unknown as ServerBuild;
    const form = { method: "POST", body: new URLSearchParams("a=1") };
    return routeHandler(build, "test")(new Request(`http://shop.example/${address}`, form));
  };
  const answer = () => new Response("its own", { status: 422, headers: { "X-Own": "1" } });
  const own = await handled(answer);
  expect([own.status, await own.text(), own.headers.get("X-Own")]).toEqual([422, "its own", "1"]);
  expect(await (await handled(answer, "page.data")).text()).not.toBe("its own");
  expect((await handled(() => null)).status).toBe(500);
});
