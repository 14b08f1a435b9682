import type { ReactNode } from "react";

/** A wide table of the desk; where it does not fit it scrolls by itself. */
export function DeskTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="desk-table" role="region" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
