import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const FORM = `<form method="post" action="/add"><button>Add to cart</button></form>`;
const SCRIPT = `document.addEventListener("submit", (event) => {
  event.preventDefault();
  fetch("/add", { method: "POST" });
  const badge = document.querySelector("[data-cart-count]");
  badge.textContent = Number(badge.textContent) + 1;
});`;
const PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><title>Bare</title>
<h1>Cart <b data-cart-count>0</b></h1>${FORM}${FORM}<script>${SCRIPT}</script>`;

/** Two forms and six lines of script: the floor of goals 5 and 6 on this machine. */
export async function serveBarePage(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(request.method === "GET" ? PAGE : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}
