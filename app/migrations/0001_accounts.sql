-- Accounts, sessions, one-time codes, sign-in links, counters of tries and addresses (security-and-faults.md 4).
-- Secrets are stored as hashes; times are UTC milliseconds in all tables.
-- Expand.

-- SQLite looks for child rows when an account is deleted, so every foreign key to it has an index.
CREATE TABLE account (
  -- AUTOINCREMENT never reuses an id: carts and lists name their owner by it.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL DEFAULT '',
  -- Lower case; stored only after a code proved it.
  email TEXT UNIQUE,
  -- +2519... or +2517..., proven likewise.
  phone TEXT UNIQUE,
  password_hash TEXT NOT NULL,
  password_changed_at INTEGER NOT NULL,
  -- Language of the messages we send.
  locale TEXT NOT NULL DEFAULT 'en',
  created_at INTEGER NOT NULL,
  CONSTRAINT account_contact CHECK (email IS NOT NULL OR phone IS NOT NULL)
) STRICT;

-- Sessions are keyed by the hash of the cookie's id and created by the first write (settled.md 10).
CREATE TABLE session (
  id_hash TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  -- The account that is signed in; null for a guest.
  account_id INTEGER REFERENCES account (id) ON DELETE CASCADE,
  -- The browser's User-Agent, shortened, for the list of sessions.
  device TEXT NOT NULL DEFAULT '',
  -- Names a session in the account's list; its hash stays secret.
  public_id TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX session_by_account ON session (account_id, seen_at DESC) WHERE account_id IS NOT NULL;
CREATE UNIQUE INDEX session_by_public_id ON session (public_id) WHERE public_id IS NOT NULL;
CREATE INDEX session_by_age ON session (seen_at);
CREATE INDEX session_signed_in_by_age ON session (seen_at) WHERE account_id IS NOT NULL;

-- One-time codes for registering, resetting the password and proving a new contact. One per purpose and session: a code
-- requested elsewhere neither replaces it nor works here.
CREATE TABLE one_time_code (
  purpose TEXT NOT NULL CHECK (purpose IN ('register', 'reset', 'contact', 'desk', 'order')),
  -- Hash of the session that asked; only this session may use the code.
  session_hash TEXT NOT NULL,
  -- E-mail or phone in its stored form.
  contact TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  -- Data of the action that the code completes, such as {name, passwordHash} of a registration; JSON.
  pending TEXT NOT NULL DEFAULT '{}',
  account_id INTEGER REFERENCES account (id) ON DELETE CASCADE,
  -- A second use writes a value below 0, which undoes its batch.
  tries INTEGER NOT NULL DEFAULT 0 CONSTRAINT code_once CHECK (tries >= 0),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (purpose, session_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX one_time_code_by_age ON one_time_code (expires_at);
CREATE INDEX one_time_code_by_contact ON one_time_code (contact);

-- Used when an account is deleted.
CREATE INDEX one_time_code_by_account ON one_time_code (account_id) WHERE account_id IS NOT NULL;

-- Sign-in links (specification 4.11): stored by hash, used once.
CREATE TABLE login_token (
  token_hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- A second or late use writes 0, which makes the whole sign-in fail.
  used_at INTEGER,
  CONSTRAINT login_token_once CHECK (used_at IS NULL OR used_at > 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX login_token_by_age ON login_token (expires_at);
CREATE INDEX login_token_by_account ON login_token (account_id);

-- Exact counters of tries (security-and-faults.md 8); subject is a hash, never an IP address or a contact.
CREATE TABLE attempt (
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  window_start INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, subject, window_start)
) STRICT, WITHOUT ROWID;
CREATE INDEX attempt_by_age ON attempt (window_start);

-- The delivery addresses of an account; without postal codes.
CREATE TABLE account_address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Names the address in links and forms.
  public_id TEXT NOT NULL UNIQUE,
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  phone TEXT NOT NULL,
  region TEXT NOT NULL,
  city TEXT NOT NULL,
  sub_city TEXT NOT NULL DEFAULT '',
  woreda TEXT NOT NULL DEFAULT '',
  landmark TEXT NOT NULL DEFAULT '',
  is_default INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX account_address_by_account ON account_address (account_id, id);
CREATE UNIQUE INDEX account_address_default ON account_address (account_id) WHERE is_default = 1;
