import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../icon.tsx";
import { asPrinted } from "../printing/as-printed.tsx";

function SetLink() {
  const t = useT();
  return (
    <a className="header-link header-wishlist" href="/shop/wishlist" rel="nofollow" aria-label={t("header.wishlist")}>
      <Icon name="heart" />
      <span className="header-link-word">{t("header.wishlist")}</span>
    </a>
  );
}

export const WishlistLink = import.meta.env.SSR ? SetLink : asPrinted("a");
