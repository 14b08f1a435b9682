import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/steps/root.ts";

const LINKED = ["node_modules", "public/media"];
const COPIED = /^(ethiopic-font|picture-parts|pictures\.json)/;

export function sourcesApart(place: string, write: () => void): void {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(join(place, "public"), { recursive: true });
  write();
  for (const name of LINKED) symlinkSync(join(root, name), join(place, name));
  mkdirSync(join(place, ".cache"));
  for (const name of readdirSync(join(root, ".cache")))
    if (COPIED.test(name)) cpSync(join(root, ".cache", name), join(place, ".cache", name), { recursive: true });
}
