/** A copy of what the page keeps for its scripts (ui/frame/page-parts), or of a part of one page; null where it has none. */
export function partOf(id: string): HTMLElement | null {
  const part = document.getElementById(id);
  return part instanceof HTMLTemplateElement ? (part.content.firstElementChild!.cloneNode(true) as HTMLElement) : null;
}
