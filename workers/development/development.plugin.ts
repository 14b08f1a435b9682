import type { Plugin } from "vite";

export function development(): Plugin {
  return {
    name: "gulit-development",
    apply: "serve",
    hotUpdate: {
      order: "post",
      handler({ modules, server }) {
        if (this.environment.name !== "ssr" || modules.length === 0) return;
        server.environments.client.hot.send({ type: "full-reload" });
      },
    },
  };
}
