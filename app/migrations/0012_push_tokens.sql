-- Browsers that agreed to be told (specification 4.9, 7.2): each token belongs to whoever signed in there last.

CREATE TABLE push_token (
  token TEXT PRIMARY KEY,
  -- 'account:<id>' or, for guests, 'session:<hash>', as of carts.
  owner TEXT NOT NULL,
  -- The session that sent it: signing out there removes it.
  session_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_token_by_owner ON push_token (owner, seen_at DESC);
CREATE INDEX push_token_by_session ON push_token (session_hash);
CREATE INDEX push_token_by_age ON push_token (seen_at);
