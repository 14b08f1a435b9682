import { describe, expect, test } from "vitest";
import { listMigrations, migrationKind, planMigrations } from "../../../../scripts/steps/deploy/plan-migrations.ts";
import { reachedModules, uploadConfig } from "../../../../scripts/steps/deploy/upload.ts";
import { activeMs, compressedKib } from "../../../../scripts/steps/shop/check-deployment.ts";
import { soundSettings } from "./sound-settings.ts";

test("an upload has every module that the entry reaches, and not the gallery nor what only it imports", () => {
  const files: Record<string, string> = {
    "index.js": 'export{t as default}from"./assets/worker-1.js";',
    "assets/worker-1.js": "import(`./terms-2.js`);import(`./gallery-3.js`)",
    "assets/terms-2.js": "import{t}from'./worker-1.js'",
    "assets/gallery-3.js": "import{t}from'./samples-4.js'",
    "assets/samples-4.js": "",
  };
  const reached = reachedModules("index.js", (name) => files[name]!);
  expect(reached).toEqual(["index.js", "assets/worker-1.js", "assets/terms-2.js"]);
});

describe("the configuration of an upload", () => {
  const built = { main: "index.js", assets: { binding: "ASSETS", directory: "../client" } };
  const config = (origin: string) =>
    uploadConfig(soundSettings({ vars: { PUBLIC_ORIGIN: origin } }), built, ["index.js", "assets/worker-1.js"]);

  test("has the shop's bindings, the build's modules, and the domain that its address names", () => {
    expect(config("https://gulit.et")).toMatchObject({
      name: "gulit",
      main: "index.js",
      no_bundle: true,
      rules: [{ type: "ESModule", globs: ["assets/worker-1.js"] }],
      assets: built.assets,
      kv_namespaces: soundSettings().kv_namespaces,
      routes: [{ pattern: "gulit.et", custom_domain: true }],
      workers_dev: false,
    });
  });
  test("asks for no domain where the address is Cloudflare's own", () => {
    expect(config("https://gulit-staging.ops.workers.dev")).toMatchObject({ workers_dev: true });
    expect(config("https://gulit-staging.ops.workers.dev").routes).toBeUndefined();
  });
});

describe("migrations", () => {
  test("the third line of the head says the kind", () => {
    expect(migrationKind("-- Why.\n-- More.\n-- Expand.\n\nCREATE")).toBe("expand");
    expect(migrationKind("-- Why.\n-- More.\n-- Contract.\n\nDROP")).toBe("contract");
    expect(migrationKind("-- Why.\n-- Expand.\n\nCREATE")).toBeNull();
  });
  test("those that a database lacks, in two parts", () => {
    const all = [
      { name: "1", kind: "expand" },
      { name: "2", kind: "contract" },
      { name: "3", kind: "expand" },
    ] as const;
    expect(planMigrations(all, ["1"])).toEqual({ before: ["3"], after: ["2"] });
    expect(planMigrations(all, ["1", "2", "3"])).toEqual({ before: [], after: [] });
    expect(planMigrations(listMigrations(), []).after).toEqual([]);
  });
});

test("what wrangler prints of weight and start is read, and missed where it is not there", () => {
  expect(compressedKib("Total Upload: 1850.40 KiB / gzip: 495.12 KiB")).toBe(495.12);
  expect(compressedKib("gzip: 1.5 MiB")).toBe(1536);
  expect(activeMs("│   Active: 82.4 ms (including 15.3 ms garbage collection)")).toBe(82.4);
  expect(() => compressedKib("nothing")).toThrow(/did not say/);
  expect(() => activeMs("nothing")).toThrow(/did not say/);
});
