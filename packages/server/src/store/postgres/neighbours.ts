import { DEAD, type Hint, type Neighbours, type People, togetherOf, type Verdict } from '@fray/live/host'
import type { Database, Statement } from './database.ts'
import { type Heard, Listener } from './listener.ts'
import { packed, unpacked } from './text.ts'

/** The channel on which servers tell each other that the people at a fight have changed: the fight, and the server. */
const PEOPLE = 'fray_people'

/** Beats between two searches for leftovers of dead servers, and seconds after which these are removed. */
const SWEEP = 30
const FORGOTTEN = 120

const of = (name: string, text: string): Statement => ({ name, text })

const SQL = {
  beat: of(
    'beat',
    `
INSERT INTO fray.houses (house, beat) VALUES ($1, clock_timestamp())
ON CONFLICT (house) DO UPDATE SET beat = excluded.beat RETURNING xmax <> 0 AS known`,
  ),
  /** Shows who is there, and that the server lives. */
  show: of(
    'show-people',
    `
WITH alive AS (
  INSERT INTO fray.houses (house, beat) VALUES ($1, clock_timestamp()) ON CONFLICT (house) DO UPDATE SET beat = excluded.beat)
INSERT INTO fray.people (house, fight, people) VALUES ($1, $2, $3)
ON CONFLICT (house, fight) DO UPDATE SET people = excluded.people`,
  ),
  unshow: of('unshow-people', 'DELETE FROM fray.people WHERE house = $1 AND fight = $2'),
  others: of(
    'other-people',
    `
SELECT p.people FROM fray.people p JOIN fray.houses h USING (house)
WHERE p.fight = $2 AND house <> $1 AND h.beat > clock_timestamp() - interval '${DEAD} milliseconds' ORDER BY house`,
  ),
  judge: of(
    'judge',
    'INSERT INTO fray.verdicts (fight, guest, seat, said) VALUES ($1, $2, $3, clock_timestamp()) ON CONFLICT DO NOTHING',
  ),
  verdicts: of('verdicts', 'SELECT guest, seat FROM fray.verdicts WHERE fight = $1 AND guest = ANY ($2::text[])'),
  leave: of('leave', 'DELETE FROM fray.houses WHERE house = $1'),
  sweep: of(
    'sweep',
    `
WITH old AS (DELETE FROM fray.verdicts WHERE said < clock_timestamp() - interval '1 hour')
DELETE FROM fray.houses WHERE beat < clock_timestamp() - interval '${FORGOTTEN} seconds'`,
  ),
  tell: of('tell-people', `SELECT pg_notify('${PEOPLE}', $1 || ' ' || $2)`),
}

/**
 * The other servers on the same database. The store itself notifies of changes to fights; who is there is in tables,
 * for as long as the server of these people beats.
 */
export class PostgresNeighbours implements Neighbours {
  readonly name: string
  private readonly database: Database
  private readonly listener: Listener
  private beats = 0

  /** @param name of this server, different from all others; letters and digits */
  constructor(name: string, database: Database, url: string) {
    this.name = name
    this.database = database
    this.listener = new Listener(url, PEOPLE)
  }

  /** Listening connections made after one was lost. */
  get reconnects(): number {
    return this.listener.reconnects
  }

  hint({ fight, about }: Hint): void {
    if (about !== 'people') return
    // A server that missed it looks later.
    this.database.run(SQL.tell, [packed(fight), this.name]).catch(() => undefined)
  }

  listen(hear: (hint: Hint | null) => void): () => void {
    return this.listener.listen((heard) => {
      if (heard === null) return hear(null)
      const hint = this.hintOf(heard)
      if (hint !== null) hear(hint)
    })
  }

  private hintOf(heard: Heard): Hint | null {
    if ('change' in heard) {
      const { fight, version } = heard.change
      return { fight, about: version === 0 ? 'gone' : 'entries', version }
    }
    const at = heard.payload.lastIndexOf(' ')
    if (at < 0 || heard.payload.slice(at + 1) === this.name) return null
    return { fight: unpacked(heard.payload.slice(0, at)), about: 'people', version: 0 }
  }

  async show(fight: string, people: People): Promise<void> {
    const isNobody = Object.keys(people.devices).length === 0 && people.guests.length === 0
    if (isNobody) await this.database.run(SQL.unshow, [this.name, packed(fight)])
    else await this.database.run(SQL.show, [this.name, packed(fight), JSON.stringify(people)])
  }

  async others(fight: string): Promise<People> {
    const { rows } = await this.database.run<{ people: string }>(SQL.others, [this.name, packed(fight)])
    return togetherOf(rows.map(({ people }) => JSON.parse(people) as People))
  }

  async judge(fight: string, { guest, seat }: Verdict): Promise<boolean> {
    const values = [packed(fight), packed(guest), seat === null ? null : packed(seat)]
    return (await this.database.run(SQL.judge, values)).rowCount === 1
  }

  async verdicts(fight: string, guests: readonly string[]): Promise<readonly Verdict[]> {
    const { rows } = await this.database.run<Verdict & object>(SQL.verdicts, [packed(fight), guests.map(packed)])
    return rows.map(({ guest, seat }) => ({ guest: unpacked(guest), seat: seat === null ? null : unpacked(seat) }))
  }

  async beat(): Promise<boolean> {
    const { rows } = await this.database.run<{ known: boolean }>(SQL.beat, [this.name])
    if (++this.beats % SWEEP === 0) await this.database.run(SQL.sweep)
    return rows[0]?.known === true
  }

  async leave(): Promise<void> {
    await this.listener.close()
    await this.database.run(SQL.leave, [this.name])
  }
}
