import { gzipSync } from "node:zlib";
import { exemptRoutes } from "../../app/http/exempt-routes.ts";
import { secrets } from "./attacked-shop.ts";
import { isTime, type Campaign } from "./campaign.ts";
import { fill } from "./addresses.ts";
import { faultsOf } from "./judge.ts";
import { Asker } from "./raw.ts";

const row = { id: "x", title: "y", price: "1", quantity: "1", product_type: "z" };

const bodies: Record<string, string> = {
  nothing: "",
  "no JSON": "{",
  null: "null",
  "a number": "1e999",
  "a list": "[[]]",
  "a deep list": `${"[".repeat(40_000)}${"]".repeat(40_000)}`,
  prototypes: '{"__proto__":{"operation":"list"},"constructor":{"prototype":{}},"operation":"__proto__"}',
  "another operation": '{"operation":"constructor"}',
  "wrong kinds":
    '{"operation":"load","coupons":{"length":1e9},"vendors":[null,1,[]],"contact":[],"content":"x","after":"x"}',
  "huge numbers": '{"operation":"list","after":1e308,"limit":-1,"id":9007199254740993,"vendor":-0}',
  "halves of letters": '{"operation":"grant","contact":"\\ud800","role":"\\u0000"}',
  "names of code": '{"operation":"save","vendor":"<script>zqx9</script>","products":[{"id":"../../x","name":"zqx9"}]}',
  "100,000 rows": JSON.stringify({
    operation: "save",
    vendor: "Rows",
    products: Array.from({ length: 100_000 }, () => row),
  }),
};

export async function hostileOperators(campaign: Campaign, url: string): Promise<void> {
  const what = "hostile imports, and operators that are none";
  const { ledger } = campaign;
  const asker = new Asker(url);
  const Host = new URL(url).host;
  const Authorization = `Bearer ${secrets.OPERATOR_TOKEN}`;
  const json = { Host, "Content-Type": "application/json" };
  try {
    for (const { path, proof } of exemptRoutes) {
      if (proof !== "bearer" || !isTime(campaign)) continue;
      const send = async (
        name: string,
        headers: Record<string, string>,
        body: string | Buffer,
        statuses: number[] = [],
      ) => {
        const came = await asker.ask({ method: "POST", target: path, headers, body });
        ledger.tried(what);
        // The server may close the connection before it reads a large body.
        const faults = came === null && Buffer.byteLength(body) > 1_000_000 ? [] : faultsOf(came);
        if (faults.length > 0)
          ledger.broke(what, `${path}, ${name}: ${faults.join(", ")}`, { path, name, text: came?.text });
        if (came && statuses.length > 0 && !statuses.includes(came.status))
          ledger.broke(what, `${path}, ${name}: ${came.status}`, { path, name });
        if (came && came.last > 10_000)
          ledger.broke(what, `${path}, ${name}: ${Math.round(came.last)} ms`, { path, name });
      };
      for (const [name, body] of Object.entries(bodies)) await send(name, { ...json, Authorization }, body);
      const bomb = gzipSync(Buffer.alloc(20_000_000, " "), { level: 9 });
      await send("a body that unpacks to 20 MB", { ...json, Authorization, "Content-Encoding": "gzip" }, bomb);
      for (const token of [
        "",
        "Bearer",
        "Bearer ",
        `Bearer ${secrets.OPERATOR_TOKEN}x`,
        `Basic ${secrets.OPERATOR_TOKEN}`,
      ])
        await send(`token "${token}"`, { ...json, Authorization: token }, '{"operation":"list"}', [401]);
    }
  } finally {
    asker.close();
  }
}

export async function unsignedSystems({ ledger }: Campaign, url: string): Promise<void> {
  const what = "unsigned and forged requests of systems";
  const asker = new Asker(url);
  const Host = new URL(url).host;
  const now = Math.floor(Date.now() / 1_000);
  const proofs: Record<string, string>[] = [
    {},
    { "X-Gulit-Key": "1", "X-Gulit-Timestamp": String(now), "X-Gulit-Signature": "0".repeat(64) },
    { "X-Gulit-Key": "__proto__", "X-Gulit-Timestamp": "NaN", "X-Gulit-Signature": "" },
    {
      "X-Gulit-Key": "A".repeat(5_000),
      "X-Gulit-Timestamp": String(now - 9_999),
      "X-Gulit-Signature": "A".repeat(5_000),
    },
    { "x-chapa-signature": "0".repeat(64) },
  ];
  for (const { path, proof, bodyLimit } of exemptRoutes) {
    if (proof !== "key" && proof !== "signature") continue;
    for (const headers of proofs) {
      const post = {
        method: "POST",
        body: '{"id":"a","tx_ref":"x"}',
        headers: { Host, "Content-Type": "application/json", ...headers },
      };
      const get = { method: "GET", headers: { Host, ...headers } };
      const came = await asker.ask({ ...(bodyLimit > 0 ? post : get), target: fill(path) });
      ledger.expect(came?.status === 401, what, `${path} answers ${came?.status}`, { path, headers });
    }
  }
  asker.close();
}
