import { useEffect, useRef } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { ActionForm } from "../../ui/forms/action-form.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShell, type Flash } from "../../ui/frame/shell.tsx";

interface CartUndoProps {
  removed: Flash;
  onDone: () => void;
}

/** What was removed last, and the way back. */
export function CartUndo({ removed, onDone }: CartUndoProps) {
  const t = useT();
  const { flash } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button went with its line. A page that was loaded anew begins at its beginning.
    if (flash?.undo !== removed.undo) button.current?.focus({ preventScroll: true });
  }, [flash, removed]);
  return (
    <div className="cart-undo" role="status">
      <Icon name="circle-check" />
      <span className="cart-undo-text">{removed.text}</span>
      <ActionForm action="/cart/lines/remove" reload onAnswer={({ ok }) => ok && onDone()}>
        <input type="hidden" name="undo" value={removed.undo} />
        <button ref={button} className="cart-undo-button">
          {t("cart.undo")}
        </button>
      </ActionForm>
    </div>
  );
}
