import { TELL } from './changes.ts'
import type { Statement } from './database.ts'
import { MIGRATIONS } from './migrations.ts'

/** The version of the tables that this program works with. */
export const FORM = MIGRATIONS.length

const FIGHT = 'n, fight, title, ruleset, over, version, size, begun AS started, changed'
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

/** Whether no newer program has locked out this one: checked within the writing statement, so that there is no gap. */
export const MAY_WRITE = `EXISTS (SELECT FROM fray.form WHERE oldest <= ${FORM})`

/**
 * Appends to many fights at once: `$1` to `$7` are the fights with their notes, `$8` to `$11` their entries. Returns
 * a row for each fight in the expected state; of the others nothing is written. Concurrent writers wait for at most
 * one row, so they cannot deadlock.
 */
const append = (name: string, wait: '' | 'SKIP LOCKED'): Statement => ({
  name,
  text: `
WITH given AS (
  SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::bigint[], $5::text[], $6::text[], $7::boolean[])
    AS g (fight, after, many, size, title, ruleset, over)),
lines AS (SELECT * FROM unnest($8::text[], $9::integer[], $10::text[], $11::text[]) AS l (fight, version, id, text)),
free AS (SELECT n FROM fray.fights WHERE fight = ANY ($1) FOR UPDATE ${wait}),
touched AS (
  UPDATE fray.fights f
  SET title = g.title, ruleset = g.ruleset, over = g.over, version = g.after + g.many, size = f.size + g.size,
    changed = greatest(f.changed, ${NOW})
  FROM given g, free
  WHERE f.n = free.n AND f.fight = g.fight AND f.version = g.after AND ${MAY_WRITE} AND NOT EXISTS (
    SELECT FROM fray.entries e JOIN lines l ON e.id = l.id WHERE e.fight = f.n AND l.fight = g.fight)
  RETURNING f.n, f.fight, f.version),
added AS (
  INSERT INTO fray.entries (fight, version, id, text)
  SELECT t.n, l.version, l.id, l.text FROM touched t JOIN lines l ON l.fight = t.fight)
SELECT fight, version, ${TELL} FROM touched`,
})

/** Every statement of the store and the keys. */
export const SQL = {
  append: append('append', 'SKIP LOCKED'),
  appendAlone: append('append-alone', ''),
  /** Fights are started one after the other, so that there are never more than `$9`. */
  newFight: { name: 'beginning', text: `SELECT pg_advisory_xact_lock(hashtext('fray begins'))` },
  start: {
    name: 'begin',
    text: `
WITH begun AS (
  INSERT INTO fray.fights (fight, title, ruleset, over, version, size, begun, changed)
  SELECT $1::text, $2::text, $3::text, $4::boolean, $5::integer, $6::bigint, now.now, now.now
  FROM (SELECT ${NOW} AS now) now
  WHERE (SELECT count(*) FROM fray.fights) < $9::integer AND ${MAY_WRITE}
  ON CONFLICT (fight) DO NOTHING
  RETURNING n, fight, version),
added AS (
  INSERT INTO fray.entries (fight, version, id, text)
  SELECT b.n, l.version, l.id, l.text FROM begun b, unnest($7::text[], $8::text[]) WITH ORDINALITY AS l (id, text, version))
SELECT fight, version, ${TELL} FROM begun`,
  },
  /** The state of a fight, and the first of its entries with one of the ids `$2`. Always one row. */
  standing: {
    name: 'standing',
    text: `
SELECT form.oldest, f.n, coalesce(f.version, 0) AS version, e.version AS "knownVersion", e.id AS "knownId", e.text AS "knownText"
FROM fray.form LEFT JOIN fray.fights f ON f.fight = $1
LEFT JOIN LATERAL (
  SELECT * FROM fray.entries e WHERE e.fight = f.n AND e.id = ANY ($2::text[]) ORDER BY array_position($2::text[], e.id) LIMIT 1
) e ON true`,
  },
  look: { name: 'look', text: `SELECT ${FIGHT} FROM fray.fights WHERE fight = $1` },
  now: { name: 'now', text: `SELECT ${NOW} AS now` },
  list: { name: 'list', text: `SELECT ${FIGHT} FROM fray.fights ORDER BY changed DESC, n DESC` },
  read: {
    name: 'read',
    text: `
SELECT e.version, e.id, e.text FROM fray.entries e JOIN fray.fights f ON f.n = e.fight
WHERE f.fight = $1 AND e.version >= $2 ORDER BY e.version LIMIT $3`,
  },
  /** Deletes the fight and its keys, and notifies with version 0. */
  forget: {
    name: 'forget',
    text: `
WITH revoked AS (DELETE FROM fray.passes WHERE fight = $1),
gone AS (DELETE FROM fray.fights WHERE fight = $1 RETURNING fight, 0 AS version)
SELECT fight, ${TELL} FROM gone`,
  },
  findAccessToken: { name: 'find-pass', text: 'SELECT digest, fight, seat FROM fray.passes WHERE id = $1' },
  makeAccessToken: {
    name: 'make-pass',
    text: `
INSERT INTO fray.passes (id, digest, fight, seat, made)
SELECT $1::text, $2::bytea, $3::text, $4::text, ${NOW} WHERE ${MAY_WRITE}`,
  },
  /** Stores the keys with the ids `$1` and the digests `$2` in the transaction that starts their fight. */
  makeAccessTokens: {
    name: 'make-passes',
    text: `
INSERT INTO fray.passes (id, digest, fight, seat, made)
SELECT p.id, decode(p.digest, 'hex'), $3::text, p.seat, ${NOW} FROM unnest($1::text[], $2::text[], $4::text[]) AS p (id, digest, seat)`,
  },
  revoke: {
    name: 'revoke',
    text: 'DELETE FROM fray.passes WHERE fight = $1 AND seat IS NOT DISTINCT FROM $2',
  },
  /** A picture under a map, and the milliseconds since someone last looked at it. */
  picture: {
    name: 'picture',
    text: `SELECT bytes, ${NOW} - looked AS ago FROM fray.pictures WHERE mark = $1`,
  },
  lookedAt: { name: 'looked-at', text: `UPDATE fray.pictures SET looked = ${NOW} WHERE mark = $1` },
  storePicture: {
    name: 'keep-picture',
    text: `
INSERT INTO fray.pictures (mark, bytes, looked) SELECT $1::text, $2::bytea, ${NOW} WHERE ${MAY_WRITE} ON CONFLICT (mark) DO NOTHING`,
  },
  /** Deletes all pictures but the `$1` last looked at, up to `$2` bytes. */
  thinPictures: {
    name: 'thin-pictures',
    text: `
DELETE FROM fray.pictures WHERE mark IN (
  SELECT mark FROM (
    SELECT mark, row_number() OVER latest AS place, sum(octet_length(bytes)) OVER latest AS bytes FROM fray.pictures
    WINDOW latest AS (ORDER BY looked DESC, mark ROWS UNBOUNDED PRECEDING)) p
  WHERE place > 1 AND (place > $1::bigint OR bytes > $2::bigint))`,
  },
  /** The value of a setting, set to `$2` if it has none. No row if someone else sets it at the same moment. */
  setting: {
    name: 'setting',
    text: `
WITH made AS (INSERT INTO fray.settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING value)
SELECT value FROM made UNION ALL SELECT value FROM fray.settings WHERE name = $1`,
  },
} as const satisfies Readonly<Record<string, Statement>>
