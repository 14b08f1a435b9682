import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Bounds, Drawn } from "../market/scenes/drawn.ts";
import { localDrawings } from "../market/scenes/local-drawings.ts";
import { objects } from "../market/scenes/objects.ts";
import type { SceneObject } from "../market/scenes/scene-object.ts";

interface IconSet {
  height: number;
  icons: Record<string, { body: string }>;
}

const measured = 256;
const visible = 24;

/** The drawing of every object, measured; bounds already known by the hash of the drawing are taken over and new ones added. */
export async function drawEveryObject(known: Map<string, Bounds>): Promise<Map<string, Drawn>> {
  const drawn = new Map<string, Drawn>();
  for (const [key, { drawing }] of Object.entries<SceneObject>(objects)) {
    const { body, grid } = sourceOf(drawing);
    const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
    const bounds = known.get(hash) ?? (await measure(body, grid));
    known.set(hash, bounds);
    drawn.set(key, { body, grid, bounds });
  }
  return drawn;
}

/** Inner SVG and grid of a drawing such as "noto:laptop" or "local:jebena"; refuses a name that does not exist. */
export function sourceOf(drawing: SceneObject["drawing"]): { body: string; grid: number } {
  const [set, name] = drawing.split(":") as ["noto" | "local", string];
  const body = set === "local" ? localDrawings[name] : notoIcons().icons[name]?.body;
  if (body === undefined) throw new Error(`There is no drawing ${drawing}.`);
  return { body: body.replace(/>\s+</g, "><").trim(), grid: set === "local" ? 128 : notoIcons().height };
}

let noto: IconSet | undefined;

// Read and not imported: the compiler would make a type of its four thousand icons.
function notoIcons(): IconSet {
  const path = fileURLToPath(import.meta.resolve("@iconify-json/noto/icons.json"));
  noto ??= JSON.parse(readFileSync(path, "utf8")) as IconSet;
  return noto;
}

async function measure(body: string, grid: number): Promise<Bounds> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${measured}" height="${measured}" viewBox="0 0 ${grid} ${grid}">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(picture)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const opaque = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 3] ?? 0) > visible;
  const rows = Array.from({ length: measured }, (_, y) => y);
  const extent = (ys: number[]) => {
    const xs = rows.filter((x) => ys.some((y) => opaque(x, y)));
    return { left: (xs[0] ?? 0) / measured, right: ((xs.at(-1) ?? measured - 1) + 1) / measured };
  };
  const filled = rows.filter((y) => rows.some((x) => opaque(x, y)));
  const bottom = (filled.at(-1) ?? measured - 1) + 1;
  const base = extent(filled.filter((y) => y >= bottom - measured * 0.05));
  return {
    ...extent(filled),
    top: (filled[0] ?? 0) / measured,
    bottom: bottom / measured,
    baseLeft: base.left,
    baseRight: base.right,
  };
}
