import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { showModalAddress, type Modal } from "../../client/modal-store.ts";
import { loadPageText, type PageTexts } from "../../i18n/page-texts.ts";
import { TextContext } from "../../i18n/use-t.tsx";
import styles from "./modals.css?url";

interface ModalFrameProps {
  modal: Modal;
  title: string;
  lang?: string;
  close: string;
  status?: string;
  children: ReactNode;
}

export async function dialogWithTexts<Asked extends Modal>(page: PageTexts, Inside: ComponentType<{ modal: Asked }>) {
  const texts = await loadPageText(page);
  return {
    default: ({ modal }: { modal: Modal }) => (
      <TextContext value={texts}>
        <Inside modal={modal as Asked} />
      </TextContext>
    ),
  };
}

/** Goes back in the history, because the dialog is an entry of it (settled.md 4). */
export function closeModal(): void {
  history.back();
}

/** Specification 2.9, 9.1: a dialog over the page, a sheet on phones, with an address of its own. */
export function ModalFrame({ modal, title, lang, close, status, children }: ModalFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => showModalAddress(modal), [modal]);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="modal" />
      <Dialog.Root open onOpenChange={(isOpen) => !isOpen && closeModal()}>
        <Dialog.Portal>
          <Dialog.Overlay className="modal-behind" />
          <Dialog.Content
            className={`modal modal-${modal.name}`}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              // Not the first field: a phone's keyboard would cover the rest.
              event.preventDefault();
              heading.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener instanceof HTMLElement) opener.focus();
            }}
          >
            <div className="modal-bar">
              <Dialog.Title className="modal-title title" ref={heading} tabIndex={-1} lang={lang}>
                {title}
              </Dialog.Title>
              <Dialog.Close className="button button-quiet">{close}</Dialog.Close>
            </div>
            {status !== undefined && (
              <p className="visually-hidden" role="status">
                {status}
              </p>
            )}
            {children}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}
