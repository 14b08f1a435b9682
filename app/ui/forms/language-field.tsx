import { useRootData } from "../root-data.ts";

/** A GET form drops the query of its page: this keeps the language of the address (settled.md 16). Last in its form. */
export function LanguageField() {
  const language = useRootData()?.shell.addressLanguage;
  return language ? <input type="hidden" name="lng" value={language} /> : null;
}
