import { build, type Plugin } from "vite";

export function vitals(): Plugin {
  return {
    name: "gulit-vitals",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const entry = new URL("vitals/vitals.ts", import.meta.url).pathname;
      const target = ["chrome80", "safari14", "firefox78"];
      const lib = { entry, formats: ["iife" as const], name: "vitals" };
      const result = await build({ configFile: false, logLevel: "silent", build: { write: false, target, lib } });
      const [bundle] = Array.isArray(result) ? result : [result];
      if (!bundle || !("output" in bundle)) throw new Error("client/vitals was not built");
      this.emitFile({ type: "asset", fileName: "vitals.js", source: bundle.output[0].code.trim() });
    },
  };
}
