import { createContext, useContext } from "react";
import type { Locale } from "../domain/languages.ts";
import type { Translate } from "./translate.ts";

export const TextContext = createContext<{ t: Translate; locale: Locale } | null>(null);

function useText() {
  const text = useContext(TextContext);
  if (!text) throw new Error("useT is used outside TextContext");
  return text;
}

export function useT(): Translate {
  return useText().t;
}

export function useLocale(): Locale {
  return useText().locale;
}
