import { nearest, type Random, randomFrom } from '@fray/kernel'
import type { Ideas, Place } from './ideas.ts'

/** What is wanted of a fight that is made; what is left out is drawn. */
export interface FightOptions {
  /** Id of a place. */
  readonly place?: string
  /** Id of a band of the other side. */
  readonly band?: string
  /** What those of the other side are called, where they are no band of the game's: `the strangers`. */
  readonly foes?: string
}

/** A fight that is thought of, without the people of it. */
export interface FightPlan {
  readonly title: string
  readonly about: string
  readonly place: Place & { readonly id: string }
  readonly band: string
  /** What those of the other side are called. */
  readonly foes: string
  readonly complication: Ideas['complications'][number]
}

/** An id that the person has named, or one that is drawn. Throws an error with the nearest where there is no such. */
function chosen(random: Random, kind: string, wanted: string | undefined, ids: readonly string[]): string {
  // Drawn in any case, so that naming one thing does not change what else is drawn.
  const drawn = ids[random(ids.length)]
  if (wanted === undefined) return drawn
  const key = wanted.trim().toLowerCase().replaceAll(' ', '-')
  if (ids.includes(key)) return key
  const near = nearest(key, ids)
  const known = near === null ? `There is ${ids.join(', ')}.` : `Did you mean "${near}"?`
  throw new Error(`There is no ${kind} "${wanted}". ${known}`)
}

/** Draws a fight: the same seed and options give the same one. Throws an error for an option that means nothing. */
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

/** Somebody of one side: fields of an encounter file, a name among them. */
export type Fighter = Readonly<Record<string, unknown>> & { readonly name: string; readonly count?: number }

/** What people of the content are called, by id. */
export type NameOf = (id: string) => string

/** The players' people: so many of the heroes, drawn, then helpers. */
export function drawHeroes({ heroes, helpers, sides }: Ideas, count: number, seed: string, nameOf: NameOf): Fighter[] {
  const random = randomFrom(`${seed} heroes`)
  const left = [...heroes]
  const drawn = Array.from(
    { length: Math.min(count, heroes.length) },
    () => left.splice(random(left.length), 1)[0] as string,
  )
  // In the order in which the game lists them, so that the same people always stand in the same order.
  const own = heroes.filter((id) => drawn.includes(id)).map((id) => ({ name: nameOf(id), from: id }))
  const more = new Map<string, number>()
  for (let i = heroes.length; i < count; i++) {
    const id = helpers[(i - heroes.length) % helpers.length]
    more.set(id, (more.get(id) ?? 0) + 1)
  }
  return [...own, ...[...more].map(([id, n]) => fighter(nameOf(id), id, n, sides[0]))]
}

/** So many of an id, as one entry of an encounter file. */
export const fighter = (name: string, from: string, count: number, side: string): Fighter =>
  count === 1 ? { name, from, side } : { name, from, count, side }

/** Somebody of the other side than the given one, so that an encounter with one person to be looked at is a fight. */
export function opponentOf({ sides, heroes, bands }: Ideas, side: unknown): Fighter {
  const [foe] = Object.values(bands).flatMap(({ people }) => Object.keys(people))
  const isHero = side !== sides[0]
  return { name: 'The other one', from: isHero ? heroes[0] : foe, side: isHero ? sides[0] : sides[1] }
}
