export class BoundValues {
  readonly list: (string | number)[] = [];

  add(value: string | number): string {
    const known = this.list.indexOf(value);
    return `?${known < 0 ? this.list.push(value) : known + 1}`;
  }

  /** SQLite compiles again for each bound LIMIT; a sum avoids that (decision 40). */
  addLimit(count: number): string {
    return `${this.add(count)} + 0`;
  }

  addList(values: readonly (string | number)[]): string {
    return `(SELECT value FROM json_each(${this.add(JSON.stringify(values))}))`;
  }
}
