import { useLocation } from "react-router";
import { shopName, shopNames } from "../../domain/pages/shop.ts";
import { useT } from "../../i18n/use-t.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import { ReachUs } from "./reach-us.tsx";
import { LiteForm } from "../forms/lite-form.tsx";
import { PreferenceForm } from "../forms/preference-form.tsx";
import { useRootData } from "../root-data.ts";
import { plainLocale } from "../../domain/languages.ts";

function Bar() {
  const t = useT();
  const isSecond = new URLSearchParams(useLocation().search).get("step") === "2";
  const steps = [t("checkout.stepAddress"), t("checkout.stepPayment")];
  return (
    <div className="plain-header-row spread wrap">
      <a className="plain-header-name" href="/" aria-label={t("header.home", { name: shopNames.join(" ") })}>
        {useRootData()?.shell.name ?? shopName(plainLocale)}
      </a>{" "}
      <span className="checkout-header-secure">{t("checkout.secure")}</span>
      <ol className="checkout-header-steps" role="list" aria-label={t("checkout.steps")}>
        {steps.map((name, index) => (
          <li key={name} aria-current={isSecond === (index === 1) ? "step" : undefined}>
            {index + 1} {name}
          </li>
        ))}
      </ol>{" "}
      <a href="/pages/help-center">{t("checkout.help")}</a>
    </div>
  );
}

const Printed = import.meta.env.SSR ? Bar : asPrinted("div");

/** No menu and no search: nothing that leads away but the name and help (design.md 4). */
export function CheckoutHeader() {
  return (
    <header className="plain-header no-paper">
      <Printed />
    </header>
  );
}

function Foot() {
  const t = useT();
  return (
    <div className="spread wrap">
      <a className="target" href="/shop/cart">
        {t("checkout.backToCart")}
      </a>{" "}
      {useRootData() && <PreferenceForm />} {useRootData()?.shell.lite && <LiteForm />}
      <ReachUs />
    </div>
  );
}

const PrintedFoot = import.meta.env.SSR ? Foot : asPrinted("div");

export function CheckoutFooter() {
  return (
    <footer className="plain-footer no-paper">
      <PrintedFoot />
    </footer>
  );
}
