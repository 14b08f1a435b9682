import { useEffect, useState } from "react";
import type { PushKeys } from "../domain/push-keys.ts";
import { useLocale } from "../i18n/use-t.tsx";
import type { PushBar } from "./push-bar.tsx";

/** Fetched with the bar that asks: pages weigh nothing for it. */
const texts = {
  en: () => import("../i18n/en/push.ts"),
  am: () => import("../i18n/am/push.ts"),
};

interface Question {
  Bar: typeof PushBar;
  t: Parameters<typeof PushBar>[0]["t"];
}

/**
 * Push on this page (specification 4.9): once the page is awake and idle, asks who was not asked yet, and sends the
 * token of who agreed before. Nothing without scripts, or where data is spared.
 */
export default function PushPrompt({ keys }: { keys: PushKeys }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const locale = useLocale();
  useEffect(() => {
    const ask = async () => {
      const [{ PushBar: Bar }, { default: t }] = await Promise.all([import("./push-bar.tsx"), texts[locale]()]);
      setQuestion({ Bar, t });
    };
    const begin = async () => {
      const { pushStep } = await import("../client/push-consent.ts");
      const step = pushStep();
      if (step === "ask") await ask();
      if (step === "send") await send(keys);
    };
    // What cannot be fetched is not asked, or sent, this time.
    const start = () => void begin().catch(() => {});
    if (!window.requestIdleCallback) {
      const timer = setTimeout(start, 2_000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start);
    return () => cancelIdleCallback(idle);
  }, [keys, locale]);
  if (!question) return null;
  const { Bar, t } = question;
  return <Bar t={t} onAgree={() => void send(keys)} onAnswer={() => setQuestion(null)} />;
}

async function send(keys: PushKeys): Promise<void> {
  // Not in the server's build, which would carry Firebase along.
  if (import.meta.env.SSR) return;
  const client = await import("../client/push-token.ts");
  await client.sendPushToken(keys);
}
