import type { Entry } from '@fray/live/host'
import type { Run } from '../postgres/database.ts'
import { SQL } from '../postgres/statements.ts'
import { entriesOf, type FightRow, fightOf } from '../postgres/store.ts'
import { packed, unpacked } from '../postgres/text.ts'
import type { FightSource, FightTarget, GivenNote, GivenPicture, StoredPicture, StoredToken } from './copy.ts'

const FIGHTS = { name: 'copy-fights', text: 'SELECT fight FROM fray.fights ORDER BY n' }
const PASSES = {
  name: 'copy-passes',
  text: 'SELECT id, digest, seat, made FROM fray.passes WHERE fight = $1 ORDER BY id',
}
const PUT = {
  name: 'copy-put',
  text: `
WITH put AS (
  INSERT INTO fray.fights (fight, title, ruleset, over, version, size, begun, changed)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8))
INSERT INTO fray.passes (id, digest, fight, seat, made)
SELECT id, digest, $1::text, seat, made FROM unnest($9::text[], $10::bytea[], $11::text[], $12::bigint[]) AS p (id, digest, seat, made)`,
}
const ADD = {
  name: 'copy-add',
  text: `
INSERT INTO fray.entries (fight, version, id, text)
SELECT f.n, l.version, l.id, l.text
FROM fray.fights f, unnest($2::integer[], $3::text[], $4::text[]) AS l (version, id, text) WHERE f.fight = $1`,
}

const PICTURES = { name: 'copy-pictures', text: 'SELECT mark FROM fray.pictures ORDER BY mark' }
const PICTURE = { name: 'copy-picture', text: 'SELECT mark, bytes, looked FROM fray.pictures WHERE mark = $1' }
const PUT_PICTURE = {
  name: 'copy-put-picture',
  text: 'INSERT INTO fray.pictures (mark, bytes, looked) VALUES ($1, $2, $3) ON CONFLICT (mark) DO NOTHING',
}

const GIVEN_NOTES = {
  name: 'copy-given',
  text: `
SELECT p.seat, p.hash, p.given FROM fray.fight_pictures p JOIN fray.fights f ON f.n = p.fight
WHERE f.fight = $1 ORDER BY p.seat, p.hash`,
}
const GIVEN_PICTURE = {
  name: 'copy-given-picture',
  text: 'SELECT hash, type, width, height, size, bytes FROM fray.given_pictures WHERE hash = $1',
}
const PUT_GIVEN = {
  name: 'copy-put-given',
  text: `
INSERT INTO fray.fight_pictures (fight, seat, hash, given)
SELECT f.n, g.seat, g.hash, g.given
FROM fray.fights f, unnest($2::text[], $3::text[], $4::bigint[]) AS g (seat, hash, given) WHERE f.fight = $1`,
}
const PUT_GIVEN_PICTURE = {
  name: 'copy-put-given-picture',
  text: `
INSERT INTO fray.given_pictures (hash, type, width, height, size, bytes) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (hash) DO NOTHING`,
}

type TokenRow = StoredToken & { readonly fight: string }

/** The fights of a database, within an open transaction. */
export function fightsInDatabase(run: Run): FightSource & FightTarget {
  return {
    fights: async () => (await run<{ fight: string }>(FIGHTS)).rows.map(({ fight }) => unpacked(fight)),
    fight: async (id) => {
      const row = (await run<FightRow>(SQL.look, [packed(id)])).rows[0]
      if (row === undefined) return null
      const { rows: accessTokens } = await run<TokenRow>(PASSES, [packed(id)])
      const { rows: given } = await run<GivenNote & object>(GIVEN_NOTES, [packed(id)])
      return {
        ...fightOf(row),
        given: given.map((one) => ({ ...one, seat: unpacked(one.seat) })),
        accessTokens: accessTokens.map(({ id, digest, seat, made }) => ({
          ...{ id, digest, made },
          seat: seat === null ? null : unpacked(seat),
        })),
      }
    },
    pictures: async () => (await run<{ mark: string }>(PICTURES)).rows.map(({ mark }) => mark),
    picture: async (mark) => (await run<StoredPicture & object>(PICTURE, [mark])).rows[0] ?? null,
    putPicture: async ({ mark, bytes, looked }) => {
      await run(PUT_PICTURE, [mark, Buffer.from(bytes), looked])
    },
    givenPicture: async (hash) => (await run<GivenPicture & object>(GIVEN_PICTURE, [hash])).rows[0] ?? null,
    putGivenPicture: async ({ hash, type, width, height, size, bytes }) => {
      await run(PUT_GIVEN_PICTURE, [hash, type, width, height, size, Buffer.from(bytes)])
    },
    entries: async (fight, from, most) =>
      entriesOf((await run<Entry & object>(SQL.read, [packed(fight), from, most])).rows),
    put: async ({ fight, title, ruleset, over, version, size, started, changed, accessTokens, given }) => {
      await run(PUT, [
        ...[packed(fight), packed(title), packed(ruleset), over, version, size, started, changed],
        accessTokens.map(({ id }) => id),
        accessTokens.map(({ digest }) => Buffer.from(digest)),
        accessTokens.map(({ seat }) => (seat === null ? null : packed(seat))),
        accessTokens.map(({ made }) => made),
      ])
      await run(PUT_GIVEN, [
        packed(fight),
        given.map(({ seat }) => packed(seat)),
        given.map(({ hash }) => hash),
        given.map((one) => one.given),
      ])
    },
    add: async (fight, entries) => {
      await run(ADD, [
        packed(fight),
        entries.map(({ version }) => version),
        entries.map(({ id }) => packed(id)),
        entries.map(({ text }) => packed(text)),
      ])
    },
  }
}
