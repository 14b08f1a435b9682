/** What must end with this program: running tools, the served shop. */
const running = new Set<() => void>();
let watching = false;

/** Ends the given thing when this program is told to stop; the answer takes it off the list again. */
export function stopWithUs(stop: () => void): () => void {
  watch();
  running.add(stop);
  return () => running.delete(stop);
}

function watch(): void {
  if (watching) return;
  watching = true;
  const stopAll = (code: number) => {
    for (const stop of running) stop();
    process.exit(code);
  };
  process.on("SIGINT", () => stopAll(130));
  process.on("SIGTERM", () => stopAll(143));
  process.on("SIGHUP", () => stopAll(129));
  // The launcher died without a word: do not live on as an orphan.
  process.on("disconnect", () => stopAll(1));
  // Nor for its sake; but who hears messages (a test's worker) lives as long as they may come.
  if (process.listenerCount("message") === 0) process.channel?.unref();
}
