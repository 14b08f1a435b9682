export class Agenda {
  now = 0;
  readonly #heap: { at: number; order: number; act: () => void }[] = [];
  #added = 0;

  add(at: number, act: () => void): void {
    const heap = this.#heap;
    let place = heap.push({ at, order: (this.#added += 1), act }) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#comesFirst(parent, place)) break;
      this.#swap(parent, place);
      place = parent;
    }
  }

  runUntil(end: number): void {
    for (let next = this.#heap[0]; next && next.at < end; next = this.#heap[0]) {
      this.#takeFirst();
      this.now = next.at;
      next.act();
    }
    this.now = end;
  }

  #takeFirst(): void {
    const heap = this.#heap;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    heap[0] = last;
    for (let place = 0; ;) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      let first = place;
      if (left < heap.length && this.#comesFirst(left, first)) first = left;
      if (right < heap.length && this.#comesFirst(right, first)) first = right;
      if (first === place) return;
      this.#swap(first, place);
      place = first;
    }
  }

  #comesFirst(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one]!, this.#heap[other]!];
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  #swap(one: number, other: number): void {
    const heap = this.#heap;
    [heap[one], heap[other]] = [heap[other]!, heap[one]!];
  }
}
