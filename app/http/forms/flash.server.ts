import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie } from "react-router";

export interface FlashMessage {
  kind: "done" | "warning";
  text: string;
  link?: { href: string; text: string };
  details?: string[];
  undo?: string;
}

/** Seconds; KV stores nothing for less than 60. */
const WAIT = 120;

export interface FlashStore {
  /** With a deadline for each call (security-and-faults.md 9). */
  kv: KVNamespace;
  /** Sign the key, so that a visitor cannot name other entries of the namespace. */
  secrets: readonly string[];
  /** Cookies follow the scheme of the shop (settled.md 11). */
  publicOrigin: string;
}

function storageOf({ kv, secrets, publicOrigin }: FlashStore) {
  const cookie = createCookie("flash", {
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    maxAge: WAIT,
    secure: publicOrigin.startsWith("https:"),
    secrets: [...secrets],
  });
  return createWorkersKVSessionStorage<{ message: FlashMessage }>({ kv: kv as never, cookie });
}

/** Returns the Set-Cookie value with the random key (settled.md 15), or null if KV is down. */
export async function leaveFlash(store: FlashStore, message: FlashMessage, now: number): Promise<string | null> {
  const { kv } = store;
  // A fresh key has 64 random bits: checking whether it is taken is unnecessary.
  const put = (...values: [string, string, KVNamespacePutOptions]) => kv.put(...values);
  const storage = storageOf({ ...store, kv: { get: async () => null, put } as unknown as KVNamespace });
  const session = await storage.getSession();
  session.set("message", message);
  return storage.commitSession(session, { expires: new Date(now + WAIT * 1000) }).catch(() => null);
}

export async function takeFlash(store: FlashStore, cookieHeader: string | null) {
  if (!cookieHeader?.includes("flash=")) return null;
  const storage = storageOf(store);
  const take = async () => {
    const session = await storage.getSession(cookieHeader);
    const message = session.get("message");
    return message ? { message, cookie: await storage.destroySession(session) } : null;
  };
  return take().catch(() => null);
}
