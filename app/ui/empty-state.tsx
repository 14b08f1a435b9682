import "./empty-state.first.css";
import type { ReactNode } from "react";

interface EmptyStateProps {
  text: ReactNode;
  action: { href: string; text: string };
  children?: ReactNode;
}

export function EmptyState({ text, action, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p className="empty-state-text">{text}</p>
      <a className="button button-primary" href={action.href}>
        {action.text}
      </a>
      {children}
    </div>
  );
}
