import { askModal, modalStore, type Modal } from "../client/modal-store.ts";
import { useT } from "../i18n/use-t.tsx";
import { closeModal, dialogWithTexts, ModalFrame } from "./modal.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

export const withTexts = () => dialogWithTexts("newsletter", NewsletterDialog);

/** Specification 2.9: 970 wide. */
function NewsletterDialog({ modal }: { modal: Modal }) {
  const t = useT();
  return (
    <ModalFrame modal={modal} title={t("newsletter.heading")} close={t("newsletter.close")}>
      <div className="newsletter-dialog">
        <p className="newsletter-dialog-text">{t("newsletter.text")}</p>
        <NewsletterForm place="dialog" onDone={closeModal} />
      </div>
    </ModalFrame>
  );
}

/** Opens by itself, once (specification 4.9): the cookie of http/newsletter-cookie keeps it from doing so again. */
export async function openOnce(): Promise<void> {
  await withTexts();
  if (modalStore.asked) return;
  const isSecure = location.protocol === "https:";
  document.cookie = `newsletter=seen; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  askModal({ name: "newsletter", href: "/newsletter" });
}
