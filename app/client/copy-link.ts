import { copyText } from "./copy-text.ts";
import { partOf } from "./page-parts.ts";
import { say } from "./say.ts";

export function begin(): void {
  const button = partOf("copy-link");
  if (!button) return;
  const { url, done, failed } = button.dataset as Record<"url" | "done" | "failed", string>;
  button.addEventListener("click", async () =>
    say((await copyText(url)) ? { kind: "done", text: done } : { kind: "warning", text: failed }),
  );
  document.querySelector(".share-links")!.appendChild(button);
}
