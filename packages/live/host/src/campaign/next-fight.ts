import { type AnyScene, type Game, isMap, REFEREE_SEAT, type Setup, seatOf } from '@fray/kernel'
import type { GoesAlong, Person } from './state.ts'

/** The fewest player seats of a fight, so that someone who joins midway can be given a combatant. */
const SEATS = 4
/** Seats kept free for people who join midway. */
const FREE = 2

/** The id of a person: also that of their seat in a fight. */
export const personId = (n: number): string => `player-${n}`

/** An encounter with the people of a campaign in its seats, and who plays whom. */
export interface Seated {
  readonly encounter: Readonly<Record<string, unknown>>
  /** The heroes of each person who has any, by the person's id. */
  readonly heroes: ReadonlyMap<string, readonly string[]>
}

/**
 * Distributes an encounter's party among the people of a campaign: each person gets the heroes they played before, by
 * name; each of the others goes to the person with the fewest, of those who are `here` if anyone is. Computers' seats
 * and the referee's stay as they are.
 */
export function seatPeople(
  game: Game,
  encounter: Readonly<Record<string, unknown>>,
  setup: Setup,
  people: readonly Person[],
  here: (person: string) => boolean,
): Seated {
  const present = people.filter(({ person }) => here(person))
  const able = present.length > 0 ? present : people
  const plays = new Map<string, string[]>(people.map(({ person }) => [person, []]))
  const free: string[] = []
  const party = partyOf(game, setup)
  for (const who of party) {
    const owner = people.find(({ heroes }) => heroes.includes(who))
    if (owner === undefined) free.push(who)
    else plays.get(owner.person)?.push(who)
  }
  for (const who of free) {
    const fewest = [...able].sort((a, b) => countOf(plays, a) - countOf(plays, b))[0]
    plays.get(fewest?.person ?? '')?.push(who)
  }
  const own = Object.entries(isMap(encounter.seats) ? encounter.seats : {})
  const stay = own.filter(
    ([id, seat]) => id === setup.seats[REFEREE_SEAT]?.id || (isMap(seat) && seat.by === 'computer'),
  )
  const seats: Record<string, unknown> = Object.fromEntries(stay)
  for (const [person, names] of plays) seats[person] = { plays: names }
  const most = Math.max(SEATS, people.length + FREE)
  for (let n = 1; Object.keys(seats).length - stay.length < most; n++) seats[personId(n)] ??= { plays: [] }
  return {
    encounter: { ...encounter, seats },
    heroes: withAbsent(plays, people, party),
  }
}

/** People who play someone here, together with their heroes who are not here: these remain theirs. */
const withAbsent = (
  plays: ReadonlyMap<string, readonly string[]>,
  people: readonly Person[],
  here: readonly string[],
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    people.flatMap(({ person, heroes }) => {
      const names = plays.get(person) ?? []
      const absent = heroes.filter((who) => !here.includes(who))
      return names.length === 0 ? [] : [[person, [...names, ...absent]] as const]
    }),
  )

const countOf = (plays: ReadonlyMap<string, readonly string[]>, { person }: Person): number =>
  plays.get(person)?.length ?? 0

/** The combatants of an encounter that people play, by name, in its order. */
function partyOf({ rules }: Game, setup: Setup): readonly string[] {
  const scene = rules.open(setup) as AnyScene
  return Array.from({ length: scene.combatants }, (_, row) => row)
    .filter((row) => {
      const seat = seatOf(scene, row)
      return seat !== REFEREE_SEAT && setup.seats[seat]?.by === 'person'
    })
    .map((row) => scene.name(row))
}

/**
 * An encounter in which heroes start with what they carry over; heroes who are not in it are ignored. Its combatants
 * are a map by name, or a list.
 */
export function withGoesAlong(
  encounter: Readonly<Record<string, unknown>>,
  heroes: Readonly<Record<string, GoesAlong>>,
): Readonly<Record<string, unknown>> {
  const changed = (name: unknown, one: unknown): unknown => {
    const fields = typeof name === 'string' && Object.hasOwn(heroes, name) ? heroes[name] : undefined
    return isMap(one) && fields !== undefined ? { ...one, ...fields } : one
  }
  const { combatants } = encounter
  if (Array.isArray(combatants))
    return { ...encounter, combatants: combatants.map((one) => changed(isMap(one) ? one.name : null, one)) }
  if (!isMap(combatants)) return encounter
  const entries = Object.entries(combatants).map(([name, one]) => [name, changed(name, one)])
  return { ...encounter, combatants: Object.fromEntries(entries) }
}

/** Who plays whom at the end of a fight, by person; heroes who were not in it keep their player. */
export function heroesOf(
  scene: AnyScene,
  setup: Setup,
  people: readonly Person[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const there: string[] = []
  for (let row = 0; row < scene.combatants; row++) {
    const seat = setup.seats[seatOf(scene, row)]?.id ?? ''
    there.push(scene.name(row))
    found.set(seat, [...(found.get(seat) ?? []), scene.name(row)])
  }
  return withAbsent(found, people, there)
}
