-- What the shop's own people load of the home page (issue 7), besides the tables of 0002 and 0014.

-- Tiles of a promo panel; a panel without any shows the specification's own (9.7).
CREATE TABLE promo_tile (
  panel TEXT NOT NULL CHECK (panel IN ('smartErp', 'websiteBuilder', 'onDemandSoftware')),
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  title_am TEXT NOT NULL,
  query TEXT NOT NULL,
  -- Santim.
  price INTEGER NOT NULL CHECK (price > 0),
  image TEXT NOT NULL,
  PRIMARY KEY (panel, position)
) STRICT, WITHOUT ROWID;

-- Without any, the specification's four stand (2.5, 9.9).
CREATE TABLE testimonial (
  position INTEGER PRIMARY KEY,
  profile_picture TEXT NOT NULL,
  poster TEXT NOT NULL,
  video_url TEXT NOT NULL,
  -- As it is printed: 0:08; null where nobody said.
  length TEXT,
  -- What the film shows, in one sentence.
  film TEXT NOT NULL,
  film_am TEXT NOT NULL,
  content TEXT NOT NULL,
  content_am TEXT NOT NULL,
  name TEXT NOT NULL,
  name_am TEXT NOT NULL,
  role TEXT NOT NULL,
  role_am TEXT NOT NULL
) STRICT;

-- Every load, and before the first one what the shop had; the last 20 are kept.
CREATE TABLE content_version (
  number INTEGER PRIMARY KEY,
  loaded_at INTEGER NOT NULL,
  loaded_by TEXT NOT NULL,
  -- Of the file that was loaded: its name and the hash of its bytes; empty for what the shop had before.
  file TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  -- What it named, as a JSON array.
  sections TEXT NOT NULL CHECK (json_valid(sections)),
  -- The version it brought back.
  restores INTEGER,
  -- All that the shop has since then, named or not, in the form of a file (docs/content-files.md).
  content TEXT NOT NULL CHECK (json_valid(content))
) STRICT;
