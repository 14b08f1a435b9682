const running = new Set<() => void>();
let watching = false;

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
  // The launcher has died: do not continue as an orphan.
  process.on("disconnect", () => stopAll(1));
  // Only a test's worker with message listeners may be kept alive by the channel.
  if (process.listenerCount("message") === 0) process.channel?.unref();
}
