const BROWSER =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

export class Shopper {
  readonly cookies = new Map<string, string>();
  readonly #shop: string;

  constructor(shop: string) {
    this.#shop = shop;
  }

  async read(path: string, language: "en" | "am"): Promise<string> {
    const { status, headers, text } = await this.#send("GET", path, { "Accept-Language": language });
    const target = headers.get("location");
    return `${status}${target === null ? "" : ` ${target}`}\n${text}`;
  }

  async submit(path: string, fields: Record<string, string>): Promise<void> {
    if (!this.cookies.has("XSRF-TOKEN")) await this.#send("GET", "/shop/compare", {});
    const body = new URLSearchParams({ _xsrf: this.cookies.get("XSRF-TOKEN") ?? "", ...fields });
    const form = { Origin: this.#shop, "Sec-Fetch-Site": "same-origin" };
    const { status, text } = await this.#send("POST", path, form, body);
    if (status !== 303) throw new Error(`${path} answers ${status}: ${text.slice(0, 200)}`);
    // Takes the flash message, so that no compared page shows it.
    await this.#send("GET", "/shop/compare", {});
  }

  async #send(method: string, path: string, headers: Record<string, string>, body: URLSearchParams | null = null) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(this.#shop + path, {
      method,
      body,
      redirect: "manual",
      headers: { "User-Agent": BROWSER, Accept: "text/html", Cookie: cookie, ...headers },
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "" || /Max-Age=0/i.test(set)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
}
