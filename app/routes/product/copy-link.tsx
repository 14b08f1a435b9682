import { announce } from "../../client/message-store.ts";
import { useT } from "../../i18n/use-t.tsx";

/** Puts the page's address into the clipboard, and says whether it is there. */
export default function CopyLink({ url }: { url: string }) {
  const t = useT();
  const copy = async () => {
    const isCopied = await (navigator.clipboard?.writeText(url) ?? Promise.reject(new Error("no clipboard"))).then(
      () => true,
      () => copySelected(url),
    );
    announce(
      isCopied
        ? { kind: "done", text: t("product.copied") }
        : { kind: "warning", text: t("product.copyFailed", { url }) },
    );
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {t("product.copyLink")}
    </button>
  );
}

/** The way of older browsers and of plain http, where there is no clipboard to write to. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.appendChild(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}
