import { escapeHtml } from "../domain/pages/escape-html.ts";

/**
 * An old copy with its notice; the Age header (seconds) keeps it out of the offline copies, which print their own time.
 */
export async function asOldPage(copy: Response, sentence: string, age: number): Promise<Response> {
  const notice = `<div class="flash-banner flash-banner-warning" role="status"><div class="wrap flash-banner-text"><div>${escapeHtml(sentence)}</div></div></div>`;
  const page = (await copy.text()).replace(/<main\b[^>]*>/, (main) => main + notice);
  const headers = new Headers(copy.headers);
  headers.set("Cache-Control", "private, no-store");
  headers.set("Age", String(age));
  return new Response(page, { headers });
}
