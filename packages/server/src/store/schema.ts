/** The version of the data folder's format; a newer one is refused. */
export const SCHEMA_VERSION = 3

/** Pictures under maps, which came with version 2. */
const PICTURES = `
CREATE TABLE pictures (
  mark TEXT NOT NULL UNIQUE,
  bytes BLOB NOT NULL,
  looked INTEGER NOT NULL
) STRICT`

/** Pictures that people have given fights, each once, and which seat gave which; they came with version 3. */
const GIVEN_PICTURES = `
CREATE TABLE given_pictures (
  hash TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  size INTEGER NOT NULL,
  bytes BLOB NOT NULL
) STRICT;
CREATE TABLE fight_pictures (
  fight INTEGER NOT NULL REFERENCES fights (n) ON DELETE CASCADE,
  seat TEXT NOT NULL,
  hash TEXT NOT NULL,
  given INTEGER NOT NULL,
  PRIMARY KEY (fight, seat, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX fight_pictures_hash ON fight_pictures (hash)`

/** The tables of a new data folder. Only the digest of a key's secret part is stored. */
const SCHEMA = `
CREATE TABLE fights (
  n INTEGER PRIMARY KEY,
  fight TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  over INTEGER NOT NULL,
  version INTEGER NOT NULL,
  size INTEGER NOT NULL,
  begun INTEGER NOT NULL,
  changed INTEGER NOT NULL
) STRICT;
CREATE INDEX fights_changed ON fights (changed);
CREATE TABLE entries (
  fight INTEGER NOT NULL REFERENCES fights (n) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  id TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (fight, version)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entries_id ON entries (fight, id);
CREATE TABLE snapshots (
  fight INTEGER PRIMARY KEY REFERENCES fights (n) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE TABLE passes (
  id TEXT PRIMARY KEY,
  digest BLOB NOT NULL,
  fight TEXT NOT NULL,
  seat TEXT,
  made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passes_fight ON passes (fight);
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID`

/** Creates a new file. */
export const NEW_FILE = `${SCHEMA}; ${PICTURES}; ${GIVEN_PICTURES}; PRAGMA user_version = ${SCHEMA_VERSION}`

/** What a file of each earlier version lacks, by its version. */
export const LACKS: Readonly<Record<number, string>> = {
  1: `${PICTURES}; ${GIVEN_PICTURES}; PRAGMA user_version = 3`,
  2: `${GIVEN_PICTURES}; PRAGMA user_version = 3`,
}
