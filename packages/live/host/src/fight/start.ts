import { formatLine, isMap, REFEREE_SEAT, Session } from '@fray/kernel'
import type { AnySession } from '@fray/seat'
import { SPECTATORS } from '../connection/access-tokens.ts'
import type { Hosting, NewFight } from '../hosting.ts'
import type { FightNote } from '../store/store.ts'
import { entryText } from './entry.ts'
import { firstSeating } from './seating.ts'
import { firstNote } from './talk-kept.ts'

/** The first entry of a fight. */
export interface FirstEntry {
  readonly text: string
  readonly note: FightNote
  /** The ids of its seats. */
  readonly seats: readonly string[]
}

/** Makes the first entry of a fight, or says what is wrong with its encounter. `note`: what the referee alone is told. */
export async function startFight(
  { game: gameOf, chance }: Pick<Hosting, 'game' | 'chance'>,
  { encounter, seed = chance(), dice = 'generator', seats = 0, by = {}, names = {} }: NewFight,
  note: string | null = null,
): Promise<FirstEntry | { readonly problems: readonly { readonly message: string }[] }> {
  const ruleset = isMap(encounter) && typeof encounter.ruleset === 'string' ? encounter.ruleset : ''
  const game = await gameOf(ruleset)
  if (game === null || !isMap(encounter)) return { problems: [{ message: `There is no ruleset "${ruleset}".` }] }
  const first = game.readEncounter(encounter)
  if (first.setup === null) return { problems: first.problems }
  const own = isMap(encounter.seats) ? encounter.seats : {}
  const there = new Set(first.setup.seats.map(({ id }) => id))
  const more: Record<string, unknown> = {}
  for (let n = 1; there.size - 1 < seats; n++) {
    const id = `player-${n}`
    if (there.has(id)) continue
    there.add(id)
    more[id] = { plays: [] }
  }
  if (!there.has(SPECTATORS)) more[SPECTATORS] = { plays: [] }
  const { setup, problems } = game.readEncounter({ ...encounter, seats: { ...own, ...more } })
  if (setup === null) return { problems }
  const session = new Session(game.rules, setup, { seed, dice }) as AnySession
  const seating = firstSeating(setup, by, names)
  const talk = note === null ? {} : { talk: firstNote(setup.seats[REFEREE_SEAT]?.id ?? '', note) }
  const text = entryText({ answer: null, seating: { ...seating, ...talk } }, [formatLine(session.head())])
  return { text, note: { title: setup.title, ruleset, over: false }, seats: setup.seats.map(({ id }) => id) }
}
