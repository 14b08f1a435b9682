import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../icon.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { PreferenceForm } from "../forms/preference-form.tsx";
import { useLite } from "../printing/use-lite.ts";
import { useShell } from "../root-data.ts";
import { languages } from "../../domain/languages.ts";

function FullCity() {
  const isLite = useLite();
  const t = useT();
  const { city } = useShell();
  if (isLite) return null;
  return (
    <a className="header-city" href="/#nearYou">
      {`${t("header.deliverTo")} `}
      <b>{city}</b>
    </a>
  );
}

export const DeliveryCityLink = import.meta.env.SSR ? FullCity : asPrinted("a");

function FullChoices() {
  const isLite = useLite();
  const t = useT();
  const { locale, currency } = useShell();
  if (isLite) return <PreferenceForm />;
  return (
    <details className="header-choices">
      <summary>
        <span className="visually-hidden">{t("header.choices")}: </span>
        {languages[locale].name}, {currency}
        <Icon name="chevron-right" />
      </summary>
      <PreferenceForm />
    </details>
  );
}

/** Phones have the form in their menu. */
export const HeaderChoices = import.meta.env.SSR ? FullChoices : asPrinted("details");
