import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { sourcesApart } from "../support/sources-apart.ts";
import { freePort } from "../../scripts/steps/port.mjs";
import { root } from "../../scripts/steps/root.ts";

// One server for all tests.
test.describe.configure({ mode: "serial" });

const SOURCES = ["app", "workers", "scripts", "public", "package.json", "tsconfig.json", "wrangler.toml"];
const CONFIGS = ["vite.config.ts", "react-router.config.ts"];
const HEADER = "app/ui/frame/header.tsx";
const STYLES = "app/ui/frame/header.first.css";
const TEXTS = "app/i18n/en/shared.ts";

let place = "";
let url = "";
let output = "";
let server: ChildProcess;

test.beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "gulit-development-"));
  sourcesApart(place, () => {
    const isCopied = (path: string) => path !== join(root, "public", "media");
    for (const name of [...SOURCES, ...CONFIGS])
      cpSync(join(root, name), join(place, name), { recursive: true, filter: isCopied });
  });
  const port = await freePort();
  url = `http://localhost:${port}`;
  // Vite ends when stdin closes, and its children with their process group.
  server = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: place,
    env: { ...process.env, PORT: String(port) },
    detached: true,
  });
  for (const stream of [server.stdout!, server.stderr!]) stream.on("data", (text) => (output += String(text)));
  await expect.poll(() => output, { timeout: 120_000 }).toContain("Local");
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once("close", resolve));
  process.kill(-server.pid!, "SIGINT");
  await ended;
  rmSync(place, { recursive: true, force: true });
});

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(place, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(from, to);
  expect(after, `${file} has ${from}`).not.toBe(before);
  writeFileSync(path, after);
}

const pages = [
  { name: "a printed page", path: "/", mark: "printed", opacity: "0.5" },
  { name: "a page that the framework takes over", path: "/shop/cart", mark: "enhanced", opacity: "0.6" },
];
for (const { name, path, mark, opacity } of pages) {
  test(`${name} shows an edited component, stylesheet and text`, async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.goto(url + path);
    const header = page.locator("header").first();
    await expect(header).toBeVisible();

    edit(HEADER, /<header(?: data-mark="[^"]*")?/, `<header data-mark="${mark}"`);
    await expect(page.locator(`header[data-mark=${mark}]`)).toBeVisible();

    edit(STYLES, /$/, `\nheader { opacity: ${opacity}; }\n`);
    await expect(header).toHaveCSS("opacity", opacity);

    edit(TEXTS, /search: ".*"/, `search: "Seek ${mark}"`);
    await expect(page.getByRole("button", { name: `Seek ${mark}` })).toBeVisible();

    // Late optimised dependencies would load React twice.
    expect([...said, output].join("\n")).not.toContain("Invalid hook call");
    expect(output).not.toContain("optimized dependencies changed");
  });
}
