import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ENTER = "\r";
const TAB = "\t";
const CLEAR_LINE = "\x15";
const DOWN = "↓";
const WAIT_MS = 20_000;
/** ms without output after which a page counts as loaded. */
const QUIET_MS = 400;

const SETTINGS = [
  "ACCEPT_ALL_COOKIES:TRUE",
  "PERSISTENT_COOKIES:FALSE",
  ...["ALERTSECS", "INFOSECS", "MESSAGESECS"].map((pause) => `${pause}:0`),
];

export function hasTextBrowser(): boolean {
  return spawnSync("lynx", ["-version"]).status === 0;
}

/** Keys go through a pipe; the page is read by its print command. */
export class TextBrowser {
  readonly #folder = mkdtempSync(join(tmpdir(), "gulit-lynx-"));
  readonly #lynx: ChildProcess;
  readonly #keys: number;
  #drawn = "";
  #drawnAt = 0;
  #prints = 0;

  constructor(url: string) {
    const keys = join(this.#folder, "keys");
    const settings = join(this.#folder, "lynx.cfg");
    writeFileSync(settings, SETTINGS.join("\n"));
    if (spawnSync("mkfifo", [keys]).status !== 0) throw new Error("no pipe could be made for the keys of lynx");
    // -tna: typing in a field starts with Enter, so that other keys stay commands.
    const flags = ["-tna", "-display_charset=utf-8", "-assume_charset=utf-8"];
    const screen = { TERM: "vt100", LANG: "C.UTF-8", LINES: "60", COLUMNS: "80" };
    this.#lynx = spawn("lynx", [`-cfg=${settings}`, `-cmd_script=${keys}`, ...flags, url], {
      env: { ...process.env, HOME: this.#folder, no_proxy: "localhost", ...screen },
      stdio: ["pipe", "pipe", "ignore"],
    });
    this.#lynx.stdout!.on("data", (drawn: Buffer) => {
      this.#drawn += drawn.toString("latin1");
      this.#drawnAt = Date.now();
    });
    // r+: opening does not block, and lynx never reads an end of file.
    this.#keys = openSync(keys, "r+");
  }

  async go(url: string): Promise<void> {
    await this.#pressed(`g${CLEAR_LINE}${url}${ENTER}`);
  }

  async fill(words: string, text: string, further = 0): Promise<void> {
    await this.#find(words, further);
    await this.#pressed(`${ENTER}${CLEAR_LINE}${text}${TAB}`);
  }

  async choose(words: string, further = 0): Promise<void> {
    await this.#find(words, further);
    await this.#pressed(ENTER);
  }

  async page(): Promise<string> {
    const file = join(this.#folder, `page-${++this.#prints}.txt`);
    await this.#pressed("p");
    await this.#pressed(ENTER);
    await this.#pressed(`${CLEAR_LINE}${file}${ENTER}`);
    if (!existsSync(file)) throw new Error("lynx did not print its page");
    return readFileSync(file, "utf8");
  }

  leave(): void {
    this.#lynx.kill("SIGKILL");
    closeSync(this.#keys);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #find(words: string, further: number): Promise<void> {
    if (words !== "") await this.#pressed(`/${CLEAR_LINE}${words}${ENTER}`);
    for (let step = 0; step < further; step += 1) await this.#pressed(DOWN);
  }

  /** Lynx discards keys while a page loads. */
  async #pressed(keys: string): Promise<void> {
    await this.#quiet();
    this.#drawn = "";
    const bytes = [...Buffer.from(keys)].map((byte) => `key 0x${byte.toString(16).padStart(2, "0")}\n`);
    writeSync(this.#keys, keys === DOWN ? "key Down Arrow\n" : bytes.join(""));
    await this.#quiet();
  }

  async #quiet(): Promise<void> {
    const until = Date.now() + WAIT_MS;
    const isWaiting = () => this.#drawn === "" || this.#drawn.slice(-90).includes("waiting for response");
    while (isWaiting() || Date.now() - this.#drawnAt < QUIET_MS) {
      if (Date.now() > until) throw new Error("lynx shows nothing new");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
