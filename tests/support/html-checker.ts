import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

const require = createRequire(import.meta.url);
/** The package is the path of its jar. */
const jar = String(require("vnu-jar"));
const java = "java";
/** A run is too short for code to be compiled twice; what is compiled once wants more stack. */
const QUICKLY = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss8m"];

/** The Nu HTML Checker runs on Java. */
export function hasJava(): boolean {
  return spawnSync(java, ["-version"]).status === 0;
}

/** What the W3C's checker calls an error in these pages, by name: "list: Duplicate ID x. <p id=x>". */
export async function htmlErrors(pages: Map<string, string>, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const files = [...pages].map(([name, html]) => {
    const file = join(folder, `${name}.html`);
    writeFileSync(file, html);
    return file;
  });
  const report = await new Promise<string>((resolve, reject) =>
    execFile(
      java,
      [...QUICKLY, "-jar", jar, "--errors-only", "--exit-zero-always", "--format", "json", ...files],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, _, stderr) => (error ? reject(error) : resolve(stderr)),
    ),
  );
  const { messages } = JSON.parse(report) as { messages: Message[] };
  return messages.map(({ url, message, extract = "" }) => `${basename(url, ".html")}: ${message} ${extract.trim()}`);
}
