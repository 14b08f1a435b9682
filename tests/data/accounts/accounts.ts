export async function addAccounts(db: D1Database, ids: number[]): Promise<void> {
  await db.batch(
    ids.map((id) =>
      db
        .prepare(
          "INSERT INTO account (id, name, email, password_hash, password_changed_at, created_at) VALUES (?1, '', ?2, '!', 0, 0)",
        )
        .bind(id, `account-${id}@mail.example`),
    ),
  );
}
