import { createHmac } from "node:crypto";
import { orAborted } from "./or-aborted.ts";

/** late: after the timeout; elsewhere: a redirect. */
export type Behaviour = "right" | "late" | "broken" | "refused" | "elsewhere" | "endless";

export interface TakenEvent {
  id: string;
  type: string;
  parcel: string;
  state: string;
  vendor: number;
  at: string;
}

export class VendorEndpoint {
  behaviour: Behaviour = "right";
  readonly taken: TakenEvent[] = [];
  readonly called: string[] = [];

  readonly address: string;
  readonly secret: string;

  constructor(address: string, secret: string) {
    this.address = address;
    this.secret = secret;
  }

  readonly fetch = async (address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(address as string, { ...init, redirect: "follow" });
    const answer = await orAborted(this.#answer(request), init.signal);
    const elsewhere = answer.headers.get("Location");
    return elsewhere === null || init.redirect === "manual"
      ? answer
      : this.fetch(elsewhere, { ...init, redirect: "manual" });
  };

  async #answer(request: Request): Promise<Response> {
    this.called.push(request.url);
    const body = await request.text();
    if (this.behaviour === "late") return new Promise<never>(() => {});
    if (this.behaviour === "broken") return new Response("<h1>Oh no</h1>", { status: 500 });
    if (this.behaviour === "refused") return new Response(null, { status: 403 });
    if (this.behaviour === "elsewhere") return Response.redirect("https://metadata.example/", 307);
    if (request.url !== this.address || !this.#isSigned(request.headers, body))
      return new Response(null, { status: 401 });
    this.taken.push(JSON.parse(body) as TakenEvent);
    return this.behaviour === "endless" ? new Response(endless()) : new Response(null, { status: 204 });
  }

  /** Written a second time, from docs/seller-portal.md. */
  #isSigned(headers: Headers, body: string): boolean {
    const text = [headers.get("X-Gulit-Timestamp"), "EVENT", "", body].join("\n");
    return headers.get("X-Gulit-Signature") === createHmac("sha256", this.secret).update(text).digest("hex");
  }
}

function endless(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });
}
