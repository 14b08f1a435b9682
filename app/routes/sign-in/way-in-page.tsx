import "./way-in-page.css";
import type { ReactNode } from "react";
import { FormProblem } from "../../ui/forms/form-problem.tsx";

interface WayInPageProps {
  heading: string;
  /** Why the shopper is asked, or what happens next. */
  text?: string | null;
  children: ReactNode;
}

/** The frame of the pages on the way in: one narrow column. */
export function WayInPage({ heading, text, children }: WayInPageProps) {
  return (
    <div className="way-in-page">
      <h1>{heading}</h1>
      {text && <p className="way-in-page-text">{text}</p>}
      <FormProblem />
      {children}
    </div>
  );
}

/** A way elsewhere, below the form. */
export function WayInLink({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <a className="way-in-page-link" href={href}>
        {text}
      </a>
    </p>
  );
}
