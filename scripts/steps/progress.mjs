const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const PLAIN_LINE_EVERY_MS = 10_000;

/** Running steps; a terminal prints them side by side in one line. */
const running = new Set();
let isSilent = false;

export function silenceSteps() {
  isSilent = true;
}

/**
 * A moving line on a terminal, a line now and then elsewhere.
 * @param {string} label what happens, as a person would say it
 * @param {NodeJS.WriteStream} out
 */
export function startStep(label, out = process.stdout) {
  if (isSilent) return { update() {}, done() {}, failed() {} };
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  let note = "";
  let frame = 0;

  const now = () => `${label}${note}, ${seconds()}`;
  const draw = () => {
    if (now !== [...running][0]) return;
    const steps = [...running].map((step) => step()).join("; ");
    out.write(`\r\x1b[2K${FRAMES[(frame += 1) % FRAMES.length]} ${steps}`);
  };
  const say = () => out.write(`  ${now()}\n`);
  if (!out.isTTY) out.write(`- ${label} ...\n`);
  running.add(now);
  const timer = out.isTTY ? setInterval(draw, 100) : setInterval(say, PLAIN_LINE_EVERY_MS);
  timer.unref();

  const end = (mark, text) => {
    clearInterval(timer);
    running.delete(now);
    if (out.isTTY) out.write("\r\x1b[2K");
    out.write(`${mark} ${text}, ${seconds()}\n`);
  };
  return {
    update: (progress) => {
      note = typeof progress === "number" ? ` ${Math.floor(progress * 100)} %` : ` (${progress})`;
    },
    done: (text = label) => end("✓", text),
    failed: (text = label) => end("✗", text),
  };
}
