/**
 * What a page that no framework takes over is printed of, in its loader's data. The router writes all of that down for a
 * browser that does not want it (decision 40); of this it sees nothing.
 */
export class OnlyPrinted<Value> {
  readonly #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  get value(): Value {
    return this.#value;
  }
}
