import { build, type Plugin } from "vite";

const ID = "virtual:early-script";

/** Builds client/early.ts into one small string that entry.server prints into the head of every page. */
export function earlyScript(): Plugin {
  return {
    name: "gulit-early-script",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(new URL("early.ts", import.meta.url).pathname);
      const result = await build({
        configFile: false,
        logLevel: "silent",
        build: {
          write: false,
          target: ["chrome80", "safari14", "firefox78"],
          lib: { entry: new URL("early.ts", import.meta.url).pathname, formats: ["iife"], name: "early" },
        },
      });
      const [bundle] = Array.isArray(result) ? result : [result];
      if (!bundle || !("output" in bundle)) throw new Error("client/early.ts was not built");
      return `export default ${JSON.stringify(bundle.output[0].code.trim())};`;
    },
  };
}
