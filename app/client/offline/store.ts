const STORES = ["adds", "outcomes", "facts"] as const;
type Store = (typeof STORES)[number];

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("offline", 1);
    request.onupgradeneeded = () => STORES.forEach((name) => request.result.createObjectStore(name));
    request.onsuccess = () => resolve(request.result);
    request.addEventListener("error", () => reject(request.error));
  });
}

async function inStore<T>(name: Store, step: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = db.transaction(name, "readwrite");
      const request = step(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
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
