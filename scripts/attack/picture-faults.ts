import { draft } from "../../tests/support/import-drafts.ts";
import { servePictures } from "../bench/pictures/picture-host.ts";
import { openAttackedShop, secrets, type AttackedShop } from "./attacked-shop.ts";
import { isTime, shuffled, type Campaign } from "./campaign.ts";
import { pictureFaults } from "./fault-cells.ts";
import { Asker } from "./raw.ts";

const CELLS = "a picture asked for, or imported, while its store, transformations or queue are broken";
const AGAIN = "pictures come again after it";
const KEPT = "no picture given up for it";
/** security-and-faults.md 9, with a margin for a busy machine; ms. */
const LAST_MS = 9_500;
const FILES = ["320.avif", "480.avif", "720.webp", "1280.jpg"];

/** Broken R2, Images or queue: a tile is shown, and no picture is lost for good. */
export async function breakPictures(campaign: Campaign): Promise<void> {
  const { ledger } = campaign;
  const host = await servePictures({ failing: 0 });
  const shop = await openAttackedShop({}, host.outbound);
  const asker = new Asker(shop.url);
  const tried: { name: string; hash: string }[] = [];
  try {
    for (const { name, headers } of shuffled(pictureFaults, `pictures ${campaign.seed}`)) {
      if (!isTime(campaign)) break;
      const hash = await imported(campaign, { shop, asker }, name, headers);
      if (hash === null) continue;
      tried.push({ name, hash });
      await Promise.all(
        FILES.map(async (file) => {
          const problem = await problemOf(asker, `/media/v/${hash}-${file}`, headers);
          ledger.expect(problem === null, CELLS, `${file} with ${name}: ${problem}`, { file, headers });
        }),
      );
    }
    const letGo = () => shop.db.prepare("UPDATE picture SET leased_until = 0, making = 0, due_at = 0").run();
    await letGo();
    const given = await shop.db
      .prepare("SELECT problem FROM picture WHERE state = 'failed'")
      .all<{ problem: string }>();
    ledger.tried(KEPT, tried.length);
    for (const { problem } of given.results) ledger.broke(KEPT, problem, {});
    for (const { name, hash } of tried) {
      const problem = await neverArrives(asker, `/media/v/${hash}-320.avif`, letGo);
      ledger.expect(problem === null, AGAIN, `after ${name}: ${problem}`, { hash });
    }
  } finally {
    asker.close();
    await shop.stop();
    await host.stop();
  }
}

async function imported(
  { ledger }: Campaign,
  { shop, asker }: { shop: AttackedShop; asker: Asker },
  name: string,
  headers: Record<string, string>,
): Promise<string | null> {
  const source = `https://goods.example/${encodeURIComponent(name)}.jpg`;
  const product = draft(name, { images: [source] });
  const came = await asker.ask({
    method: "POST",
    target: "/operator/catalogue",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${secrets.OPERATOR_TOKEN}`, ...headers },
    body: JSON.stringify({ operation: "save", vendor: "Painter", products: [product] }),
  });
  const isDone = came?.status === 200 && came.last < LAST_MS;
  ledger.expect(isDone, CELLS, `an import with ${name}: ${came?.status} after ${came?.last} ms`, came?.text);
  return shop.db.prepare("SELECT hash FROM picture WHERE source = ?1").bind(source).first<string>("hash");
}

async function problemOf(asker: Asker, target: string, headers: Record<string, string>): Promise<string | null> {
  const came = await asker.ask({ method: "GET", target, headers });
  if (came === null) return "no answer";
  if (came.status !== 200) return `status ${came.status}`;
  if (!String(came.headers["content-type"]).startsWith("image/")) return String(came.headers["content-type"]);
  const isTile = String(came.headers["content-type"]).startsWith("image/svg");
  if (isTile && /immutable/.test(String(came.headers["cache-control"]))) return "a tile that is kept for ever";
  return came.last > LAST_MS ? `ends after ${Math.round(came.last)} ms` : null;
}

/** A request under the fault ends after 25 s (shared/pictures/hand-out), its transformation 15 s later. */
const FAULT_ENDS_MS = 40_000;
const ARRIVES_MS = 45_000;

async function neverArrives(asker: Asker, target: string, letGo: () => Promise<unknown>): Promise<string | null> {
  let type = "nothing";
  let hasEnded = false;
  const ends = Date.now() + FAULT_ENDS_MS;
  while (Date.now() < ends + ARRIVES_MS) {
    if (!hasEnded && Date.now() > ends) {
      hasEnded = true;
      await letGo();
    }
    const came = await asker.ask({ method: "GET", target, headers: {} });
    type = String(came?.headers["content-type"]);
    if (type === "image/avif") return null;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return `${target} is ${type}`;
}
