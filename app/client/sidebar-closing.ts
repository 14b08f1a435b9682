/** Closes the sidebar on Escape, and when focus moves outside it. */
export function begin(): void {
  const details = document.querySelector<HTMLDetailsElement>(".sidebar-toggle")!;
  const area = details.parentElement!;
  const close = (event: Event) => {
    if (!details.open) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== "Escape") return;
      details.querySelector("summary")!.focus();
      // A press on its text focuses an ancestor, which is not outside.
    } else if (area.contains(event.target as Node) || (event.target as Node).contains(area)) return;
    details.open = false;
  };
  document.addEventListener("keydown", close);
  document.addEventListener("focusin", close);
}
