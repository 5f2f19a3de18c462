import { capital } from '@fray/kernel'
import type { Play } from '../src/index.ts'
import { FIGHTS, idOf, type Names, OPEN, PLAIN, sitDownTo } from './hostile-fights.ts'
import { type Decision, decideAll, playOut } from './hostile-play.ts'
import { changed, SEATS, type SeatId, type Shown } from './hostile-watch.ts'

/** Names that are also words, numbers, parts of other names, or names of other things. */
export const CASTS: Readonly<Record<string, Names>> = {
  'short names and words': {
    heroes: ['the', 'Ann', 'No'],
    foes: ['hits', 'Anna', 'Hook', '7'],
    hidden: 'Shadow',
    place: 'Hook',
    blade: 'Shadow Blade',
    dagger: 'Hooked dagger',
  },
  'names for nobody, things and places': {
    heroes: ['Shadowmere', 'the referee', 'Somebody else'],
    foes: ['misses', 'Hooked dagger', 'Blade', 'damage'],
    hidden: 'Hook',
    place: 'Hook Gate',
    blade: 'Shadow Blade',
    dagger: 'Hooked dagger',
  },
}

/** A name that nothing else contains, of the shape of another: as many words, small or capital, with or without an s at the end. */
function plainLike(name: string, n: number): string {
  const word = `qa${String.fromCharCode(97 + n)}`
  const words = name
    .split(' ')
    .map(() => word)
    .join(' ')
  const ended = /s$/i.test(name) ? `${words}s` : words
  return /^\p{Ll}/u.test(name) ? ended : capital(ended)
}

/** A cast with plain names, and what makes a text of it one of the hostile cast. */
export function plainly(hostile: Names): { readonly names: Names; readonly toHostile: (text: string) => string } {
  const { heroes, foes, hidden, place, blade, dagger } = hostile
  const slots = [...heroes, ...foes, hidden, place, blade, dagger]
  const plain = slots.map(plainLike)
  const forms = new Map<string, string>()
  slots.forEach((name, i) => {
    const to = plain[i] as string
    for (const form of [idOf, (text: string) => text.toLowerCase(), capital, (text: string) => text])
      forms.set(form(to), form(name))
  })
  const any = [...forms.keys()].sort((a, b) => b.length - a.length).join('|')
  const pattern = new RegExp(any, 'g')
  const [plainPlace, plainBlade, plainDagger] = plain.slice(8) as [string, string, string]
  return {
    names: {
      heroes: plain.slice(0, 3) as unknown as Names['heroes'],
      foes: plain.slice(3, 7) as unknown as Names['foes'],
      hidden: plain[7] as string,
      place: plainPlace,
      blade: plainBlade,
      dagger: plainDagger,
    },
    toHostile: (text) => text.replace(pattern, (found) => forms.get(found) ?? found),
  }
}

/** Decisions of a fight that are compared. */
const STEPS = 14

/** What a seat sees of two fights that are to be alike. */
export interface Pair {
  readonly expected: Shown
  readonly shown: Shown
}

const sitting = (ruleset: string, names: Names): Promise<Play> =>
  sitDownTo({ ruleset, ...FIGHTS[ruleset]?.(names) }, 'names')

/** What all seats see of a fight among hostile names, and of one among plain names, in the words of the other. */
export async function named(ruleset: string, hostile: Names): Promise<Readonly<Record<SeatId, Pair>>> {
  const { names, toHostile } = plainly(hostile)
  const decisions = decideAll(await sitting(ruleset, names), [names.hidden], STEPS)
  const tried = ['xyzzyxyzzy']
  const plain = await playOut(await sitting(ruleset, names), decisions, SEATS, tried)
  const shown = await playOut(
    await sitting(ruleset, hostile),
    changed(decisions, toHostile) as Decision[],
    SEATS,
    tried,
  )
  const pairs = SEATS.map((seat, i) => {
    const pair = { expected: changed(plain[i], toHostile) as Shown, shown: changed(shown[i], (text) => text) as Shown }
    return [seat, pair]
  })
  return Object.fromEntries(pairs) as Readonly<Record<SeatId, Pair>>
}

/** Names of one who is hidden that stand in what is said of others. */
export const HIDDEN = ['Shadow', 'Hook', 'hits', 'the', 'No', '7', OPEN.place] as const

/** What the players see of a fight with somebody hidden who is called so, and with the same one by a plain name. */
export async function bystanders(ruleset: string): Promise<ReadonlyMap<string, Pair>> {
  const tried = ['xyzzyxyzzy', ...HIDDEN.filter((name) => name !== OPEN.place)]
  const decisions = decideAll(await sitting(ruleset, { ...OPEN, hidden: PLAIN }), [PLAIN], STEPS)
  const played = async (hidden: string) => {
    const own = changed(decisions, (text) => (text === PLAIN ? hidden : text)) as Decision[]
    const [shown] = await playOut(await sitting(ruleset, { ...OPEN, hidden }), own, ['players'], tried)
    return shown as Shown
  }
  const expected = await played(PLAIN)
  const pairs = new Map<string, Pair>()
  for (const name of HIDDEN) pairs.set(name, { expected, shown: await played(name) })
  return pairs
}
