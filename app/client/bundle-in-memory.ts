import { build, type BuildOptions } from "vite";

/** Browser floor of the design: Chrome 80, Safari 14, Firefox 78. */
export const browserFloor = ["chrome80", "safari14", "firefox78"];

/** A second build, beside the shop's: of sheets and scripts that pages carry. Writes no files. */
export async function bundleInMemory(options: BuildOptions, define: Record<string, string> = {}) {
  const own = { write: false, target: browserFloor, cssTarget: browserFloor, ...options };
  const result = await build({ configFile: false, logLevel: "silent", publicDir: false, define, build: own });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !("output" in bundle)) throw new Error("nothing was built");
  return bundle.output;
}

/** `entry`: a file in app/client. */
export async function bundleScript(entry: string, define?: Record<string, string>): Promise<string> {
  const path = new URL(entry, import.meta.url).pathname;
  const [script] = await bundleInMemory({ lib: { entry: path, formats: ["iife"], name: "script" } }, define);
  return script.code.trim();
}
