import { issueSession } from "../../app/http/cookies/session-cookie.server.ts";
import { signIn } from "../../tests/support/sign-in.ts";
import { random, type Random } from "../steps/random.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import { openAttackedShop, secrets } from "./attacked-shop.ts";
import { attack, type Campaign, hasTimeLeft, overAll, within } from "./campaign.ts";
import { CONTACTS, compareContactTimes } from "./timing.ts";

const MUTATIONS = 5_000;
const AT_ONCE = 12;
const DAY = 86_400_000;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=%";

const COOKIES = "changed session cookies";

/** security-and-faults.md 2, 4: nobody can act as another, and no answer reveals who has an account. */
attack("identity", { [COOKIES]: 300, [CONTACTS]: 80 }, async (campaign) => {
  const shop = await openAttackedShop();
  try {
    await mutateCookies(within(campaign, 0.5), shop.url, random(`identity ${campaign.seed}`));
    await compareContactTimes(campaign, shop.url);
    const isQuiet = !shop.log.some((line) => line.includes(secrets.OPERATOR_TOKEN));
    campaign.ledger.expect(isQuiet, "no secret in the log", "the operator's token is in it");
  } finally {
    await shop.stop();
  }
});

async function mutateCookies(campaign: Campaign, url: string, dice: Random): Promise<void> {
  const what = COOKIES;
  const { ledger } = campaign;
  const name = "Almaz of the cookies";
  const [own, other] = [new Visitor(url), new Visitor(url)];
  await signIn(own, { name });
  await signIn(other);
  const [sid, foreign] = [own.cookies.get("sid")!, other.cookies.get("sid")!];
  const isMember = async (cookie: string) => {
    const visitor = new Visitor(url);
    visitor.cookies.set("sid", cookie);
    const { status, text } = await visitor.get("/account");
    return status === 200 || text.includes(name);
  };
  ledger.expect(await isMember(sid), what, "the cookie itself is not taken");
  const all = [...known(sid, foreign), ...Array.from({ length: MUTATIONS }, () => mutated(sid, foreign, dice))];
  await overAll(
    () => hasTimeLeft(campaign, what),
    all,
    AT_ONCE,
    async (cookie) => {
      if (cookie === sid || cookie === foreign) return;
      ledger.tried(what);
      if (await isMember(cookie)) ledger.broke(what, `taken: ${cookie}`, { sid, cookie });
    },
  );
}

function known(sid: string, foreign: string): string[] {
  const [id, ...rest] = sid.split(".");
  const now = Date.now();
  const signed = (secret: string, at = now) => issueSession([secret], at, true).cookie;
  return [
    signed("a secret that was removed long ago, 32 characters"),
    signed(""),
    signed(secrets.SESSION_SECRET),
    signed(secrets.SESSION_SECRET_PREVIOUS),
    signed(secrets.SESSION_SECRET, now - 100 * DAY),
    `${id}.${rest.slice(0, -1).join(".")}.${foreign.split(".").at(-1)}`,
    sid.replace(".a.", "."),
    sid.slice(0, sid.lastIndexOf(".") + 1),
    `${sid}.`,
    `${sid}${sid}`,
    sid.toLowerCase(),
    `"${sid}"x`,
  ];
}

function mutated(sid: string, foreign: string, { between, pick, chance }: Random): string {
  const at = between(0, sid.length - 1);
  if (chance(0.6)) return sid.slice(0, at) + pick([...LETTERS]) + sid.slice(at + 1);
  if (chance(0.4)) return sid.slice(0, at) + sid.slice(at + 1);
  if (chance(0.5)) return sid.slice(0, at) + foreign.slice(at);
  return sid.slice(0, at) + pick([...LETTERS]) + sid.slice(at);
}
