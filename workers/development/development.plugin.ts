import type { Plugin } from "vite";

export function development(): Plugin {
  return {
    name: "gulit-development",
    apply: "serve",
    transform(code, id) {
      if (this.environment.name !== "ssr" || id !== "\0virtual:react-router/server-build") return undefined;
      return { code: importedOnDemand(code), map: null };
    },
    hotUpdate: {
      order: "post",
      handler({ modules, server }) {
        if (this.environment.name !== "ssr" || modules.length === 0) return;
        server.environments.client.hot.send({ type: "full-reload" });
      },
    },
  };
}

function importedOnDemand(code: string): string {
  const changed = code.replaceAll(/^ *import \* as (route\d+) from ("[^"]+");$/gm, "const $1 = () => import($2);");
  if (changed === code)
    throw new Error("The router's build imports its routes in another way: see workers/development.");
  return changed;
}
