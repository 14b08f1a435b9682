import { createRequestHandler } from "react-router";
import { expect, test } from "vitest";
import { routeHandlers } from "../../workers/route-handlers.ts";
import { askedAll, namingBuild } from "../support/route-addresses.ts";
import routes from "../../app/routes.ts";

test("every address has the route it has where the router looks at all", async () => {
  const answers = await askedAll(routeHandlers(namingBuild, "test"));
  expect(answers).toEqual(await askedAll(createRequestHandler(namingBuild, "test")));
  expect(answers.filter((answer) => answer.includes(" 200 routes/")).length).toBeGreaterThan(routes.length);
});
