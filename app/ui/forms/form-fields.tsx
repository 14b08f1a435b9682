import { createContext, useContext, type ReactNode } from "react";
import { useShell } from "../root-data.ts";

/** For forms in dialogs, which have no route data; null on the page itself. */
export const OverThePageContext = createContext<{ path: string; xsrf: string } | null>(null);

/** Where a plain post redirects to (settled.md 3). */
export function ReturnTo({ path }: { path?: string | undefined }) {
  const over = useContext(OverThePageContext);
  return over ? <Field name="returnTo" value={over.path} /> : <PagesReturnTo path={path} />;
}

function PagesReturnTo({ path }: { path: string | undefined }) {
  const shell = useShell();
  return <Field name="returnTo" value={path ?? shell.path} />;
}

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
 * For a part that content-visibility skips, in which Chromium exposes hidden fields as text boxes (decision 0041).
 */
export function Carried({ children }: { children?: ReactNode }) {
  return (
    <span hidden aria-hidden="true">
      <ReturnTo />
      <Xsrf />
      {children}
    </span>
  );
}
