import { useRootData } from "../shell.tsx";

/** A GET form is a link too: it hands on the language that came by the address (settled.md 16). Last in its form. */
export function LanguageField() {
  const language = useRootData()?.shell.addressLanguage;
  return language ? <input type="hidden" name="lng" value={language} /> : null;
}
