import { fieldsOf, jsonPost } from "./json-post.ts";
import { scriptTexts } from "./script-texts.ts";

/** Any lost or broken answer becomes a sentence, not the router's error page. */
export async function sendForm({ request }: { request: Request }): Promise<unknown> {
  try {
    const answer = await fetch(request.url, jsonPost(fieldsOf(await request.formData())));
    return await answer.json();
  } catch {
    return { ok: false, form: scriptTexts()[navigator.onLine ? "unconfirmed" : "failed"] };
  }
}
