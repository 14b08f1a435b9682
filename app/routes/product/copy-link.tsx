import { copyText } from "../../client/copy-text.ts";
import { announce } from "../../client/message-store.ts";
import { useT } from "../../i18n/use-t.tsx";

/** Puts the page's address into the clipboard, and says whether it is there. */
export default function CopyLink({ url }: { url: string }) {
  const t = useT();
  const copy = async () =>
    announce(
      (await copyText(url))
        ? { kind: "done", text: t("product.copied") }
        : { kind: "warning", text: t("product.copyFailed", { url }) },
    );
  return (
    <button type="button" onClick={() => void copy()}>
      {t("product.copyLink")}
    </button>
  );
}
