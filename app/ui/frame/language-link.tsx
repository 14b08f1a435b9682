import { withLanguage, withoutLanguage } from "../../domain/pages/language-address.ts";
import { useKeptPath } from "../printing/kept-path.ts";
import { useShell } from "../shell.tsx";
import { languages, otherLocales, plainLocale } from "../../domain/languages.ts";

/**
 * For readers without cookies, and so that robots find the Amharic pages (settled.md 16); never to `lng=en`, which
 * duplicates the plain page.
 */
export function LanguageLink() {
  const kept = useKeptPath();
  const { path, locale } = useShell();
  const plain = withoutLanguage(path);
  return otherLocales(locale).map((to) => (
    <a
      key={to}
      href={withLanguage(plain, to)}
      hrefLang={to}
      lang={to}
      rel={to !== plainLocale && plain === kept ? undefined : "nofollow"}
    >
      {languages[to].readHere}
    </a>
  ));
}
