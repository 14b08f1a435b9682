import { hoursView } from "../../domain/pages/opening-hours.ts";
import { contactWays } from "../../domain/pages/shop-contact.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { useShopContact } from "../printing/outside-context.ts";

const texts = {
  phone: "content.contactPhone",
  telegram: "content.contactTelegram",
  email: "content.contactMail",
} satisfies Record<ReturnType<typeof contactWays>[number]["kind"], TextKey>;

/** Items of a list; none where the desk has set no way. */
export function ReachWays() {
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

/** The promise of specification 1 leads to the help center where no way is set. */
function Reach() {
  const t = useT();
  const { phone, telegram, email } = useShopContact();
  return (
    <div className="reach-us">
      <h2>{t("content.reachUs")}</h2>
      <ul role="list">
        {(phone ?? telegram ?? email) ? (
          <ReachWays />
        ) : (
          <li>
            <a href="/pages/help-center#contact">{t("homePrinted.support")}</a>
          </li>
        )}
      </ul>
    </div>
  );
}

export const ReachUs = import.meta.env.SSR ? Reach : asPrinted("div");
