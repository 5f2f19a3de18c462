/** Version of the data folder's form; a newer one is refused. */
export const SCHEMA_VERSION = 1;
/** The tables of a new data folder. Of a key to a seat only the digest of its secret part is kept. */
export const SCHEMA = `
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
) STRICT, WITHOUT ROWID`;
//# sourceMappingURL=schema.js.map