import type { ReachView } from "../../domain/pages/shop-contact.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import { useReach } from "../printing/outside-context.ts";

const texts = {
  phone: "content.contactPhone",
  telegram: "content.contactTelegram",
  email: "content.contactMail",
} satisfies Record<ReachView["ways"][number]["kind"], TextKey>;

/** List items. */
function Ways() {
  const t = useT();
  const { ways, hours } = useReach();
  return ways.map(({ kind, href, text }, at) => (
    <li key={kind}>
      <a href={href}>{t(texts[kind], { way: text })}</a>
      {at === 0 &&
        hours.map(({ isOneDay, ...values }) => (
          <span key={values.from}> {t(isOneDay ? "content.contactDay" : "content.contactDays", values)}</span>
        ))}
    </li>
  ));
}

/** Not in the browser's build: its pages are not hydrated, or keep the printed HTML. */
export const ReachWays = import.meta.env.SSR ? Ways : () => null;
