-- Who gets the newsletter (specification 2.9). Leaving removes the row. Times are UTC milliseconds.
CREATE TABLE newsletter_subscriber (
  -- Lower case.
  email TEXT PRIMARY KEY,
  -- Language of the page it was asked for on, and so of the mails.
  locale TEXT NOT NULL CHECK (locale IN ('en', 'am')),
  consented_at INTEGER NOT NULL,
  -- Of the secret in the link to leave.
  leave_hash TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
