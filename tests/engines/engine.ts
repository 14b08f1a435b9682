/** A browser engine that the walk can be walked in. */
export interface Engine {
  name: string;
  /** What has to be installed first, in a sentence; null where the engine can be had. */
  missing: string | null;
  /** A fresh profile 360 px wide. */
  open: (hasScripts: boolean) => Promise<EnginePage>;
}

/** What the walk asks of a browser. */
export interface EnginePage {
  go: (url: string) => Promise<void>;
  /** Runs a function on the page and answers its plain value; what it uses comes as arguments, and it waits for nothing. */
  run: <Args extends unknown[], Value>(work: (...args: Args) => Value, ...args: Args) => Promise<Value>;
  /** Presses the first of these elements that is shown, in its middle, as a pointer does. */
  press: (selector: string) => Promise<void>;
  /** Types this instead of what stands in the first of these fields that is shown. */
  type: (selector: string, text: string) => Promise<void>;
  /** A key that does nothing by itself, and wakes a page. */
  touch: () => Promise<void>;
  /** The screen as a picture, as a PNG. */
  picture: (file: string) => Promise<void>;
  /** What went wrong on the pages so far, as the engine says it. */
  faults: () => Promise<string[]>;
  close: () => Promise<void>;
}

export const PHONE = { width: 360, height: 740 };

/** The first of these elements that is shown, brought to the middle; null while there is none. */
export function shownElement(selector: string): Element | null {
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  });
  found?.scrollIntoView({ block: "center" });
  return found ?? null;
}

/** Asks again until the answer is neither empty nor an error: pages come and go meanwhile. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value>,
  waitMs = 15_000,
): Promise<NonNullable<Value>> {
  const end = Date.now() + waitMs;
  let last: unknown = "nothing";
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain for ${what}: ${String(last)}`);
}
