import { hoursView } from "../../domain/pages/opening-hours.ts";
import { contactWays } from "../../domain/pages/shop-contact.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import { useShopContact } from "../printing/outside-context.ts";

const texts = {
  phone: "content.contactPhone",
  telegram: "content.contactTelegram",
  email: "content.contactMail",
} satisfies Record<ReturnType<typeof contactWays>[number]["kind"], TextKey>;

/** Items of a list; none where the desk has set no way. */
function Ways() {
  const t = useT();
  const locale = useLocale();
  const contact = useShopContact();
  return contactWays(contact).map(({ kind, href, text }, at) => (
    <li key={kind}>
      <a href={href}>{t(texts[kind], { way: text })}</a>
      {at === 0 &&
        contact.hours.map((hours) => {
          const { isOneDay, ...said } = hoursView(hours, locale);
          return <span key={said.from}> {t(isOneDay ? "content.contactDay" : "content.contactDays", said)}</span>;
        })}
    </li>
  ));
}

/** Its pages are not hydrated, or keep it as printed: browsers need none of it. */
export const ReachWays = import.meta.env.SSR ? Ways : () => null;
