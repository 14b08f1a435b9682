import { readFileSync, readdirSync } from "node:fs";
import { expect, test, type BrowserContext, type Page, type Route } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { openEnhanced } from "../../support/enhanced.ts";
import { axeFaults } from "../../support/axe.ts";

// Specification 4.9 and 8, settled.md 2.

test.use({ extraHTTPHeaders: { "x-test-push": "on" }, serviceWorkers: "allow" });

const TOKEN = "fake-token:APA91b";
/** platform-notes.md 9. */
const FIREBASE_BYTES = 18_000;
const GOOGLE = /\/\/[^/]*\.googleapis\.com\//;

const firebaseFiles = () =>
  readdirSync("build/client/assets").filter(
    (name) =>
      name.endsWith(".js") && /firebase|FirebaseError/.test(readFileSync(`build/client/assets/${name}`, "utf8")),
  );

async function willingBrowser(context: BrowserContext, registrations: (route: Route) => Promise<void>) {
  await context.grantPermissions(["notifications"]);
  await context.addInitScript(() => {
    const asked = () => localStorage.getItem("stub-permission") ?? "default";
    Object.defineProperty(Notification, "permission", { get: asked });
    Notification.requestPermission = async () => {
      localStorage.setItem("stub-permission", "granted");
      return "granted";
    };
    const keys: Record<string, ArrayBuffer> = { p256dh: new Uint8Array(65).buffer, auth: new Uint8Array(16).buffer };
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async (options) =>
      ({ endpoint: "https://push.example/1", options, getKey: (name: string) => keys[name] }) as never;
  });
  const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
  await context.route("https://firebaseinstallations.googleapis.com/**", (route) =>
    route.fulfill({
      headers,
      json: {
        name: "x",
        fid: "c0000000000000000000aa",
        refreshToken: "r",
        authToken: { token: "t", expiresIn: "604800s" },
      },
    }),
  );
  await context.route("https://fcmregistrations.googleapis.com/**", registrations);
}

const registered = (route: Route) =>
  route.fulfill({
    headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
    json: { token: TOKEN },
  });

const bar = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("asked calmly; after a yes the token is sent once, and a push opens our page (specification 1, 4.9, 7.2)", async ({
  page,
  context,
  baseURL,
}) => {
  await willingBrowser(context, registered);
  const requests: string[] = [];
  context.on("request", (request) => requests.push(request.url()));
  await openEnhanced(page, "/");
  await expect(bar(page)).toBeVisible();
  expect(await axeFaults(page, { within: ".push-bar" })).toEqual([]);
  await page.waitForLoadState("networkidle");
  const files = firebaseFiles();
  expect(files).not.toEqual([]);
  const ofFirebase = () => requests.filter((url) => GOOGLE.test(url) || files.some((file) => url.endsWith(file)));
  expect(ofFirebase()).toEqual([]);

  const sent = page.waitForRequest("**/push/tokens");
  await page.getByRole("button", { name: "Turn on notifications" }).click();
  await expect(bar(page)).toBeHidden();
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({ token: TOKEN });
  expect((await request.response())!.status()).toBe(200);
  const loaded = files.filter((file) => requests.some((url) => url.endsWith(file)));
  expect(loaded).not.toEqual([]);
  const bytes = loaded.map((file) => gzipSync(readFileSync(`build/client/assets/${file}`)).length);
  test.info().annotations.push({ type: "bytes", description: JSON.stringify({ loaded, bytes }) });
  expect(bytes.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(FIREBASE_BYTES);

  await expect.poll(() => page.evaluate(() => localStorage.getItem("push-sent"))).not.toBeNull();
  requests.length = 0;
  await openEnhanced(page, "/");
  await page.waitForLoadState("networkidle");
  await expect(bar(page)).toBeHidden();
  expect([...ofFirebase(), ...requests.filter((url) => url.endsWith("/push/tokens"))]).toEqual([]);

  const cdp = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith("/push-worker/"));
      if (own) resolve(own.registrationId);
    }),
  );
  await cdp.send("ServiceWorker.enable");
  const push = async (data: object | string) =>
    cdp.send("ServiceWorker.deliverPushMessage", {
      origin: baseURL!,
      registrationId: await registration,
      data: typeof data === "string" ? data : JSON.stringify(data),
    });
  const notifications = () =>
    page.evaluate(async () => {
      const own = await navigator.serviceWorker.getRegistration("/push-worker/");
      return ((await own?.getNotifications()) ?? []).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  const received = { title: "New sign-in", body: "<b>Chrome</b>", tag: "t1", link: "/account" };
  await push({ data: received, from: "1" });
  await push({ data: received, from: "1" });
  await push({ data: { ...received, tag: "t2", link: "https://elsewhere.example/steal" } });
  await push("no JSON");
  await expect.poll(notifications).toHaveLength(3);
  const shown = await notifications();
  const home = new URL("/", baseURL).href;
  expect(shown).toContainEqual({
    title: received.title,
    body: received.body,
    tag: "t1",
    data: { link: `${home}account` },
  });
  expect(shown).toContainEqual({ title: received.title, body: received.body, tag: "t2", data: { link: home } });
  expect(shown).toContainEqual({ title: "Gulit", body: "", tag: "", data: { link: home } });
});
