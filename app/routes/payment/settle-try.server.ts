import * as tries from "../../data/payments/payment-tries.server.ts";
import { judge, nextCheck, type Verdict } from "../../domain/checkout/payment.ts";
import { logEvent } from "../../http/log.server.ts";
import { type Chapa, verifyTransaction } from "../../outbound/chapa.ts";

/**
 * Asks Chapa what became of one opening of its page and writes it down; whoever asks, how often and in which order, it ends
 * the same. "unknown": Chapa does not answer, nothing was written. now in UTC ms; throws as the database does.
 */
export async function settleTry(
  db: D1Database,
  chapa: Chapa,
  one: tries.PaymentTry,
  now: number,
): Promise<Verdict | "unknown"> {
  const found = await verifyTransaction(chapa, one.reference);
  if (!found) return "unknown";
  const verdict = judge(found, one);
  const { reference, openedAt } = one;
  if (verdict === "paid") {
    await tries.receivePayment(db, { reference, outsideReference: found.outsideReference, now });
  } else if (verdict === "failed") await tries.failTry(db, reference, now, nextCheck(openedAt, now));
  else if (verdict === "mismatch") {
    logEvent("payment", `${reference}: not the amount or currency that was asked for`, "");
    await tries.setMismatch(db, reference);
  } else await tries.checkLater(db, reference, nextCheck(openedAt, now));
  return verdict;
}
