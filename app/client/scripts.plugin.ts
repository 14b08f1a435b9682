import { hash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { Plugin } from "vite";
import { bundleScript } from "./bundle-in-memory.ts";

const ID = "virtual:early-scripts";

export function earlyScripts(): Plugin {
  return {
    name: "gulit-early-scripts",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const folder = new URL("early/", import.meta.url);
      for (const file of readdirSync(folder)) this.addWatchFile(new URL(file, folder).pathname);
      const built = ["forms", "answers", "page"].map(async (name) => {
        return `export const ${name}Script = ${JSON.stringify(await bundleScript(`early/${name}.ts`))};`;
      });
      return (await Promise.all(built)).join("\n");
    },
  };
}

export const vitals = () => scriptFile("vitals.js", () => bundleScript("vitals/vitals.ts"));

/** At a root address, which its scope needs; its bytes change with every build, so that browsers update it. */
export const offlineWorker = () =>
  scriptFile("offline-worker.js", async (names) => {
    const script = await bundleScript("offline/copy-script.ts");
    return bundleScript("offline/worker.ts", {
      BUILD: JSON.stringify(hash("sha256", names, "base64url").slice(0, 12)),
      COPY_SCRIPT: JSON.stringify(script),
    });
  });

/** `names`: of all other files of the build. */
function scriptFile(fileName: string, sourceOf: (names: string) => Promise<string>): Plugin {
  return {
    name: `gulit-${fileName}`,
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_, bundle) {
      const source = await sourceOf(Object.keys(bundle).sort().join());
      this.emitFile({ type: "asset", fileName, source });
    },
  };
}
