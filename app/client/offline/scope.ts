/** The worker's own names: the types of the page and of the edge, which the project has, know other ones. */
interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface Fetching extends Extendable {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface Messaged extends Extendable {
  data: unknown;
}

interface Scope {
  addEventListener: {
    (kind: "install" | "activate" | "sync", listener: (event: Extendable) => void): void;
    (kind: "fetch", listener: (event: Fetching) => void): void;
    (kind: "message", listener: (event: Messaged) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (of: {
      type: "window";
      includeUncontrolled: boolean;
    }) => Promise<{ postMessage: (data: unknown) => void }[]>;
  };
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    sync?: { register: (tag: string) => Promise<void> };
  };
  /** Chrome alone lets a worker read cookies. */
  cookieStore?: { get: (name: string) => Promise<{ value: string } | null> };
}

export const scope = self as unknown as Scope;
