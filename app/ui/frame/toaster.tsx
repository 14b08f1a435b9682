import { useEffect } from "react";
import { toast, useToaster } from "react-hot-toast/headless";
import type { Message } from "../../client/say.ts";
import { timings } from "../../domain/constants.ts";
import "./toast.css";

/** Specification 8: top right, no backdrop, no progress bar, no icon; stays while hovered. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: timings.warningToast });
  useEffect(() => {
    const show = ({ detail }: CustomEventInit<Message>) => {
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
      // A live region of its own, because an open dialog hides the rest from screen readers.
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
