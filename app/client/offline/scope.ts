/** TypeScript's types for the service worker contradict those of the page and the edge. */
interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface Fetching extends Extendable {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface MessageReceived extends Extendable {
  data: unknown;
}

interface Scope {
  addEventListener: {
    (kind: "install" | "activate" | "sync", listener: (event: Extendable) => void): void;
    (kind: "fetch", listener: (event: Fetching) => void): void;
    (kind: "message", listener: (event: MessageReceived) => void): void;
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
    navigationPreload?: Record<"enable" | "disable", () => Promise<void>>;
    sync?: { register: (tag: string) => Promise<void> };
  };
  /** Only Chrome lets a worker read cookies. */
  cookieStore?: { get: (name: string) => Promise<{ value: string } | null> };
}

export const scope = self as unknown as Scope;
