import "./preference-form.css";
import type { ComponentType } from "react";
import { currencies } from "../../domain/constants.ts";
import { useT } from "../../i18n/use-t.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { Carried } from "./form-fields.tsx";
import { useSwitch } from "./main-form.ts";
import { useShell } from "../root-data.ts";
import { locales, languages } from "../../domain/languages.ts";

interface PreferenceFormProps {
  className?: string;
}

function FullForm({ className }: PreferenceFormProps) {
  const t = useT();
  const shell = useShell();
  const keepsTyped = useSwitch();
  return (
    <form className={`preference-form ${className ?? ""}`} method="post" action="/preferences">
      <Carried />
      <span role="group" aria-label={t("header.language")}>
        {locales.map((locale) => (
          <button
            key={locale}
            {...keepsTyped}
            name="locale"
            value={locale}
            lang={locale}
            aria-pressed={locale === shell.locale}
          >
            {languages[locale].name}
          </button>
        ))}
      </span>{" "}
      <span role="group" aria-label={t("header.currency")}>
        {currencies.map((currency) => (
          <button
            key={currency}
            {...keepsTyped}
            name="currency"
            value={currency}
            aria-pressed={currency === shell.currency}
          >
            {currency}
          </button>
        ))}
      </span>
    </form>
  );
}

export const PreferenceForm: ComponentType<PreferenceFormProps> = import.meta.env.SSR ? FullForm : asPrinted("form");

/** Each language under its own name, so that its readers recognise it. */
