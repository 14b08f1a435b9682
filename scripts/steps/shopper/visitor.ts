const BROWSER =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** A browser without scripts: stores cookies, follows no redirect. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly baseUrl: string;
  /** x-test-cache: "off" composes every page anew; null sends none, as browsers do. */
  readonly cache: string | null;

  constructor(baseUrl: string, cache: string | null = "off") {
    this.baseUrl = baseUrl;
    this.cache = cache;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send("GET", path, { Accept: "text/html", ...headers });
  }

  /** With the session's token unless `fields` name another. */
  async post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    const body = new URLSearchParams({ _xsrf: this.token, ...fields }).toString();
    const form = { Accept: "text/html", "Content-Type": "application/x-www-form-urlencoded" };
    return this.send(
      "POST",
      path,
      { ...form, Origin: this.baseUrl, "Sec-Fetch-Site": "same-origin", ...headers },
      body,
    );
  }

  async send(method: string, path: string, headers: Record<string, string>, body?: BodyInit): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(this.baseUrl + path, {
      method,
      redirect: "manual",
      body: body ?? null,
      headers: {
        "User-Agent": BROWSER,
        ...(this.cache !== null && { "x-test-cache": this.cache }),
        ...(cookie ? { Cookie: cookie } : {}),
        ...headers,
      },
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      if (value === "" || /Max-Age=0/i.test(set)) this.cookies.delete(name!);
      else this.cookies.set(name!, value!);
    }
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  get token(): string {
    return this.cookies.get("XSRF-TOKEN") ?? "";
  }

  async cart(): Promise<Record<string, number>> {
    const { text } = await this.get("/shop/cart");
    const lines = [...text.matchAll(/<input[^>]*name="was-(\d+)-\d+"[^>]*value="(\d+)"/g)];
    return Object.fromEntries(lines.map(([, product, quantity]) => [product!, Number(quantity)] as const));
  }

  async compared(): Promise<string[]> {
    const { text } = await this.get("/shop/compare");
    const forms = [...text.matchAll(/<form[^>]*action="\/compare\/items\/remove"[^>]*>([\s\S]*?)<\/form>/g)];
    return forms.map(([, form]) => field(form!, "product"));
  }
}

function field(form: string, name: string): string {
  const tag = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(form)?.[0] ?? "";
  return /value="([^"]*)"/.exec(tag)?.[1] ?? "";
}
