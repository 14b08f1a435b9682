import { lazy, Suspense, type ComponentType } from "react";
import { shareLinks } from "../../domain/pages/outside-links.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ActionForm } from "../../ui/forms/action-form.tsx";
import { ShareLink } from "../../ui/share-link.tsx";
import { useEnhanced } from "../../ui/printing/use-enhanced.ts";

const CopyAddress = lazy<ComponentType<{ url: string }>>(() =>
  import("./copy-address.tsx").catch(() => ({ default: () => null })),
);

export function ShareWishlist({ address, text }: { address: string | null; text: string }) {
  const t = useT();
  return (
    <section className="share-wishlist narrow section stack" aria-labelledby="share">
      <h2 id="share" tabIndex={-1}>
        {t("wishlist.share")}
      </h2>
      <p>{t("wishlist.shareNote")}</p>
      {address === null ? (
        <ShareForm text="wishlist.make" isOutlined />
      ) : (
        <>
          <p>
            <strong>{t("wishlist.address")}</strong>
          </p>
          <p className="copied">
            <a href={address}>{address}</a>
          </p>
          <ShareWays address={address} text={text} />
          <div className="cluster">
            <ShareForm field="renew" text="wishlist.renew" />
            <ShareForm field="revoke" text="wishlist.stop" />
          </div>
        </>
      )}
    </section>
  );
}

function ShareWays({ address, text }: { address: string; text: string }) {
  const { telegram, whatsApp } = shareLinks(address, text);
  return (
    <div className="cluster">
      <ShareLink href={telegram} service="Telegram" />
      <ShareLink href={whatsApp} service="WhatsApp" />
      {useEnhanced() && (
        <Suspense fallback={null}>
          <CopyAddress url={address} />
        </Suspense>
      )}
    </div>
  );
}

/** The pressed button changes or vanishes, so the heading takes the focus. */
function leaveForm({ ok }: { ok: boolean }): void {
  if (ok) document.getElementById("share")?.focus({ preventScroll: true });
}

function ShareForm({ field, text, isOutlined }: { field?: string; text: TextKey; isOutlined?: boolean }) {
  const t = useT();
  return (
    <ActionForm action="/wishlist/share" onAnswer={leaveForm}>
      {field && <input type="hidden" name={field} value="1" />}
      <button className={isOutlined ? "button button-outline" : "plain"}>{t(text)}</button>
    </ActionForm>
  );
}
