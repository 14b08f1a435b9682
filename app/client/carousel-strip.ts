export type StripPosition = "still" | "start" | "middle" | "end";

export function watchStrip(strip: HTMLElement, onScrolled: (position: StripPosition) => void): void {
  const report = () => onScrolled(positionOf(strip));
  new ResizeObserver(report).observe(strip);
  strip.addEventListener("scroll", report, { passive: true });
}

/** Past an end it starts again from the other. */
export function turnPage(strip: HTMLElement, items: HTMLCollection, direction: 1 | -1): void {
  const [first, second] = items as unknown as [HTMLElement, HTMLElement | undefined];
  if (!second) return;
  const step = second.offsetLeft - first.offsetLeft;
  const gap = step - first.offsetWidth;
  const whole = Math.max(1, Math.floor((strip.clientWidth + gap + 1) / step));
  const position = positionOf(strip);
  const left =
    direction > 0
      ? position === "end"
        ? 0
        : strip.scrollLeft + whole * step
      : position === "start"
        ? strip.scrollWidth
        : strip.scrollLeft - whole * step;
  strip.scrollTo({ left, behavior: reducedMotion().matches ? "auto" : "smooth" });
}

export const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)");

function positionOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): StripPosition {
  const rest = scrollWidth - clientWidth;
  if (rest < 2) return "still";
  if (scrollLeft < 2) return "start";
  return scrollLeft > rest - 2 ? "end" : "middle";
}
