import type { Locale } from "../../domain/viewer.ts";
import { withLanguage, withoutLanguage } from "../../domain/pages/language-address.ts";
import { useKeptPath } from "../printing/kept-path.ts";
import { useShell } from "../shell.tsx";

/**
 * For readers without cookies, and so that robots find the Amharic pages (settled.md 16); never to `lng=en`, which
 * duplicates the plain page.
 */
export function LanguageLink() {
  const kept = useKeptPath();
  const { path, locale } = useShell();
  const plain = withoutLanguage(path);
  const { to, text } = others[locale];
  return (
    <a
      href={withLanguage(plain, to)}
      hrefLang={to}
      lang={to}
      rel={to === "am" && plain === kept ? undefined : "nofollow"}
    >
      {text}
    </a>
  );
}

const others = {
  en: { to: "am", text: "ይህን ገጽ በአማርኛ ያንብቡ" },
  am: { to: "en", text: "Read this page in English" },
} as const satisfies Record<Locale, { to: Locale; text: string }>;
