import { shopName } from "../../domain/pages/shop.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Xsrf } from "../forms/form-fields.tsx";
import { PreferenceForm } from "../forms/preference-form.tsx";
import { useRootData } from "../shell.tsx";
import { plainLocale } from "../../domain/languages.ts";

export function DeskHeader() {
  const t = useT();
  const shell = useRootData()?.shell;
  return (
    <header className="plain-header">
      <div className="plain-header-row spread wrap">
        <a className="plain-header-name" href="/desk">
          {t("desk.name", { shop: shell?.name ?? shopName(plainLocale) })}
        </a>
        <div className="row">
          <a href="/">{t("desk.toShop")}</a>
          {shell && (
            <form method="post" action="/sign-out">
              <Xsrf />
              <button>{t("account.signOut")}</button>
            </form>
          )}
        </div>
      </div>
    </header>
  );
}

export function DeskFooter() {
  return <footer className="plain-footer">{useRootData() && <div className="wrap">{<PreferenceForm />}</div>}</footer>;
}
