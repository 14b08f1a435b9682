import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../steps/root.ts";

/** Where the finished films are kept; scripts/videos.ts makes them. */
export const filmsFolder = join(root, "scripts", "market", "films");

/** Lays the films beside the pictures, where the shop serves them from; those that lie there already are left alone. */
export function layOutFilms(folder: string): void {
  const present = new Set(readdirSync(folder));
  for (const film of readdirSync(filmsFolder).filter((name) => /^[\w-]+\.mp4$/.test(name))) {
    const [from, to] = [join(filmsFolder, film), join(folder, film)];
    if (!present.has(film) || !readFileSync(from).equals(readFileSync(to))) copyFileSync(from, to);
  }
}
