import { showFaults } from "./field-faults.ts";
import { showCompared } from "./compared.ts";
import { takeHearts } from "./hearts.ts";
import type { Answered } from "./answer.ts";

export function hearAnswers(): void {
  takeHearts();
  showCompared();
  addEventListener("pageshow", showCompared);
  addEventListener("answered", ((event: Answered) => {
    const form = event.target as HTMLFormElement;
    if (!event.detail) return;
    if (!form.closest("[role=dialog]")) showFaults(form, event.detail.fields ?? {});
    if (event.detail.ok) showCompared();
  }) as EventListener);
}
