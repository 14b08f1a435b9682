import { createContext, useContext, type ReactNode } from "react";
import { useShell } from "../shell.tsx";

/** What forms over a page carry (ui/dialogs/over-the-page), where the page's own data is not there; null on the page itself. */
export const OverThePageContext = createContext<{ path: string; xsrf: string } | null>(null);

/** Where the shopper comes back to after a plain post (settled.md 3). */
export function ReturnTo({ path }: { path?: string }) {
  const over = useContext(OverThePageContext);
  return over ? <Field name="returnTo" value={over.path} /> : <PagesReturnTo path={path} />;
}

function PagesReturnTo({ path }: { path: string | undefined }) {
  const shell = useShell();
  return <Field name="returnTo" value={path ?? shell.path} />;
}

/** The session's form token. */
export function Xsrf() {
  const over = useContext(OverThePageContext);
  return over ? <Field name="_xsrf" value={over.xsrf} /> : <PagesXsrf />;
}

function PagesXsrf() {
  return <Field name="_xsrf" value={useShell().xsrf} />;
}

function Field({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}

/**
 * Around the hidden fields of a form. Chromium would read them out as text boxes where a part of the page is too far away to
 * be styled (decision 0041).
 */
export function Carried({ children }: { children: ReactNode }) {
  return (
    <span hidden aria-hidden="true">
      {children}
    </span>
  );
}
