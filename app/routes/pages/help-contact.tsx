import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import type { HelpView } from "./help-view.server.ts";

const ways = [
  { href: "/account/orders", rel: "nofollow", text: "content.contactReturns", hint: "content.contactReturnsText" },
  { href: "/vendors", text: "content.contactSeller", hint: "content.contactSellerText" },
  { href: "/shop/custom-order", text: "content.contactCustom", hint: "content.contactCustomText" },
] satisfies { href: string; rel?: string; text: TextKey; hint: TextKey }[];

/** Where to go when no answer fits: plain links. */
export function HelpContact({ contact }: Pick<HelpView, "contact">) {
  const t = useT();
  return (
    <section className="help-contact" aria-labelledby="contact">
      <h2 id="contact">{t("content.contactTitle")}</h2>
      <ul role="list">
        {ways.map(({ href, rel, text, hint }) => (
          <li key={href}>
            <a href={href} rel={rel}>
              {t(text)}
            </a>
            <span>{t(hint)}</span>
          </li>
        ))}
        {contact.map(({ kind, href, text }) => (
          <li key={kind}>
            <a href={href}>
              {kind === "phone"
                ? t("content.contactPhone", { phone: text })
                : t("content.contactMail", { address: text })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
