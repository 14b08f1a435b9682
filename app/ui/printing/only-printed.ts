/**
 * Loader data that the router must not serialise into the page, because no browser reads it (decision 40): a private
 * field is not enumerable.
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
