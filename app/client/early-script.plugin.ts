import { build, type Plugin } from "vite";

const ID = "virtual:early-scripts";

export function earlyScripts(): Plugin {
  return {
    name: "gulit-early-scripts",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const built = ["forms", "answers", "page"].map(async (name) => {
        const source = new URL(`early/${name}.ts`, import.meta.url).pathname;
        this.addWatchFile(source);
        return `export const ${name}Script = ${JSON.stringify(await buildScript(source))};`;
      });
      return (await Promise.all(built)).join("\n");
    },
  };
}

async function buildScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: ["chrome80", "safari14", "firefox78"],
      lib: { entry, formats: ["iife"], name: "early" },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !("output" in bundle)) throw new Error(`${entry} was not built`);
  return bundle.output[0].code.trim();
}
