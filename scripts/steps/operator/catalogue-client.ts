import type { ImportRun } from "../../../app/data/import/import-runs.server.ts";
import type { UndoneStep } from "../../../app/data/import/import-undo.server.ts";
import { BatchFailure, type FeedStore, type SaveAnswer } from "../../../app/domain/feed/feed-import.ts";
import type { CategoryPath } from "../../../app/domain/feed/category-path.ts";
import type { SoldOut } from "../../../app/domain/feed/feed-row.ts";
import type { ProductDraft } from "../../../app/domain/feed/product-draft.ts";
import { PlainError } from "../plain-error.mjs";

const PAUSES_MS = [500, 1_000, 2_000, 4_000];
const LONGEST_PAUSE_MS = 10_000;
const ANSWER_MS = 60_000;

/** Every request is idempotent. */
export class CatalogueClient implements FeedStore {
  readonly #address: URL;
  readonly #token: string;
  #answered = false;
  #run: number | null = null;

  constructor(shop: URL, token: string) {
    this.#address = new URL("/operator/catalogue", shop);
    this.#token = token;
  }

  async begin(file: string, vendor: string): Promise<number> {
    const { run } = await this.#ask<{ run: number }>({ operation: "begin", file, vendor });
    this.#run = run;
    return run;
  }

  save(vendor: string, products: ProductDraft[], isLastTry = false): Promise<SaveAnswer> {
    return this.#ask({ operation: "save", vendor, run: this.#run, products }, isLastTry);
  }

  list(vendor: string, after: string): Promise<{ feedIds: string[] }> {
    return this.#ask({ operation: "list", vendor, after });
  }

  retire(vendor: string, feedIds: string[]): Promise<{ retired: number }> {
    return this.#ask({ operation: "retire", vendor, run: this.#run, feedIds });
  }

  sellOut(vendor: string, rows: SoldOut[]): Promise<{ soldOut: number }> {
    return this.#ask({ operation: "sellOut", vendor, run: this.#run, rows });
  }

  /** Santim for a US dollar, and where a vendor's own paths belong. */
  rate(vendor: string): Promise<{ usdRate: number; places: [path: string, place: CategoryPath][] }> {
    return this.#ask({ operation: "rate", vendor });
  }

  finish(imported: { file: string; vendor: string; rows: number }): Promise<object> {
    return this.#ask({ operation: "finish", ...imported, run: this.#run });
  }

  async runs(): Promise<ImportRun[]> {
    return (await this.#ask<{ runs: ImportRun[] }>({ operation: "runs" })).runs;
  }

  undo(run: number): Promise<UndoneStep> {
    return this.#ask({ operation: "undo", run });
  }

  async #ask<T>(step: object, isLastTry = false): Promise<T> {
    const body = JSON.stringify(step);
    for (let tried = 0; ; tried += 1) {
      const response = await this.#send(body).catch(() => null);
      if (response?.ok) {
        this.#answered = true;
        return this.#read<T>(response);
      }
      if (response) await this.#refuse(response);
      // A shop that never answered is not running: no retry.
      const pause = !response && !this.#answered ? undefined : PAUSES_MS[tried];
      if (isLastTry || pause === undefined) throw this.#failure(response);
      await new Promise((resolve) => setTimeout(resolve, Math.max(pause, pauseAsked(response))));
    }
  }

  #send(body: string): Promise<Response> {
    return fetch(this.#address, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        Authorization: `Bearer ${this.#token}`,
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_MS),
    });
  }

  async #read<T>(response: Response): Promise<T> {
    try {
      return (await response.json()) as T;
    } catch {
      throw new PlainError(`The server at ${this.#address.origin} is not this shop.`);
    }
  }

  async #refuse(response: Response): Promise<void> {
    const { status } = response;
    if (status >= 500 || status === 429) return;
    const text = await response.text();
    const shop = this.#address.origin;
    if (status === 401) {
      throw new PlainError(
        `The shop at ${shop} refuses the operator token: set OPERATOR_TOKEN to the token it runs with.`,
      );
    }
    if (status >= 300 && status < 400) {
      throw new PlainError(`${shop} answers with a redirect: name the shop's own address with --to.`);
    }
    if (!text.startsWith('{"problem"')) throw new PlainError(`The server at ${shop} is not this shop.`);
    if (status === 404 || status === 409) throw new PlainError((JSON.parse(text) as { problem: string }).problem);
    throw new PlainError(`The shop at ${shop} refuses the import (${status}): ${text.slice(0, 200)}`);
  }

  #failure(response: Response | null): Error {
    if (response) return new BatchFailure(`the shop answers ${response.status}`);
    const shop = this.#address.origin;
    if (this.#answered) return new PlainError(`The shop at ${shop} stopped answering: run the same command again.`);
    return new PlainError(`No shop answers at ${shop}: start it with npm start, or name another one with --to.`);
  }
}

function pauseAsked(response: Response | null): number {
  const seconds = Number(response?.headers.get("Retry-After") ?? 0);
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, LONGEST_PAUSE_MS) : 0;
}
