import type { PushKeys } from "../domain/accounts/push-keys.ts";
import { jsonPost } from "./json-post.ts";
import { tokenWasSent, xsrfToken } from "./push-consent.ts";
import { storePushFailure } from "./push-store.ts";

const WORKER = "/push-worker.js";
/** A scope without pages: the worker only shows pushes. */
const SCOPE = "/push-worker/";

/** Specification 4.9, update-notification-token. Never rejects: a failure is stored, not shown (specification 8). */
export async function sendPushToken(keys: PushKeys): Promise<void> {
  try {
    const token = await askForToken(keys);
    const response = await fetch("/push/tokens", jsonPost({ token, _xsrf: xsrfToken() }));
    if (!response.ok) throw new Error(`push token was refused with status ${response.status}`);
    tokenWasSent();
  } catch (error) {
    storePushFailure(error);
  }
}

async function askForToken({ projectId, apiKey, appId, senderId, vapidKey }: PushKeys): Promise<string> {
  const [{ initializeApp }, { getMessaging, getToken, isSupported }] = await Promise.all([
    import("firebase/app"),
    import("firebase/messaging"),
  ]);
  if (!(await isSupported())) throw new Error("this browser does not support push");
  const app = initializeApp({ projectId, apiKey, appId, messagingSenderId: senderId });
  const serviceWorkerRegistration = await activeWorker();
  const token = await getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration });
  if (!token) throw new Error("Firebase gave no push token");
  return token;
}

/** Browsers subscribe active workers only. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return registration;
  return new Promise((resolve, reject) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(registration);
      if (coming.state === "redundant") reject(new Error("the service worker was not installed"));
    });
  });
}
