import { am } from "../../../app/i18n/am/index.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { faultsOf, jsonFaults, keysOf, latinWords } from "./latin.ts";
import { readPage } from "./read-page.ts";
import { routeOf } from "./routes.ts";

interface Expected {
  status?: number;
  headers?: Record<string, string>;
  names?: readonly string[];
}

type Fields = Record<string, string>;

export class WalkReport {
  readonly faults: string[] = [];
  readonly seen = new Set<string>();
  answers = 0;
}

const keys = keysOf(am);
const json = { Accept: "application/json" };

export class AmharicReader {
  readonly visitor: Visitor;
  readonly report: WalkReport;
  readonly #names: readonly string[];

  constructor(report: WalkReport, baseUrl: string, names: readonly string[] = []) {
    this.report = report;
    this.#names = names;
    this.visitor = new Visitor(baseUrl);
  }

  async begin(): Promise<this> {
    await this.visitor.get("/shop/compare?lng=am");
    return this;
  }

  async see(path: string, expected: Expected = {}): Promise<string> {
    const answer = await this.visitor.get(path, expected.headers);
    this.#read(`GET ${path}`, path, answer, expected);
    return answer.text;
  }

  async seeAll(paths: readonly string[], expected: Expected = {}): Promise<void> {
    const queue = [...paths];
    const work = async () => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) await this.see(path, expected);
    };
    await Promise.all([work(), work(), work()]);
  }

  async send(path: string, fields: Fields, expected: Expected = {}): Promise<string> {
    const answer = await this.visitor.post(path, fields, expected.headers);
    const to = answer.headers.get("location") ?? "";
    if (answer.status !== 303) this.#read(`POST ${path}`, path, answer, expected);
    else if (expected.status !== undefined && expected.status !== 303)
      this.#fault(`POST ${path}`, `answers 303 to ${to}`);
    else if (to.startsWith("/")) await this.see(to, { ...expected, status: 200 });
    this.#meet(path);
    return to;
  }

  async sendJson(
    path: string,
    fields: Fields,
    expected: Omit<Expected, "status"> & { status?: number | null } = {},
  ): Promise<string> {
    const answer = await this.visitor.post(path, fields, { ...json, ...expected.headers });
    this.#readJson(`POST ${path} (JSON)`, path, answer, expected);
    return answer.text;
  }

  async getJson(path: string, expected: Expected = {}): Promise<string> {
    const answer = await this.visitor.get(path, { ...json, ...expected.headers });
    this.#readJson(`GET ${path} (JSON)`, path, answer, { status: 200, ...expected });
    return answer.text;
  }

  async seeFeed(path: string): Promise<void> {
    const { status, text } = await this.visitor.get(path);
    this.#meet(path);
    if (status !== 200) this.#fault(`GET ${path}`, `answers ${status}`);
    for (const { place, text: said } of readPage(text).pieces)
      if (/^(?:title|description)$/.test(place) && latinWords(said).length > 0)
        this.#fault(`GET ${path}`, `${place}: ${said}`);
  }

  #readJson(
    what: string,
    path: string,
    answer: { status: number; text: string },
    expected: { status?: number | null; names?: readonly string[] },
  ) {
    this.#meet(path);
    if (expected.status != null && answer.status !== expected.status) this.#fault(what, `answers ${answer.status}`);
    if (answer.status >= 500 && expected.status !== answer.status) this.#fault(what, `answers ${answer.status}`);
    for (const fault of jsonFaults(JSON.parse(answer.text || "null"), [...this.#names, ...(expected.names ?? [])]))
      this.#fault(what, fault);
  }

  #read(
    what: string,
    path: string,
    answer: { status: number; text: string; headers: Headers },
    { status = 200, names = [] }: Expected,
  ) {
    this.#meet(path);
    if (answer.status !== status)
      this.#fault(what, `answers ${answer.status}, not ${status} (${answer.headers.get("location")})`);
    const type = answer.headers.get("content-type") ?? "";
    if (!type.startsWith("text/html")) return;
    for (const fault of faultsOf(readPage(answer.text), keys, [...this.#names, ...names]))
      this.#fault(`${what} ${answer.status}`, fault);
  }

  #meet(path: string) {
    this.report.seen.add(routeOf(new URL(path, this.visitor.baseUrl).pathname));
    this.report.answers += 1;
  }

  #fault(what: string, fault: string) {
    this.report.faults.push(`${what}: ${fault}`);
  }
}
