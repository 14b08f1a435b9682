import { createRequestHandler, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { routeHandlersOnDemand } from "../../../workers/development/routes-on-demand.ts";
import { askedAll, namingBuild } from "../../support/route-addresses.ts";

function buildOnDemand() {
  const imported: string[] = [];
  const routes = Object.entries(namingBuild.routes).map(([id, route]) => {
    const importModule = async () => (imported.push(id), route!.module);
    return [id, { ...route, module: importModule }];
  });
  return { build: { ...namingBuild, routes: Object.fromEntries(routes) } as ServerBuild, imported };
}

test("every address has the route it has where all are imported", async () => {
  const answers = await askedAll(routeHandlersOnDemand(buildOnDemand().build, "test"));
  expect(answers).toEqual(await askedAll(createRequestHandler(namingBuild, "test")));
});

test("routes that could not be imported are tried again", async () => {
  const { build } = buildOnDemand();
  const route = build.routes["routes/track.tsx"]!;
  const importModule = route.module as unknown as () => Promise<typeof route.module>;
  let tries = 0;
  const failing = async () => {
    if ((tries += 1) === 1) throw new SyntaxError("half written");
    return importModule();
  };
  build.routes["routes/track.tsx"] = { ...route, module: failing as unknown as typeof route.module };
  const handle = routeHandlersOnDemand(build, "test");
  await expect(handle(new Request("http://shop.example/track"))).rejects.toThrow("half written");
  expect((await handle(new Request("http://shop.example/track"))).status).toBe(200);
});

test("a request imports the routes below its first part, once", async () => {
  const { build, imported } = buildOnDemand();
  const handle = routeHandlersOnDemand(build, "test");
  expect(imported).toEqual([]);
  for (const path of ["/track", "/track", "/TRACK"]) await handle(new Request(`http://shop.example${path}`));
  expect(imported.sort()).toEqual(["routes/not-found.tsx", "routes/track.tsx"]);
});
