import { useEffect } from "react";
import { toast, useToaster } from "react-hot-toast/headless";
import type { Message } from "../../client/say.ts";
import { timings } from "../../domain/constants.ts";
import "./toast.css";

/** Specification 8: top right, no backdrop, no progress bar, no icon; stays while looked at. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: timings.warningToast });
  useEffect(() => {
    const show = ({ detail }: CustomEventInit<Message>) => {
      // One message at a time: the newest answer is the one that counts.
      toast.remove();
      toast(() => <ToastText {...detail!} />, { className: `toast-${detail!.kind}` });
    };
    addEventListener("say", show);
    document.documentElement.setAttribute("data-toasts", "");
    return () => removeEventListener("say", show);
  }, []);
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
