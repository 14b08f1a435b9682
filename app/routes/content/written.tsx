import { openedDocument } from "../../content/documents.ts";
import { useLocale } from "../../i18n/use-t.tsx";

/** A text of app/content that the page's loader has opened; printed by the server alone. */
export function Written({ name }: { name: string }) {
  const { default: Text } = openedDocument(useLocale(), name);
  return (
    <div className="written">
      <Text />
    </div>
  );
}
