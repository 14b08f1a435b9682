import { expect, test } from "vitest";
import { importedOnDemand } from "../../../workers/development/development.plugin.ts";

test("the router's build imports a route when it is asked for, and all else at once", () => {
  const code = `
    import * as entryServer from "/app/entry.server.tsx";
    import * as route0 from "/app/root.tsx";
import * as route1 from "/app/routes/home.tsx";
      export const routes = { "root": { module: route0 }, "routes/home": { module: route1 } };`;
  const changed = importedOnDemand(code);
  expect(changed).toContain('import * as entryServer from "/app/entry.server.tsx";');
  expect(changed).toContain('const route0 = () => import("/app/root.tsx");');
  expect(changed).toContain('const route1 = () => import("/app/routes/home.tsx");');
});

test("a router that writes its build otherwise is noticed", () => {
  expect(() => importedOnDemand('import root from "/app/root.tsx";')).toThrow("imports its routes in another way");
});
