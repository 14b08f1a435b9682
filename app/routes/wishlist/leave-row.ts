/** The pressed button goes with its row: the focus waits at the heading of the page. */
export function leaveRow(answer: { ok: boolean }): void {
  if (answer.ok) document.getElementById("wishlist")?.focus({ preventScroll: true });
}
