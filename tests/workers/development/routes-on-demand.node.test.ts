import { createRequestHandler, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { routeHandlersOnDemand } from "../../../workers/development/routes-on-demand.ts";
import { askedAll, namingBuild } from "../../support/route-addresses.ts";

/** The same routes as `npm run dev` has them, and the files of those that were imported. */
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

test("a request imports the routes below its first part, once", async () => {
  const { build, imported } = buildOnDemand();
  const handle = routeHandlersOnDemand(build, "test");
  expect(imported).toEqual([]);
  for (const path of ["/track", "/track", "/TRACK"]) await handle(new Request(`http://shop.example${path}`));
  expect(imported.sort()).toEqual(["routes/not-found.tsx", "routes/track.tsx"]);
});
