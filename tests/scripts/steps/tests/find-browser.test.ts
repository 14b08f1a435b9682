import { describe, expect, it } from "vitest";
import { type BrowserWays, findBrowser, findShell } from "../../../../scripts/steps/tests/find-browser.ts";

function ways(found: Partial<Record<keyof BrowserWays, string>>, asked: string[]): BrowserWays {
  const now = (name: keyof BrowserWays) => () => {
    asked.push(name);
    return found[name] ?? null;
  };
  const later = (name: keyof BrowserWays) => async () => now(name)();
  return {
    named: now("named"),
    playwrights: now("playwrights"),
    installed: now("installed"),
    debians: later("debians"),
    fetched: later("fetched"),
  };
}

describe("findBrowser", () => {
  it("asks in order and stops at the first browser", async () => {
    const asked: string[] = [];
    expect(await findBrowser(ways({ fetched: "/cache/chromium" }, asked))).toBe("/cache/chromium");
    expect(asked).toEqual(["named", "playwrights", "installed", "debians", "fetched"]);
  });

  it("takes the named one before all others", async () => {
    const asked: string[] = [];
    expect(await findBrowser(ways({ named: "/opt/chrome", playwrights: "/cache/chrome" }, asked))).toBe("/opt/chrome");
    expect(asked).toEqual(["named"]);
  });

  it("says what to do when there is none", async () => {
    await expect(findBrowser(ways({}, []))).rejects.toThrow(/install Chromium or Google Chrome/);
  });
});

describe("findShell", () => {
  it("is Debian's where none is installed, and null where that cannot be had", async () => {
    let path: string | null = null;
    const asked: string[][] = [];
    const install = async (packages: string[]) => {
      asked.push(packages);
      path = "/usr/bin/chromium-headless-shell";
      return true;
    };
    expect(await findShell(() => path, install)).toBe("/usr/bin/chromium-headless-shell");
    expect(await findShell(() => path, install)).toBe("/usr/bin/chromium-headless-shell");
    expect(asked).toEqual([["chromium-headless-shell"]]);
    expect(
      await findShell(
        () => null,
        async () => false,
      ),
    ).toBeNull();
  });
});
