import "./push-bar.css";
import { useEffect, useRef } from "react";
import { agree, decline } from "../../client/push-consent.ts";

interface PushBarProps {
  t: Record<"question" | "yes" | "no" | "label", string>;
  onAnswer: () => void;
  onAgree: () => void;
}

export const pushTexts = {
  en: () => import("../../i18n/en/push.ts"),
  am: () => import("../../i18n/am/push.ts"),
};

/** The browser's own question comes only after a yes here, because a no there is final. */
export function PushBar({ t, onAnswer, onAgree }: PushBarProps) {
  const bar = useRef<HTMLElement>(null);
  // Keeps focused elements clear of the bar.
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    style.scrollPaddingBottom = `${(bar.current?.offsetHeight ?? 0) + 24}px`;
    return () => void (style.scrollPaddingBottom = before);
  }, []);
  const turnOn = async () => {
    onAnswer();
    if (await agree()) onAgree();
  };
  const refuse = () => {
    decline();
    onAnswer();
  };
  return (
    <section ref={bar} className="push-bar" aria-label={t.label}>
      <p className="push-bar-text">{t.question}</p>
      <div className="push-bar-answers cluster">
        <button type="button" className="button button-primary" onClick={() => void turnOn()}>
          {t.yes}
        </button>
        <button type="button" className="button button-outline" onClick={refuse}>
          {t.no}
        </button>
      </div>
    </section>
  );
}
