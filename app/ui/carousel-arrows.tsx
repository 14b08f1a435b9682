import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { turnPage, watchStrip, type StripPlace } from "../client/carousel-strip.ts";
import { useT } from "../i18n/use-t.tsx";
import { Icon } from "./icon.tsx";

export interface CarouselArrowsProps {
  strip: RefObject<HTMLElement | null>;
  /** Of what they turn. */
  title: string;
  lang?: "en" | "am";
}

/** Turns a row by its pages without dragging (WCAG 2.5.7); at an end the arrow that leads on is gone. */
export default function CarouselArrows({ strip, title, lang }: CarouselArrowsProps) {
  const t = useT();
  const [place, setPlace] = useState<StripPlace>("still");
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  useEffect(() => watchStrip(strip.current!, setPlace), [strip]);
  // Who pressed the arrow that goes keeps their place at the other one.
  useLayoutEffect(() => {
    if (place === "end" && document.activeElement === on.current) back.current?.focus();
    if (place === "start" && document.activeElement === back.current) on.current?.focus();
  }, [place]);
  const turn = (by: 1 | -1) => turnPage(strip.current!, strip.current!.firstElementChild!.children, by);
  const name = (
    <span className="visually-hidden" lang={lang}>
      {" "}
      {title}
    </span>
  );
  return (
    <>
      <button
        ref={back}
        type="button"
        className="product-carousel-arrow product-carousel-back"
        data-off={place === "still" || place === "start" ? "" : undefined}
        onClick={() => turn(-1)}
      >
        <Icon name="chevron-right" />
        <span className="visually-hidden">{t("everywhere.previous")}</span>
        {name}
      </button>
      <button
        ref={on}
        type="button"
        className="product-carousel-arrow"
        data-off={place === "still" || place === "end" ? "" : undefined}
        onClick={() => turn(1)}
      >
        <Icon name="chevron-right" />
        <span className="visually-hidden">{t("everywhere.next")}</span>
        {name}
      </button>
    </>
  );
}
