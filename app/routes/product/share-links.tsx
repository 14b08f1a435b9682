import { shareLinks } from "../../domain/pages/share-links.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ShareLink } from "../../ui/share-link.tsx";
import "./share-links.css";

interface ShareLinksProps {
  /** The page's canonical address, whole. */
  url: string;
  name: string;
}

/** Ways to tell somebody else: plain links, and once the page is awake the clipboard (client/copy-link). */
export function ShareLinks({ url, name }: ShareLinksProps) {
  const t = useT();
  const { telegram, whatsApp } = shareLinks(url, name);
  return (
    <div className="share-links" role="group" aria-labelledby="share">
      <span id="share">{t("product.share")}</span>
      <ShareLink href={telegram} service="Telegram" />
      <ShareLink href={whatsApp} service="WhatsApp" />
      <template id="copy-link">
        <button
          type="button"
          data-url={url}
          data-done={t("product.copied")}
          data-failed={t("product.copyFailed", { url })}
        >
          {t("product.copyLink")}
        </button>
      </template>
    </div>
  );
}
