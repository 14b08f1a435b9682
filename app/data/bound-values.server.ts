/** The values of one statement, each under a number of its own: a statement is put together from parts that bind as they go. */
export class BoundValues {
  readonly list: (string | number)[] = [];

  /** The placeholder of a value; lists travel as JSON. */
  add(value: string | number): string {
    const known = this.list.indexOf(value);
    return `?${known < 0 ? this.list.push(value) : known + 1}`;
  }

  /**
   * A number for LIMIT or OFFSET. SQLite looks at one that is bound for its plan, and compiles the statement again whenever it is
   * run; not at a sum (decision 40).
   */
  addLimit(count: number): string {
    return `${this.add(count)} + 0`;
  }

  /** A list for `IN`. */
  addList(values: readonly (string | number)[]): string {
    return `(SELECT value FROM json_each(${this.add(JSON.stringify(values))}))`;
  }
}

/** The same for a part of someone else's statement: values in the order of their question marks. */
export class ValuesInOrder extends BoundValues {
  override add(value: string | number): string {
    this.list.push(value);
    return "?";
  }
}
