import type { Statement } from './database.ts'
import { MAY_WRITE } from './statements.ts'

/** Changes to pictures run one after the other, so that none is deleted while someone gives it again. */
export const GIVING: Statement = { name: 'giving', text: `SELECT pg_advisory_xact_lock(hashtext('fray pictures'))` }

const FIGHT = '(SELECT n FROM fray.fights WHERE fight = $1)'
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

/** Statements about pictures that people have given. */
export const GIVEN = {
  sum: {
    name: 'given-sum',
    text: `
SELECT EXISTS (SELECT FROM fray.given_pictures WHERE hash = $1) AS there,
  (SELECT coalesce(sum(size), 0)::bigint FROM fray.given_pictures) AS bytes`,
  },
  add: {
    name: 'given-add',
    text: `
INSERT INTO fray.given_pictures (hash, type, width, height, size, bytes)
SELECT $2::text, $3::text, $4::integer, $5::integer, octet_length($6::bytea), $6::bytea WHERE EXISTS ${FIGHT} AND ${MAY_WRITE}
ON CONFLICT (hash) DO NOTHING`,
  },
  give: {
    name: 'given-give',
    text: `
INSERT INTO fray.fight_pictures (fight, seat, hash, given)
SELECT n, $2::text, $3::text, ${NOW} FROM fray.fights WHERE fight = $1 AND ${MAY_WRITE} ON CONFLICT DO NOTHING`,
  },
  notes: {
    name: 'given-notes',
    text: `
SELECT p.hash, p.seat, g.width, g.height, g.size, p.given
FROM fray.fight_pictures p JOIN fray.given_pictures g ON g.hash = p.hash
WHERE p.fight = ${FIGHT} ORDER BY p.seat, p.given, p.hash`,
  },
  read: {
    name: 'given-read',
    text: `
SELECT type, bytes FROM fray.given_pictures g WHERE g.hash = $2
AND EXISTS (SELECT FROM fray.fight_pictures p WHERE p.fight = ${FIGHT} AND p.hash = g.hash)`,
  },
  share: {
    name: 'given-share',
    text: `
INSERT INTO fray.fight_pictures (fight, seat, hash, given)
SELECT f.n, p.seat, p.hash, p.given FROM fray.fight_pictures p, fray.fights f
WHERE p.fight = ${FIGHT} AND f.fight = $2 AND p.hash = ANY ($3::text[]) ON CONFLICT DO NOTHING`,
  },
  drop: {
    name: 'given-drop',
    text: `DELETE FROM fray.fight_pictures WHERE fight = ${FIGHT} AND seat = $2 AND hash = ANY ($3::text[])`,
  },
  /** Deletes what no fight has. */
  sweep: {
    name: 'given-sweep',
    text: `
DELETE FROM fray.given_pictures g WHERE NOT EXISTS (SELECT FROM fray.fight_pictures p WHERE p.hash = g.hash)`,
  },
  any: {
    name: 'given-any',
    text: `SELECT EXISTS (SELECT FROM fray.fight_pictures WHERE fight = ${FIGHT}) AS there`,
  },
} as const satisfies Readonly<Record<string, Statement>>
