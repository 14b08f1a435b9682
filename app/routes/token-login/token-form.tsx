import { useEffect, useRef, useState } from "react";
import { say } from "../../client/say.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";

/** How long 'Login Complete' is seen before the page it leads to, in ms. */
const SEEN_MS = 1_000;

/** Specification 4.11: sends itself once scripts run, and by its button without. */
export function TokenForm({ token, isAway }: { token: string; isAway: boolean }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const isSent = useRef(false);
  const send = async () => {
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    say({ kind: "done", text: t("signIn.pleaseWait") });
    const [{ ok, text, isOver }] = await Promise.all([
      ask(form.current!),
      import("../../ui/frame/toaster.tsx").catch(() => {}),
    ]);
    if (isOver) {
      say(ok ? { kind: "done", text: t("signIn.loginComplete") } : { kind: "warning", text });
      setTimeout(() => location.replace("/"), SEEN_MS);
      return;
    }
    // Nobody looked at the token: it can be sent again.
    isSent.current = false;
    setBusy(false);
    say({ kind: "warning", text: text || t("signIn.tokenAway") });
  };
  useEffect(() => {
    // The secret leaves the address: it is not for the history, nor for who looks over a shoulder.
    history.replaceState(history.state, "", "/token-login");
    if (isAway) return;
    whenLookedAt(() => void send());
    // Once a page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form
      method="post"
      action="/token-login"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input type="hidden" name="q" value={token} />
      <input type="hidden" name="leaves" value="page" />
      <Xsrf />
      <button className="button button-primary" aria-disabled={isBusy || undefined}>
        {t(isBusy ? "signIn.pleaseWait" : isAway ? "everywhere.tryAgain" : "signIn.tokenButton")}
      </button>
    </form>
  );
}

/** A page that a browser made ready before anybody asked for it uses no token up. */
function whenLookedAt(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}

/** What the shop made of the token; it is not over where nobody looked at it. */
async function ask(form: HTMLFormElement): Promise<{ ok: boolean; text: string; isOver: boolean }> {
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const response = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } });
    const { ok, form: text } = (await response.json()) as { ok: boolean; form?: string | null };
    return { ok, text: text ?? "", isOver: ok || response.status === 422 };
  } catch {
    return { ok: false, text: "", isOver: false };
  }
}
