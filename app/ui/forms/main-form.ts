import { useMatches } from "react-router";
import { useShell } from "../root-data.ts";

/** The usual id of the form that a page is about. */
export const mainFormId = "main-form";

/** The id of the page's main form, from its loader, if it is printed. */
export function useMainForm(): string | undefined {
  const matches = useMatches();
  const page = matches[matches.length - 1]?.loaderData as { mainForm?: string } | undefined;
  return page?.mainForm;
}

/**
 * For buttons of language, currency and lite pages: a press also sends the page's main form, and the answer restores it
 * (routes/actions/preferences).
 */
export function useSwitch() {
  const { path } = useShell();
  const form = useMainForm();
  if (form === undefined) return {};
  return {
    form,
    formAction: `/preferences?returnTo=${encodeURIComponent(path)}`,
    formEncType: "application/x-www-form-urlencoded",
    formNoValidate: true,
  };
}
