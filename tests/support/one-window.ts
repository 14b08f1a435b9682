/** Attempts are counted in fixed windows of 15 minutes. */
const WINDOW_MS = 900_000;

/** Repeats the test if a window turned meanwhile. */
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
