import { useEffect, useRef } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";

interface CheckFormProps {
  href: string;
  /** Who comes back from Chapa: sent by itself once scripts run. */
  isFirst?: boolean;
}

/** Asks the shop to ask Chapa. */
export function CheckForm({ href, isFirst = false }: CheckFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    // Back leads to what is known by then, not here once more.
    history.replaceState(history.state, "", href);
    form.current?.submit();
    // Once a page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form className="payment-form" method="post" action={href} ref={form}>
      <Xsrf />
      <input type="hidden" name="intent" value="check" />
      <button className={isFirst ? "button button-primary" : "button button-outline"}>{t("orders.chapaCheck")}</button>
    </form>
  );
}
