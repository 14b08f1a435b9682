import { timings } from "../domain/constants.ts";

interface PushFailure {
  /** Of the last failure in this tab; also in sessionStorage, for support. */
  message: string | null;
  readonly toast: {
    kind: "warning";
    position: "top-right";
    duration: number;
    hasBackdrop: boolean;
    hasProgressBar: boolean;
    hasIcon: boolean;
  };
}

/**
 * A push token that could not be obtained or registered (specification 8): nothing is shown; toast and message are
 * stored.
 */
export const pushFailure: PushFailure = {
  message: null,
  toast: {
    kind: "warning",
    position: "top-right",
    duration: timings.warningToast,
    hasBackdrop: false,
    hasProgressBar: false,
    hasIcon: false,
  },
};

export function storePushFailure(error: unknown): void {
  pushFailure.message = error instanceof Error ? error.message : String(error);
  try {
    sessionStorage.setItem("push-failure", pushFailure.message);
  } catch {
    // Storage is full or forbidden: `pushFailure` still has it.
  }
}
