/** Tries are counted in windows that begin at full multiples of their length: a quarter of an hour, UTC ms. */
const WINDOW_MS = 900_000;

/** Runs a test of a limit; once more from the start where a window turned meanwhile, and the count began anew with it. */
export async function inOneWindow(run: () => Promise<void>): Promise<void> {
  const window = () => Math.floor(Date.now() / WINDOW_MS);
  const begun = window();
  try {
    await run();
  } catch (error) {
    if (window() === begun) throw error;
    await run();
  }
}
