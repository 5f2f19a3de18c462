import { LAB_OWNERS, LAB_TABLES } from '../../work/tables.ts'

/** One migration of the tables, from the version before it to its own, which is its number. */
export interface Migration {
  readonly sql: string
  /**
   * Whether programs that know only the version before may keep working during and after it: it adds things that they
   * need not know. Otherwise they are locked out, and end with a sentence.
   */
  readonly isAdditive: boolean
}

/**
 * The migrations of the tables. A released one never changes; add another. Servers of two versions may work side by
 * side for a while, so an `isAdditive` one must really be additive.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    isAdditive: false,
    sql: `
CREATE TABLE fray.fights (
  n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  fight text COLLATE "C" NOT NULL UNIQUE,
  title text NOT NULL,
  ruleset text NOT NULL,
  over boolean NOT NULL,
  version integer NOT NULL,
  size bigint NOT NULL,
  begun bigint NOT NULL,
  changed bigint NOT NULL
);
CREATE INDEX fights_changed ON fray.fights (changed);
CREATE TABLE fray.entries (
  fight bigint NOT NULL REFERENCES fray.fights (n) ON DELETE CASCADE,
  version integer NOT NULL,
  id text COLLATE "C" NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (fight, version),
  UNIQUE (fight, id)
);
CREATE TABLE fray.snapshots (
  fight bigint PRIMARY KEY REFERENCES fray.fights (n) ON DELETE CASCADE,
  version integer NOT NULL,
  text text NOT NULL
);
CREATE TABLE fray.passes (
  id text COLLATE "C" PRIMARY KEY,
  digest bytea NOT NULL,
  fight text COLLATE "C" NOT NULL,
  seat text,
  made bigint NOT NULL
);
CREATE INDEX passes_fight ON fray.passes (fight);
CREATE TABLE fray.settings (
  name text PRIMARY KEY,
  value text NOT NULL
)`,
  },
  {
    isAdditive: true,
    // Who is there is not worth a write-ahead log: living servers say it again.
    sql: `
CREATE UNLOGGED TABLE fray.houses (
  house text COLLATE "C" PRIMARY KEY,
  beat timestamptz NOT NULL
);
CREATE UNLOGGED TABLE fray.people (
  house text COLLATE "C" NOT NULL REFERENCES fray.houses (house) ON DELETE CASCADE,
  fight text COLLATE "C" NOT NULL,
  people text NOT NULL,
  PRIMARY KEY (house, fight)
);
CREATE INDEX people_fight ON fray.people (fight);
CREATE TABLE fray.verdicts (
  fight text COLLATE "C" NOT NULL,
  guest text COLLATE "C" NOT NULL,
  seat text,
  said timestamptz NOT NULL,
  PRIMARY KEY (fight, guest)
)`,
  },
  { isAdditive: true, sql: LAB_TABLES },
  { isAdditive: true, sql: LAB_OWNERS },
  {
    isAdditive: true,
    // They are compressed already, and only ever read whole.
    sql: `
CREATE TABLE fray.pictures (
  mark text COLLATE "C" PRIMARY KEY,
  bytes bytea NOT NULL,
  looked bigint NOT NULL
);
ALTER TABLE fray.pictures ALTER COLUMN bytes SET STORAGE EXTERNAL`,
  },
  {
    isAdditive: true,
    // What a server of the version before leaves behind when it deletes a fight is removed with the next deleted one.
    sql: `
CREATE TABLE fray.given_pictures (
  hash text COLLATE "C" PRIMARY KEY,
  type text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  size integer NOT NULL,
  bytes bytea NOT NULL
);
ALTER TABLE fray.given_pictures ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE TABLE fray.fight_pictures (
  fight bigint NOT NULL REFERENCES fray.fights (n) ON DELETE CASCADE,
  seat text COLLATE "C" NOT NULL,
  hash text COLLATE "C" NOT NULL,
  given bigint NOT NULL,
  PRIMARY KEY (fight, seat, hash)
);
CREATE INDEX fight_pictures_hash ON fray.fight_pictures (hash)`,
  },
]
