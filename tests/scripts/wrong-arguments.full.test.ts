import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../../scripts/steps/root.ts";

// Each row is a process of its own.

const folder = mkdtempSync(join(tmpdir(), "gulit-arguments-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const none = join(folder, "none.json");
const directory = join(folder, "folder");
mkdirSync(directory);
const binary = join(folder, "film.mp4");
writeFileSync(
  binary,
  Buffer.from([0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70, 0x1b, 0x5b, 0x33, 0x31, 0x6d, 0xff, 0xc3, 7, 10]),
);
/** Without a zero byte, as short binary files may be. */
const halves = join(folder, "halves.csv");
writeFileSync(halves, Buffer.from([0x80, 0x1b, 0x5b, 0x33, 0x31, 0x6d, 0xff, 0xc3, 7, 0x2c, 0x61, 10, 0x62, 10]));

type Row = [script: string, args: string[], sentence: string];

const options: Row[] = [
  ["shop", ["import", "--colour", "red"], "Unknown option '--colour'"],
  ["shop", ["content", "--to", "--by"], "Option '--to' argument is ambiguous"],
  ["shop", ["login", "--contact", "nobody"], "Name a phone number or an e-mail address"],
  ["shop", ["outbox", "3", "4"], "Say how many messages"],
  ["shop", ["outbox", "201", "--to", "https://shop.example"], "Say how many messages, 200 at most"],
  ["shop", ["toString"], 'There is no part "toString"'],
  ["shop", ["import", "--vendor", "V", "--vendor-file", none, none], "There is no file"],
  ["shop", ["audit", "--state", "x", "--to", "https://shop.example"], "A folder or a shop, not both"],
  ["bench", ["--runs", "0"], "--runs must be a whole number from 1 to 25"],
  ["bench", ["naps"], "A part is one of bytes, lab"],
  ["deploy", ["--env", "nowhere"], "wrangler.toml has no [env.nowhere]"],
  ["shop", ["vitals", "--days", "many"], "--days must be a whole number"],
  ["shop", ["alerts"], "Set CLOUDFLARE_ACCOUNT_ID"],
  ["shop", ["restore"], "Say which backup"],
  ["attack", ["--minutes", "0"], "--minutes must be a whole number from 1 to 240"],
];

const files: Row[] = [
  ["shop", ["import", "--vendor", "V", none], "There is no file"],
  ["shop", ["import", "--vendor", "V", directory], "is a folder: name a file."],
  ["shop", ["import", "--vendor", "V", binary], "This is not text"],
  ["shop", ["import", "--vendor", "V", halves], 'The file has no column "title"'],
  ["shop", ["content", directory], "is a folder: name a file."],
  ["shop", ["content", binary], "is not a text file."],
  ["shop", ["content", halves], "is not written in UTF-8."],
];

const env = {
  ...process.env,
  CLOUDFLARE_ACCOUNT_ID: "",
  OPERATOR_TOKEN: "a token of nobody",
  PORT: "9",
  NO_COLOR: "1",
  NODE_COMPILE_CACHE: join(folder, "compiled"),
};

function run(script: string, args: string[]): Promise<{ code: number; text: string }> {
  return new Promise((resolve) => {
    const program = [join(root, "scripts", `${script}.ts`), ...args];
    execFile(process.execPath, program, { env, encoding: "utf8" }, (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), text: out + said }),
    );
  });
}

const PATIENCE_MS = 300_000;

test.each([...options, ...files])(
  "%s %j: %s",
  async (script, args, sentence) => {
    const { code, text } = await run(script, args);
    expect(text).toContain(sentence);
    expect(text, "no stack").not.toMatch(/\n\s+at /);
    expect(text, "no raw bytes").not.toMatch(/[^\P{C}\n\p{Cf}]|\ufffd/u);
    expect(code).toBe(2);
  },
  PATIENCE_MS,
);
