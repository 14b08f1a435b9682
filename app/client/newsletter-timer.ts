import { timings } from "../domain/constants.ts";
import { openModal } from "./dialogs.ts";

/**
 * Eight seconds after the navigation began (specification 4.9), once per browser (http/cookies/cookies). Waits while a
 * dialog or an open `details` is there, or an input or select has the focus; a textarea does not hold it back.
 */
export function begin(): void {
  const open = () => {
    if (/(^|; )newsletter=/.test(document.cookie)) return;
    if (document.querySelector("[role=dialog],details[open],input:focus,select:focus")) {
      setTimeout(open, timings.newsletterDelay);
      return;
    }
    const isSecure = location.protocol === "https:";
    document.cookie = `newsletter=seen; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? "; Secure" : ""}`;
    openModal({ name: "newsletter", href: "/newsletter" });
  };
  setTimeout(open, Math.max(0, timings.newsletterDelay - performance.now()));
}
