/** Closes the side panel of the other home page on Escape, and when focus moves to what its overlay covers. */
export function begin(): void {
  const details = document.querySelector<HTMLDetailsElement>(".sidebar-toggle")!;
  const area = details.parentElement!;
  const close = (event: Event) => {
    if (!details.open) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== "Escape") return;
      details.querySelector("summary")!.focus();
      // A press inside it gives the focus to the page around it.
    } else if (area.contains(event.target as Node) || (event.target as Node).contains(area)) return;
    details.open = false;
  };
  document.addEventListener("keydown", close);
  document.addEventListener("focusin", close);
}
