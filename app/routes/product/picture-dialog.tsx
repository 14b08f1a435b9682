import * as Dialog from "@radix-ui/react-dialog";
import { useState, type KeyboardEvent, type RefObject } from "react";
import type { ProductPageView } from "../../domain/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import "./picture-dialog.css";

// The dialog stills the page behind it by a style of its own, which needs the page's nonce.
Object.assign(window, { __webpack_nonce__: document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce });

export interface PictureDialogProps extends Pick<ProductPageView, "name" | "lang" | "pictures"> {
  /** Which picture, from 0. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** One picture as large as the screen: two fingers or the button zoom it, arrows lead to the next. */
export default function PictureDialog({ name, lang, pictures, at, onMove, onClose, opener }: PictureDialogProps) {
  const t = useT();
  const [isZoomed, setZoomed] = useState(false);
  const total = pictures.length;
  const number = at + 1;
  const move = (step: number) => {
    setZoomed(false);
    onMove((at + step + total) % total);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // In a zoomed picture the arrows move it.
    if (step && total > 1 && !isZoomed) move(step);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="picture-dialog-behind" />
        <Dialog.Content
          className="picture-dialog"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <div className="picture-dialog-bar">
            <Dialog.Title className="picture-dialog-title">
              <span className="visually-hidden" lang={lang}>
                {name}
              </span>{" "}
              {t("product.pictureNumber", { number, total })}
            </Dialog.Title>
            <button
              className="button picture-dialog-button"
              aria-pressed={isZoomed}
              onClick={() => setZoomed(!isZoomed)}
            >
              {t(isZoomed ? "product.zoomOut" : "product.zoomIn")}
            </button>
            <Dialog.Close className="button picture-dialog-button">{t("product.close")}</Dialog.Close>
          </div>
          {/* What scrolls must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className="picture-dialog-view" tabIndex={0} role="group" aria-label={t("product.pictures", { name })}>
            <img
              className={isZoomed ? "picture-dialog-zoomed" : undefined}
              key={at}
              src={pictures[at]?.large ?? ""}
              alt={total === 1 ? name : t("product.pictureAlt", { name, number, total })}
            />
          </div>
          {total > 1 && (
            <div className="picture-dialog-bar">
              <button className="button picture-dialog-button" onClick={() => move(-1)}>
                {t("everywhere.previous")}
              </button>
              <button className="button picture-dialog-button" onClick={() => move(1)}>
                {t("everywhere.next")}
              </button>
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
