import { timings } from "../domain/constants.ts";

interface PushFailure {
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
 * Specification 8: a token that could not be obtained or registered is stored, not shown; also in sessionStorage, for
 * support.
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
    // `pushFailure` still has it.
  }
}
