// Web standards only, so that it runs in workerd and for the served shop (serve-outside.ts).
import { StandInChapa } from "./chapa.ts";

export interface Notice {
  kind: "mail" | "sms" | "push";
  to: string;
  title: string;
  text: string;
  link?: string;
  /** Idempotency key: a mail's key, a push's tag. */
  key?: string;
  /** Headers of a mail, besides those of every mail. */
  headers?: Record<string, string>;
}

interface MailBody {
  to: [string];
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

/** late: after the timeout; missing, broken, limited: 404, 500, 429; wrong: HTML. */
export type Fault = "late" | "missing" | "broken" | "limited" | "wrong" | "refused";

const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
const scope = "https://www.googleapis.com/auth/firebase.messaging";
const PROJECT = "gulit-test";

export class Outside {
  readonly received: Notice[] = [];
  readonly faults = new Map<string, Fault>();
  readonly unregistered = new Set<string>();
  assertions: string[] = [];
  expiresIn = 3600;
  chapa!: StandInChapa;
  #access = new Set<string>();
  #publicKey!: CryptoKey;
  #origin!: string;
  #secrets!: Record<string, string>;

  static async at(origin: string): Promise<{ outside: Outside; bindings: Record<string, string> }> {
    const outside = new Outside();
    const usages: KeyUsage[] = ["sign", "verify"];
    const pair = (await crypto.subtle.generateKey(
      { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
      true,
      usages,
    )) as CryptoKeyPair;
    outside.#publicKey = pair.publicKey;
    outside.#origin = origin;
    outside.chapa = new StandInChapa(origin);
    const bytes = Buffer.from((await crypto.subtle.exportKey("pkcs8", pair.privateKey)) as ArrayBuffer);
    const lines = bytes.toString("base64").replace(/.{64}/g, "$&\n");
    const serviceAccount = {
      type: "service_account",
      project_id: PROJECT,
      client_email: `push-${crypto.randomUUID()}@gulit-test.iam.gserviceaccount.com`,
      private_key: `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----\n`,
      token_uri: `${origin}/token`,
    };
    outside.#secrets = { mail: "mail key for tests", sms: "sms key for tests" };
    const bindings = {
      TEST_FCM_URL: origin,
      FCM_SERVICE_ACCOUNT: JSON.stringify(serviceAccount),
      MAIL_API_URL: `${origin}/emails`,
      MAIL_API_KEY: outside.#secrets.mail!,
      MAIL_FROM: "Gulit <no-reply@gulit.example>",
      SMS_API_URL: `${origin}/api/send`,
      SMS_API_KEY: outside.#secrets.sms!,
      SMS_FROM: "Gulit",
      ...outside.chapa.bindings,
    };
    return { outside, bindings };
  }

  revoke(): void {
    this.#access.clear();
  }

  async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/chapa/")) return this.chapa.answer(request);
    if (request.method === "GET") return new Response(null, { status: 404 });
    const text = await request.text();
    if (pathname === "/token") return this.#token(new URLSearchParams(text));
    const key = (request.headers.get("authorization") ?? "").replace(/^Bearer /, "");
    const body = JSON.parse(text) as Record<string, never>;
    if (pathname === "/emails") return this.#mail(key, request.headers.get("idempotency-key"), body);
    if (pathname === "/api/send") return this.#sms(key, body);
    if (pathname === `/v1/projects/${PROJECT}/messages:send`) return this.#push(key, body);
    return new Response("<h1>Not Found</h1>", { status: 404 });
  }

  async #token(form: URLSearchParams): Promise<Response> {
    const fault = await this.#fault("access");
    if (fault) return fault;
    const assertion = form.get("assertion") ?? "";
    this.assertions.push(assertion);
    const [head, claims, signature] = assertion.split(".");
    const bytes = (part = "") => new Uint8Array(Buffer.from(part, "base64url"));
    const signed = new TextEncoder().encode(`${head}.${claims}`);
    const isSigned = await crypto.subtle.verify(algorithm.name, this.#publicKey, bytes(signature), signed);
    const {
      aud,
      scope: wanted,
      iat,
      exp,
    } = JSON.parse(Buffer.from(bytes(claims)).toString()) as { aud: string; scope: string; iat: number; exp: number };
    const isAsked = form.get("grant_type") === "urn:ietf:params:oauth:grant-type:jwt-bearer";
    if (!isAsked || !isSigned || aud !== `${this.#origin}/token` || wanted !== scope || exp - iat > 3600) {
      return Response.json({ error: "invalid_grant" }, { status: 400 });
    }
    const access = crypto.randomUUID();
    this.#access.add(access);
    return Response.json({ access_token: access, expires_in: this.expiresIn, token_type: "Bearer" });
  }

  async #mail(key: string, idempotencyKey: string | null, body: Record<string, never>): Promise<Response> {
    if (key !== this.#secrets.mail) return Response.json({ name: "invalid_api_key" }, { status: 401 });
    const { to, subject, text, headers } = body as unknown as MailBody;
    const known = this.received.some((mail) => mail.kind === "mail" && mail.key === idempotencyKey);
    if (!known && !["missing", "refused", "limited"].includes(this.faults.get(to[0]) ?? "")) {
      this.received.push({
        kind: "mail",
        to: to[0],
        title: subject,
        text,
        key: idempotencyKey ?? "",
        ...(headers && { headers }),
      });
    }
    return (await this.#fault(to[0])) ?? Response.json({ id: crypto.randomUUID() });
  }

  async #sms(key: string, body: Record<string, never>): Promise<Response> {
    if (key !== this.#secrets.sms) return Response.json({ acknowledge: "error" }, { status: 401 });
    const { to, message, sender } = body as unknown as Record<string, string>;
    const fault = await this.#fault(to!);
    if (fault) return fault;
    this.received.push({ kind: "sms", to: to!, title: sender!, text: message! });
    return Response.json({ acknowledge: "success", response: { status: "Send in progress" } });
  }

  async #push(key: string, body: Record<string, never>): Promise<Response> {
    if (!this.#access.has(key))
      return Response.json({ error: { code: 401, status: "UNAUTHENTICATED" } }, { status: 401 });
    const { token, data } = (body as unknown as { message: { token: string; data: Record<string, string> } }).message;
    const fault = await this.#fault(token);
    if (fault) return fault;
    if (this.unregistered.has(token)) return Response.json(fcmError(404, "NOT_FOUND", "UNREGISTERED"), { status: 404 });
    this.received.push({
      kind: "push",
      to: token,
      title: data.title!,
      text: data.body!,
      link: data.link!,
      key: data.tag!,
    });
    return Response.json({ name: `projects/${PROJECT}/messages/${this.received.length}` });
  }

  async #fault(name: string): Promise<Response | null> {
    const fault = this.faults.get(name);
    if (fault === "late") await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (fault === "broken") return new Response("<h1>500</h1>", { status: 500 });
    if (fault === "missing") return new Response("<h1>404</h1>", { status: 404 });
    if (fault === "limited") return Response.json({ error: "slow down" }, { status: 429 });
    if (fault === "refused") return Response.json({ error: "what is this" }, { status: 422 });
    return fault === "wrong" ? new Response("<h1>Welcome</h1>") : null;
  }
}

function fcmError(code: number, status: string, errorCode: string) {
  const detail = { "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", errorCode };
  return { error: { code, message: "Requested entity was not found.", status, details: [detail] } };
}
