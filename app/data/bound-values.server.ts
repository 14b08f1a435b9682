/**
 * Collects the values of one statement while it is put together; each value gets a numbered placeholder, equal ones
 * share it.
 */
export class BoundValues {
  readonly list: (string | number)[] = [];

  /** Adds a value and returns its placeholder. */
  add(value: string | number): string {
    const known = this.list.indexOf(value);
    return `?${known < 0 ? this.list.push(value) : known + 1}`;
  }

  /**
   * The expression for a LIMIT or OFFSET. SQLite plans for a bound limit and so compiles the statement again for each
   * run; a sum avoids that (decision 40).
   */
  addLimit(count: number): string {
    return `${this.add(count)} + 0`;
  }

  /** The expression for a list after `IN`; the list is bound as JSON. */
  addList(values: readonly (string | number)[]): string {
    return `(SELECT value FROM json_each(${this.add(JSON.stringify(values))}))`;
  }
}

/**
 * Collects values for a part of another statement: plain question marks, so values stand in the order of their
 * placeholders.
 */
export class ValuesInOrder extends BoundValues {
  override add(value: string | number): string {
    this.list.push(value);
    return "?";
  }
}
