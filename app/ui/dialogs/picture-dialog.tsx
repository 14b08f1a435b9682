import * as Dialog from "@radix-ui/react-dialog";
import { useState, type KeyboardEvent } from "react";
import { useT } from "../../i18n/use-t.tsx";
import "./picture-dialog.css";

interface PictureDialogProps {
  name: string;
  lang: string;
  pictures: { href: string; alt: string }[];
  at: number;
  onClose: () => void;
  onClosed: () => void;
}

export function picturesAround(link: HTMLAnchorElement): Omit<PictureDialogProps, "onClose" | "onClosed"> {
  const links = [...link.closest("ul")!.querySelectorAll<HTMLAnchorElement>("a")];
  const heading = document.querySelector<HTMLElement>("h1")!;
  return {
    name: heading.textContent!,
    lang: heading.lang,
    pictures: links.map((one) => ({ href: one.href, alt: one.querySelector("img")!.alt })),
    at: links.indexOf(link),
  };
}

export function PictureDialog({ name, lang, pictures, at: opened, onClose, onClosed }: PictureDialogProps) {
  const t = useT();
  const [isZoomed, setZoomed] = useState(false);
  const [at, setAt] = useState(opened);
  const total = pictures.length;
  const number = at + 1;
  const move = (step: number) => {
    setZoomed(false);
    setAt((at + step + total) % total);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // In a zoomed picture the arrow keys scroll it.
    if (step && total > 1 && !isZoomed) move(step);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="modal-behind" />
        <Dialog.Content
          className="picture-dialog"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className="picture-dialog-bar spread">
            <Dialog.Title className="picture-dialog-title strong">
              <span className="visually-hidden" lang={lang}>
                {name}
              </span>{" "}
              {t("product.pictureNumber", { number, total })}
            </Dialog.Title>
            <button className="button button-quiet" aria-pressed={isZoomed} onClick={() => setZoomed(!isZoomed)}>
              {t(isZoomed ? "product.zoomOut" : "product.zoomIn")}
            </button>
            <Dialog.Close className="button button-quiet">{t("product.close")}</Dialog.Close>
          </div>
          {/* A scrollable region must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className="picture-dialog-view" tabIndex={0} role="group" aria-label={t("product.pictures", { name })}>
            <img
              className={isZoomed ? "picture-dialog-zoomed" : undefined}
              key={at}
              src={pictures[at]!.href}
              alt={pictures[at]!.alt}
            />
          </div>
          {total > 1 && (
            <div className="picture-dialog-bar spread">
              <button className="button button-quiet" onClick={() => move(-1)}>
                {t("everywhere.previous")}
              </button>
              <button className="button button-quiet" onClick={() => move(1)}>
                {t("everywhere.next")}
              </button>
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
