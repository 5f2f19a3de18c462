import { nearest, type Random, randomFrom } from '@fray/kernel'
import type { Ideas, Place } from './ideas.ts'

/** Options of a generated fight; missing ones are drawn. */
export interface FightOptions {
  /** Id of a place. */
  readonly place?: string
  /** Id of a band of the other side. */
  readonly band?: string
  /** A name for the opposing side, if it is not a band of the game: `the strangers`. */
  readonly foes?: string
}

/** A planned fight, without its combatants. */
export interface FightPlan {
  readonly title: string
  readonly about: string
  readonly place: Place & { readonly id: string }
  readonly band: string
  /** The name of the opposing side. */
  readonly foes: string
  readonly complication: Ideas['complications'][number]
}

/** The id that was asked for, or a random one. Throws an error that suggests the most similar one if it is unknown. */
function chosen(random: Random, kind: string, wanted: string | undefined, ids: readonly string[]): string {
  // Drawn in any case, so that naming one thing does not change other draws.
  const drawn = ids[random(ids.length)]
  if (wanted === undefined) return drawn
  const key = wanted.trim().toLowerCase().replaceAll(' ', '-')
  if (ids.includes(key)) return key
  const near = nearest(key, ids)
  const known = near === null ? `There is ${ids.join(', ')}.` : `Did you mean "${near}"?`
  throw new Error(`There is no ${kind} "${wanted}". ${known}`)
}

/** Plans a fight: the same seed and options give the same plan. Throws an error for an invalid option. */
export function planFight(ideas: Ideas, options: FightOptions, seed: string): FightPlan {
  const random = randomFrom(`${seed} plan`)
  const id = chosen(random, 'place', options.place, Object.keys(ideas.places))
  const band = chosen(random, 'band', options.band, Object.keys(ideas.bands))
  const reason = ideas.reasons[random(ideas.reasons.length)]
  const complication = ideas.complications[random(ideas.complications.length)]
  const place = ideas.places[id] as Place
  const foes = options.foes ?? ideas.bands[band].name
  const told = (text: string): string =>
    text.replaceAll('{foes}', foes).replaceAll('{Foes}', `${foes.charAt(0).toUpperCase()}${foes.slice(1)}`)
  return {
    title: `${reason.title} ${place.at}`,
    about: `${told(reason.about)} ${told(place.about)}`,
    place: { ...place, id },
    band,
    foes,
    complication: { ...complication, say: told(complication.say) },
  }
}

/** A combatant of one side: fields of an encounter file, including a name. */
export type Fighter = Readonly<Record<string, unknown>> & { readonly name: string; readonly count?: number }

/** The name of ready-made people, by id. */
export type NameOf = (id: string) => string

/** The players' people: `count` of the heroes, drawn, then helpers. */
export function drawHeroes({ heroes, helpers, sides }: Ideas, count: number, seed: string, nameOf: NameOf): Fighter[] {
  const random = randomFrom(`${seed} heroes`)
  const left = [...heroes]
  const drawn = Array.from(
    { length: Math.min(count, heroes.length) },
    () => left.splice(random(left.length), 1)[0] as string,
  )
  // In the game's order, so that the same people always come in the same order.
  const own = heroes.filter((id) => drawn.includes(id)).map((id) => ({ name: nameOf(id), from: id }))
  const more = new Map<string, number>()
  for (let i = heroes.length; i < count; i++) {
    const id = helpers[(i - heroes.length) % helpers.length]
    more.set(id, (more.get(id) ?? 0) + 1)
  }
  return [...own, ...[...more].map(([id, n]) => fighter(nameOf(id), id, n, sides[0]))]
}

/** A number of the same id, as one entry of an encounter file. */
export const fighter = (name: string, from: string, count: number, side: string): Fighter =>
  count === 1 ? { name, from, side } : { name, from, count, side }

/** A combatant of the opposite side, so that an encounter with a single combatant to look at is a fight. */
export function opponentOf({ sides, heroes, bands }: Ideas, side: unknown): Fighter {
  const [foe] = Object.values(bands).flatMap(({ people }) => Object.keys(people))
  const isHero = side !== sides[0]
  return { name: 'The other one', from: isHero ? heroes[0] : foe, side: isHero ? sides[0] : sides[1] }
}
