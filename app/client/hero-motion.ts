import Swiper from "swiper";
import { timings } from "../domain/constants.ts";
import { reducedMotion } from "./carousel-strip.ts";

export interface HeroMotion {
  turn(step: 1 | -1): void;
  pause(isPaused: boolean): void;
}

/**
 * Autoplay (specification 2.5.2, 9.1): every 4000 ms, not while paused, touched, focused, out of sight, hidden or under
 * reduced motion. Our own timer, because Swiper's requests every animation frame.
 */
export function heroMotion(frame: HTMLElement, strip: HTMLElement): HeroMotion {
  const holds = new Set<"paused" | "touched" | "focused" | "unseen">();
  const motion = reducedMotion();
  const [first, second] = strip.children as unknown as [HTMLElement, HTMLElement];
  const initialSlide = Math.round(strip.scrollLeft / (second.offsetLeft - first.offsetLeft));
  frame.style.setProperty("--scrollbar", `${strip.offsetHeight - strip.clientHeight}px`);
  strip.scrollLeft = 0;
  const swiper = new Swiper(frame, {
    wrapperClass: "hero-slider-strip",
    slideClass: "hero-slider-slide",
    slideActiveClass: "hero-slider-active",
    slideNextClass: "hero-slider-next",
    slidePrevClass: "hero-slider-prev",
    containerModifierClass: "hero-slider-",
    slidesPerView: "auto",
    // Not `loop`, which moves the slides in the document: a layout shift of 0.12 at every step on phones.
    rewind: true,
    initialSlide,
    simulateTouch: false,
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    if (holds.size === 0 && !document.hidden && !motion.matches)
      timer = setTimeout(() => swiper.slideNext(), timings.heroAutoplay);
  };
  const hold = (why: "paused" | "touched" | "focused" | "unseen", isHeld: boolean) => {
    if (isHeld) holds.add(why);
    else holds.delete(why);
    plan();
  };

  /** Only the active slide is in the tab order; focus inside the strip follows it. */
  const settle = () => {
    const isInside = strip.contains(document.activeElement) && document.activeElement !== strip;
    swiper.slides.forEach((slide, index) => {
      const link = slide.querySelector("a")!;
      link.tabIndex = index === swiper.activeIndex ? 0 : -1;
      if (isInside && index === swiper.activeIndex) link.focus({ preventScroll: true });
    });
    plan();
  };
  const turn = (step: 1 | -1) => (step > 0 ? swiper.slideNext() : swiper.slidePrev());
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    turn(step);
  };

  swiper.on("slideChange", settle);
  swiper.on("touchStart", () => hold("touched", true));
  swiper.on("touchEnd", () => hold("touched", false));
  strip.addEventListener("keydown", onKey);
  strip.addEventListener("focusin", () => hold("focused", true));
  strip.addEventListener("focusout", () => hold("focused", false));
  document.addEventListener("visibilitychange", plan);
  motion.addEventListener("change", plan);
  new IntersectionObserver(([entry]) => hold("unseen", !entry!.isIntersecting)).observe(frame);
  settle();

  return { turn, pause: (isPaused) => hold("paused", isPaused) };
}
