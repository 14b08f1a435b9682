import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import sharp from "sharp";
import { PlainError } from "../../steps/plain-error.mjs";
import { freePort } from "../../steps/port.mjs";
import { startStep } from "../../steps/progress.mjs";
import { root } from "../../steps/root.ts";
import { requireTool } from "../../steps/run-tool.ts";
import { hashFiles, listFiles } from "../../steps/shop/content-hash.ts";
import { openScript, serveFolder, serveInPlaceOfShop, type ServedShop } from "../../steps/shop/serve.ts";
import { stopWithUs } from "../../steps/stop.ts";

export interface Floor {
  url: string;
  stop: () => Promise<void>;
}

const sources = join(root, "scripts", "bench", "floor");
const cache = join(root, ".cache", "bench");
const built = join(cache, "floor");
const ofMiniflare = createRequire(createRequire(import.meta.url).resolve("miniflare"));
const HELLO = `export default { fetch: () => new Response("hello") };`;
const READY_MS = 10_000;

export async function serveBareWorkerd(): Promise<Floor> {
  mkdirSync(cache, { recursive: true });
  const port = await freePort();
  writeFileSync(join(cache, "hello.js"), HELLO);
  writeFileSync(
    join(cache, "hello.capnp"),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "hello", worker = (modules = [(name = "hello", esModule = embed "hello.js")], compatibilityDate = "2026-10-01"))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "hello")]
);
`,
  );
  const { default: program } = ofMiniflare("workerd") as { default: string };
  const child = spawn(program, ["serve", join(cache, "hello.capnp")], { stdio: ["ignore", "ignore", "inherit"] });
  const forget = stopWithUs(() => child.kill());
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child);
  return { url, stop: async () => (forget(), void child.kill()) };
}

export function serveHello(): Promise<Floor> {
  return openScript(HELLO);
}

/** Chooses a page by a header, because assets are matched by the address. */
export const FROM_MEMORY = "X-From-Memory";

/** Same bindings and assets as the shop (decision 37). */
export function serveFromMemory(pages: Readonly<Record<string, string>>): Promise<ServedShop> {
  return serveInPlaceOfShop(`
const pages = new Map(Object.entries(${JSON.stringify(pages)}).map(([name, text]) => [name, new TextEncoder().encode(text)]));
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "identity" };
const fetch = (request) => new Response(pages.get(request.headers.get("${FROM_MEMORY}")), { headers });
export default { fetch, queue() {}, scheduled() {} };`);
}

export async function serveFloorApp(pictures: readonly string[]): Promise<Floor> {
  await ensureFloorBuild();
  const [hero = ""] = pictures;
  return serveFolder(join(built, "server"), {
    PICTURES: { hero, cards: pictures },
    HERO: await asData(join(root, "public", hero.split("?")[0]!)),
  });
}

/** speed.md 2: phones get a hero of some 6 KB inside the document. */
async function asData(file: string): Promise<string> {
  if (!existsSync(file)) throw new PlainError(`The bare page has no picture to show: ${file} is missing.`);
  const small = await sharp(file).resize(720, 360).avif({ quality: 45, effort: 4 }).toBuffer();
  return `data:image/avif;base64,${small.toString("base64")}`;
}

async function ensureFloorBuild(): Promise<void> {
  const hash = hashFiles([...listFiles([sources]), join(root, "package-lock.json")], root);
  const stamp = join(built, ".hash");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  const step = startStep("Building the bare page");
  const env = { NODE_ENV: "production" };
  await requireTool("react-router", ["build", "scripts/bench/floor"], "The build of the bare page", { env });
  writeFileSync(stamp, hash);
  step.done("Bare page built");
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const last = Date.now() + READY_MS;
  while (Date.now() < last && child.exitCode === null) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("workerd does not answer");
}
