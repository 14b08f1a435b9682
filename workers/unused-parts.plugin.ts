import type { Plugin } from "vite";

/** Leaves out 38 KiB (compressed) of libraries that the worker never calls (docs/decisions/0052-deploying.md). */
export function unusedParts(): Plugin {
  return {
    name: "gulit-unused-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    // React's entry for servers brings a second renderer, for text that does not stream.
    load: (id) =>
      id.endsWith("react-dom/server.node.js")
        ? "module.exports = require('./cjs/react-dom-server.node.production.js');"
        : undefined,
    transform: (code, id) =>
      id.endsWith("zod/v4/classic/schemas.js") ? { code: withoutJsonSchema(code), map: null } : undefined,
  };
}

/** zod without its JSON Schema writer; code of a newer zod that does not match stays in. */
function withoutJsonSchema(code: string): string {
  return code
    .replaceAll(/^ *inst\._zod\.processJSONSchema = .*;$/gm, "")
    .replaceAll(/create(?:Standard|To)JSONSchemaMethod\(this[^)]*\)(?:\(params\))?/g, "undefined");
}
