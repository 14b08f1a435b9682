import "./confirm-page.css";
import { useT } from "../i18n/use-t.tsx";
import { Xsrf } from "./form-fields.tsx";

interface ConfirmPageProps {
  action: string;
  fields: [name: string, value: string][];
}

/** A form that came without its page's token: shown what it would do, the shopper decides. */
export function ConfirmPage({ action, fields }: ConfirmPageProps) {
  const t = useT();
  const shown = fields.filter(([name]) => name in labels) as [keyof typeof labels, string][];
  return (
    <div className="confirm-page">
      <h1>{t("errors.confirmTitle")}</h1>
      <p className="confirm-page-text">{t("errors.confirmText")}</p>
      {shown.length > 0 && (
        <dl className="confirm-page-fields">
          {shown.map(([name, value]) => (
            <div key={name}>
              <dt>{t(labels[name])}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <form method="post" action={action}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Xsrf />
        <button className="button button-primary">{t("errors.confirmYes")}</button>{" "}
        <a className="button button-outline" href="/">
          {t("errors.confirmNo")}
        </a>
      </form>
    </div>
  );
}

/** What a shopper understands; the rest travels along unseen. */
const labels = {
  product: "errors.fieldProduct",
  quantity: "common.quantity",
  qty: "common.quantity",
  locale: "header.language",
  currency: "header.currency",
} as const;
