/**
 * A copy of a template that the page prints for its scripts (ui/frame/page-parts); null when it has none of this id.
 */
export function partOf(id: string): HTMLElement | null {
  const part = document.getElementById(id);
  return part instanceof HTMLTemplateElement ? (part.content.firstElementChild!.cloneNode(true) as HTMLElement) : null;
}
