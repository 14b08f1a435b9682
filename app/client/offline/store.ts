// What the worker remembers besides copies: additions that wait, what became of them, whose copies these are.

const STORES = ["adds", "outcomes", "facts"] as const;
type Store = (typeof STORES)[number];

/** Rejects where the browser stores nothing for us. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open("offline", 1);
    asked.onupgradeneeded = () => STORES.forEach((name) => asked.result.createObjectStore(name));
    asked.onsuccess = () => resolve(asked.result);
    asked.addEventListener("error", () => reject(asked.error));
  });
}

/** One step in one store; done when it is on disk. */
async function inStore<T>(name: Store, step: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = db.transaction(name, "readwrite");
      const asked = step(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(asked.result);
      ["error", "abort"].forEach((kind) => transaction.addEventListener(kind, () => reject(transaction.error)));
    });
  } finally {
    db.close();
  }
}

export const put = (store: Store, key: string, value: unknown) => inStore(store, (it) => it.put(value, key));
export const take = <T>(store: Store, key: string) => inStore<T | undefined>(store, (it) => it.get(key));
export const list = <T>(store: Store) => inStore<T[]>(store, (it) => it.getAll());
export const remove = (store: Store, key: string) => inStore(store, (it) => it.delete(key));
export const clear = (store: Store) => inStore(store, (it) => it.clear());
