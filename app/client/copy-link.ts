import { copyText } from "./copy-text.ts";
import { partOf } from "./page-parts.ts";
import { say } from "./say.ts";

/** A button beside the ways to share that puts the page's address into the clipboard, and says whether it is there. */
export function begin(): void {
  const button = partOf("copy-link");
  if (!button) return;
  const { url, done, failed } = button.dataset as Record<"url" | "done" | "failed", string>;
  button.addEventListener("click", async () =>
    say((await copyText(url)) ? { kind: "done", text: done } : { kind: "warning", text: failed }),
  );
  document.querySelector(".share-links")!.appendChild(button);
}
