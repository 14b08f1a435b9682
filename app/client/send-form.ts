interface Sending {
  serverAction: () => Promise<unknown>;
}

/** A form target as the hydrated page calls it: a lost connection is an answer with a sentence, not an error page. */
export async function sendForm({ serverAction }: Sending): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { ok: false, form: document.body.dataset[navigator.onLine ? "unconfirmed" : "failed"] };
  }
}
