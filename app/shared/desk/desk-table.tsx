import type { ReactNode } from "react";

export function DeskTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A scrollable region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="desk-table" role="region" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
