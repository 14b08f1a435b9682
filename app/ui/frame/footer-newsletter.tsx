import { useT } from "../../i18n/use-t.tsx";
import { Carried, ReturnTo, Xsrf } from "../forms/form-fields.tsx";

export function FooterNewsletter() {
  const t = useT();
  return (
    <section className="wrap footer-newsletter" aria-labelledby="footer-newsletter">
      <h2 id="footer-newsletter">{t("newsletter.heading")}</h2>
      <NewsletterForm />
    </section>
  );
}

function NewsletterForm() {
  const t = useT();
  return (
    <form className="footer-newsletter-form" method="post" action="/newsletter" data-quick="">
      <Carried>
        <ReturnTo />
        <Xsrf />
      </Carried>
      <label className="form-field">
        <span className="form-field-label">{t("newsletter.email")}</span>
        <input
          className="form-field-input"
          name="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
          required
          aria-describedby="footer-consent"
        />
      </label>
      <button className="button button-primary">{t("newsletter.button")}</button>
      <p id="footer-consent">{t("newsletter.consent")}</p>
    </form>
  );
}
