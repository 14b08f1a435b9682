import { signInHref } from "../../domain/accounts/way-in.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../icon.tsx";
import { useShell } from "../shell.tsx";

export function AccountLink() {
  const t = useT();
  const { account, path } = useShell();
  if (!account) {
    return (
      <a className="header-link header-account" href={signInHref(path)} rel="nofollow" aria-label={t("header.signIn")}>
        <Icon name="user" />
        <span className="header-link-word">{t("header.signIn")}</span>
      </a>
    );
  }
  // Ethiopians have a given name and a father's name, and are called by the first.
  const [firstName = ""] = account.name.trim().split(/\s+/);
  return (
    <a
      className="header-link header-account"
      href="/account"
      aria-label={firstName ? t("header.accountOf", { name: firstName }) : t("header.account")}
    >
      <Icon name="user" />
      <span className="header-link-word header-account-name">{firstName || t("header.account")}</span>
    </a>
  );
}
