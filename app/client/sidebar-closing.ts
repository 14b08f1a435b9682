/** Escape closes the open panel at the side of the other home page, and so does going on to what its overlay covers. */
export function begin(): void {
  const details = document.querySelector<HTMLDetailsElement>(".sidebar-toggle")!;
  const area = details.parentElement!;
  const close = (event: Event) => {
    if (!details.open) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== "Escape") return;
      details.querySelector("summary")!.focus();
    } else if (area.contains(event.target as Node)) return;
    details.open = false;
  };
  document.addEventListener("keydown", close);
  document.addEventListener("focusin", close);
}
