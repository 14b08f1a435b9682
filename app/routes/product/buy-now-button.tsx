import { useT } from "../../i18n/use-t.tsx";
import "./buy-now-button.css";

interface BuyNowButtonProps {
  /** Specification 4.1: it looks disabled, and works. */
  isMuted: boolean;
  className: string;
}

/** Sends the buy form, with its variant and quantity, to its own target: plainly, because it leaves the page (client/early/forms). */
export function BuyNowButton({ isMuted, className }: BuyNowButtonProps) {
  return (
    <button
      className={`button ${isMuted ? "button-outline buy-now-muted" : "button-awning"} ${className}`}
      form="buy"
      formAction="/buy-now"
      formMethod="post"
      formNoValidate
    >
      {useT()("product.buyNow")}
    </button>
  );
}
