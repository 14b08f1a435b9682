/** Work that waits for people, counted to 1,000. */
export interface WorkFacts {
  givenUp: number;
  unreachable: number;
  late: number;
  /** Transfers that wait for more than a day. */
  transfers: number;
  /** Payments that came with a wrong amount. */
  mismatches: number;
  /** Payment pages of the last hour, and those of them that failed or got no answer. */
  paymentsTried: number;
  paymentsFailed: number;
  /** Imports that began hours ago and did not end. */
  imports: number;
}

export interface Ailment {
  /** Stays while the sentence changes. */
  name: string;
  text: string;
}

const fewestFailed = 3;

/** Machines may be well; none of these makes a probe fail. */
export function workAilments(work: WorkFacts): Ailment[] {
  const { givenUp, unreachable, late, transfers, mismatches, paymentsTried, paymentsFailed, imports } = work;
  const areFailing = paymentsFailed >= fewestFailed && paymentsFailed * 2 > paymentsTried;
  const said: [name: string, isWrong: boolean, text: string][] = [
    ["givenUp", givenUp > 0, `${counted(givenUp, "message")} given up, see /desk/messages.`],
    ["unreachable", unreachable > 0, `${counted(unreachable, "seller")} out of reach, see /desk/vendors?only=none.`],
    ["late", late > 0, `${counted(late, "parcel")} late, see /desk/parcels?work=late.`],
    ["transfers", transfers > 0, `${counted(transfers, "transfer")} waiting for more than a day, see /desk/payments.`],
    ["mismatches", mismatches > 0, `${counted(mismatches, "payment")} with a wrong amount, see /desk/payments.`],
    ["payments", areFailing, `${paymentsFailed} of ${paymentsTried} payments of the last hour failed.`],
    ["imports", imports > 0, `${counted(imports, "import")} did not end, see npm run shop -- import --runs.`],
  ];
  return said.filter(([, isWrong]) => isWrong).map(([name, , text]) => ({ name, text }));
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
