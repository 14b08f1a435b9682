import { AsyncLocalStorage } from "node:async_hooks";
import { stripVTControlCharacters } from "node:util";
import { escapeHtml } from "../../app/domain/pages/escape-html.ts";

let imported: Promise<typeof import("../app.ts")> | undefined;

async function shop() {
  imported ??= import("../app.ts");
  imported.catch(() => (imported = undefined));
  return (await imported).default;
}

listenForFaults();

export default {
  fetch: (...call) => withFaults(async () => (await shop()).fetch(...call)),
  queue: async (batch, env) => (await shop()).queue(batch, env),
  scheduled: async (...call) => (await shop()).scheduled(...call),
} satisfies ExportedHandler<Env>;

interface Fault {
  event: string;
  method?: string;
  path?: string;
  stack: string;
}

const heard = new AsyncLocalStorage<Fault[]>();

export function listenForFaults(): void {
  const print = console.error;
  console.error = (...texts: unknown[]) => {
    const fault = texts.length === 1 ? faultOf(String(texts[0])) : null;
    if (!fault) return print(...texts);
    const faults = heard.getStore() ?? [];
    // React and the router log the same error of a component.
    if (faults.some(({ stack }) => stack === fault.stack)) return;
    faults.push(fault);
    print(faultText(fault));
  };
}

/** Errors are printed at the end of a page, because a section may fail while it streams. */
export async function withFaults(answer: () => Promise<Response>): Promise<Response> {
  const faults: Fault[] = [];
  const response = await heard.run(faults, () => answer().catch(failed));
  const { headers, status, body } = response;
  if (!body || !(headers.get("Content-Type") ?? "").startsWith("text/html")) return response;
  const nonce = /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
  const end = new TransformStream<Uint8Array, Uint8Array>({
    flush(controller) {
      if (faults.length > 0) controller.enqueue(new TextEncoder().encode(faultsHtml(faults, nonce)));
    },
  });
  return new Response(body.pipeThrough(end), { status, headers });
}

function failed(error: unknown): Response {
  const { stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ event: "import", stack }));
  return new Response("<!DOCTYPE html><title>Error</title>", { status: 500, headers: { "Content-Type": "text/html" } });
}

function faultOf(line: string): Fault | null {
  try {
    const { event, stack, ...rest } = JSON.parse(line) as Partial<Fault>;
    return event && stack ? { event, stack, ...rest } : null;
  } catch {
    return null;
  }
}

function faultText({ event, method = "", path = "", stack }: Fault): string {
  const lines = stack.split("\n");
  const isCall = (line: string) => /^\s+at /.test(line);
  const own = lines.filter((line) => !isCall(line) || !/node_modules|^\s+at .*<anonymous>|runner-worker/.test(line));
  return [`\n✗ ${[event, method, path].filter(Boolean).join(" ")}`, ...(own.some(isCall) ? own : lines)].join("\n");
}

function faultsHtml(faults: Fault[], nonce: string): string {
  const text = stripVTControlCharacters(faults.map(faultText).join("\n").trim());
  return `<details open style="${STYLE}"><summary>${faults.length} ${faults.length === 1 ? "error" : "errors"}, shown by npm run dev alone</summary>
<pre style="overflow:auto;white-space:pre-wrap">${escapeHtml(text)}</pre></details>
<script type="module" nonce="${escapeHtml(nonce)}" src="/@vite/client"></script>`;
}

const STYLE =
  "position:fixed;z-index:2147483647;inset:auto 0 0;max-height:80vh;overflow:auto;padding:12px 16px;font:14px/1.5 monospace;color:#fff;background:#3a1014;border-top:4px solid #e5484d";
