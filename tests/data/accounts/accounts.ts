import { insert } from "../../support/insert.ts";

export async function addAccounts(db: D1Database, ids: number[]): Promise<void> {
  const account = { name: "", password_hash: "!", password_changed_at: 0, created_at: 0 };
  for (const id of ids) await insert(db, "account", { ...account, id, email: `account-${id}@mail.example` }).run();
}
