import { copyText } from "../../client/copy-text.ts";
import { say } from "../../client/say.ts";
import { useT } from "../../i18n/use-t.tsx";

export default function CopyAddress({ url }: { url: string }) {
  const t = useT();
  const copy = async () =>
    say(
      (await copyText(url))
        ? { kind: "done", text: t("wishlist.copied") }
        : { kind: "warning", text: t("wishlist.copyFailed", { url }) },
    );
  return (
    <button className="plain" type="button" onClick={() => void copy()}>
      {t("wishlist.copyLink")}
    </button>
  );
}
