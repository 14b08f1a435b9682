// Shows what the shop pushes and opens its page at a press. Nothing is fetched, cached or answered here.

self.addEventListener("push", (event) => {
  let payload = {};
  try {
    payload = event.data.json().data || {};
  } catch {
    // A browser must show something for every push, so this text follows if there is none.
  }
  const { title = "Gulit", body = "", link = "/", tag } = payload;
  const options = { body, icon: "/favicon.ico", data: { link: ownPage(link) } };
  if (tag) options.tag = tag;
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(ownPage(event.notification.data && event.notification.data.link)));
});

async function open(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find((page) => page.url === address);
  return shown ? shown.focus() : self.clients.openWindow(address);
}

/** Only pages of ours are opened, whatever a message says. */
function ownPage(link) {
  const home = new URL("/", self.location.origin);
  try {
    const page = new URL(link || "/", home);
    return page.origin === home.origin ? page.href : home.href;
  } catch {
    return home.href;
  }
}
