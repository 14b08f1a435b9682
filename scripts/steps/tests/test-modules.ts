import { join } from "node:path";
import { root } from "../root.ts";

/** tests/support/test-worker.ts as modules around the built worker. */
export async function testModules(): Promise<{ path: string; contents: string }[]> {
  const { build } = await import("vite");
  const source = join(root, "tests", "support", "test-worker.ts");
  const built = await build({ configFile: false, logLevel: "silent", build: { ssr: source, write: false } });
  if (!("output" in built)) throw new Error("Vite watches instead of building once.");
  const entry =
    'import shop from "./index.js";\nimport { withFaults } from "./test-worker.js";\nexport default withFaults(shop);';
  return [
    { path: "test-entry.js", contents: entry },
    { path: "test-worker.js", contents: built.output[0].code },
  ];
}
