import type { Plugin } from "vite";

/** Parts of libraries that the worker would carry and never call: 38 KiB of its compressed size (docs/decisions/0052-deploying.md). */
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

/** zod's schemas without the way to write themselves as JSON Schema. What a newer zod spells otherwise stays in; lines stay where they are. */
function withoutJsonSchema(code: string): string {
  return code
    .replaceAll(/^ *inst\._zod\.processJSONSchema = .*;$/gm, "")
    .replaceAll(/create(?:Standard|To)JSONSchemaMethod\(this[^)]*\)(?:\(params\))?/g, "undefined");
}
