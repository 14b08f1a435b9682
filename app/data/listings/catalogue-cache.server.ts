import { LRUCache } from "lru-cache";
import { cachedCatalogueVersion } from "../catalogue-version.server.ts";

const MOST = 1_000;

/** For one catalogue version; a former name is printed at most once more. */
export class CatalogueCache {
  #version: number | null = null;
  readonly #answers = new LRUCache<string, NonNullable<unknown>>({ max: MOST });

  recall<Answer>(key: string): Answer | undefined {
    this.#forgetFormer();
    return this.#answers.get(key) as Answer | undefined;
  }

  /** Does not cache null, nor an answer read while the version rose. */
  async getOrRead<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const known = this.recall<Answer>(key);
    if (known !== undefined) return known;
    const version = this.#version;
    const answer = await read();
    this.#forgetFormer();
    if (answer === null || answer === undefined || version !== this.#version) return answer;
    this.#answers.set(key, answer);
    return answer;
  }

  #forgetFormer(): void {
    const version = cachedCatalogueVersion();
    if (version === this.#version) return;
    this.#answers.clear();
    this.#version = version;
  }

  remember(key: string, answer: NonNullable<unknown>): void {
    this.#answers.set(key, answer);
  }
}
