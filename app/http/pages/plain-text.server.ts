/** Specification 7.1: a caller that accepts only text/plain gets the sentence of an answer, or its JSON as text. */
export async function inPlainText(request: Request, response: Response): Promise<Response> {
  const accept = request.headers.get("accept") ?? "";
  const isWanted = accept.includes("text/plain") && !/text\/html|application\/json|\*\/\*/.test(accept);
  if (!isWanted || !(response.headers.get("Content-Type") ?? "").startsWith("application/json")) return response;
  const headers = new Headers(response.headers);
  headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.delete("Content-Length");
  const body = await response.text();
  return new Response(body === "" ? null : (sentenceOf(body) ?? body), { status: response.status, headers });
}

interface Answer {
  ok: boolean;
  message?: { text: string } | null;
  fields?: Record<string, string>;
  form?: string | null;
}

function sentenceOf(body: string): string | null {
  const answer = JSON.parse(body) as Partial<Answer> | null;
  if (typeof answer?.ok !== "boolean") return null;
  const sentences = [answer.message?.text, ...Object.values(answer.fields ?? {}), answer.form];
  return sentences.filter(Boolean).join("\n") || (answer.ok ? "OK" : null);
}
