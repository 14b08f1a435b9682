export interface Engine {
  name: string;
  missing: string | null;
  /** A fresh profile 360 px wide. */
  open: (hasScripts: boolean) => Promise<EnginePage>;
}

export interface EnginePage {
  go: (url: string) => Promise<void>;
  /** Serialised: everything it uses must be an argument, and it cannot wait. */
  run: <Args extends unknown[], Value>(work: (...args: Args) => Value, ...args: Args) => Promise<Value>;
  press: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  touch: () => Promise<void>;
  picture: (file: string) => Promise<void>;
  faults: () => Promise<string[]>;
  close: () => Promise<void>;
}

export const PHONE = { width: 360, height: 740 };

export function shownElement(selector: string): Element | null {
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  });
  found?.scrollIntoView({ block: "center" });
  return found ?? null;
}

/** Retries on empty answers and errors, because pages navigate meanwhile. */
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
