import { createHash } from "node:crypto";
import { build, type Plugin } from "vite";

const FILE = "offline-worker.js";

/** At a root address, which its scope needs; its bytes change with every build, so that browsers update it. */
export function offlineWorker(): Plugin {
  return {
    name: "gulit-offline-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle).sort().join();
      const script = await bundled("copy-script.ts", {});
      const source = await bundled("worker.ts", {
        BUILD: JSON.stringify(createHash("sha256").update(names).digest("base64url").slice(0, 12)),
        COPY_SCRIPT: JSON.stringify(script),
      });
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
  };
}

async function bundled(name: string, define: Record<string, string>): Promise<string> {
  const entry = new URL(`offline/${name}`, import.meta.url).pathname;
  const result = await build({
    configFile: false,
    logLevel: "silent",
    define,
    build: {
      write: false,
      target: ["chrome80", "safari14", "firefox78"],
      lib: { entry, formats: ["iife"], name: "offline" },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !("output" in bundle)) throw new Error(`client/offline/${name} was not built`);
  return bundle.output[0].code.trim();
}
