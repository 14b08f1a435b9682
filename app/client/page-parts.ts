/** A clone of a template in the page (document/page-additions); null without one. */
export function partOf(id: string): HTMLElement | null {
  const part = document.getElementById(id);
  return part instanceof HTMLTemplateElement ? (part.content.firstElementChild!.cloneNode(true) as HTMLElement) : null;
}
