import { useEffect } from "react";
import { toast, useToaster } from "react-hot-toast/headless";
import { useSnapshot } from "valtio";
import { messageStore, type Message } from "../client/message-store.ts";
import { timings } from "../domain/constants.ts";
import "./toast.css";

/** Specification 8: top right, no backdrop, no progress bar, no icon; stays while looked at. */
export default function Toaster() {
  const { waiting } = useSnapshot(messageStore);
  const { toasts, handlers } = useToaster({ duration: timings.warningToast });
  useEffect(() => {
    if (waiting.length === 0) return;
    // One message at a time: the newest answer is the one that counts.
    toast.remove();
    const message = messageStore.waiting.splice(0).pop()!;
    toast(() => <ToastText {...message} />, { className: `toast-${message.kind}` });
  }, [waiting]);
  return (
    <div
      className="toasts"
      role="status"
      // Said of itself, so that a dialog does not hide it from who listens.
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts
        .filter((shown) => shown.visible)
        .map((shown) => (
          <p key={shown.id} className={`toast ${shown.className}`}>
            {typeof shown.message === "function" ? shown.message(shown) : shown.message}
          </p>
        ))}
    </div>
  );
}

function ToastText({ text, link }: Message) {
  return (
    <>
      {text} {link && <a href={link.href}>{link.text}</a>}
    </>
  );
}
