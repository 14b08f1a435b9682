import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import type { QuotedCheckout } from "./quoted-checkout.server.ts";

/**
 * The total follows the delivery that is chosen, with a new key for it. What does not answer changes nothing: the button
 * beside does the same, and an order at another total is asked about before it is placed.
 */
export function useChoices(shown: QuotedCheckout) {
  const [quoted, setQuoted] = useState<QuotedCheckout>(shown);
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(0);
  const ask = useCallback(() => {
    const mine = (asked.current += 1);
    const body = new URLSearchParams(new FormData(form.current!) as unknown as Record<string, string>);
    body.set("intent", "choices");
    fetch(form.current!.action, { method: "POST", headers: { Accept: "application/json" }, body })
      .then(async (response) => {
        if (!response.ok) return;
        const { view, place } = (await response.json()) as QuotedCheckout;
        if (asked.current === mine && view) setQuoted({ view, place });
      })
      .catch(() => {});
  }, []);
  useEffect(() => {
    // Chosen before scripts ran.
    const radios = Array.from(form.current!.querySelectorAll<HTMLInputElement>("input[type=radio]"));
    if (radios.some(({ name, checked, defaultChecked }) => isDelivery(name) && checked !== defaultChecked)) ask();
  }, [ask]);
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (isDelivery((target as HTMLInputElement).name)) ask();
  };
  return { ...quoted, form, onChange };
}

function isDelivery(name: string): boolean {
  return name.startsWith("delivery-");
}
