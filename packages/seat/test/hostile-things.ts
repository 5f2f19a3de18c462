import type { PlainCommand } from '@fray/kernel'
import type { Pair } from './hostile-casts.ts'
import { type Encounter, FIGHTS, idOf, OPEN, PLAIN, sitDownTo } from './hostile-fights.ts'
import { type Decision, decideAll, playOut } from './hostile-play.ts'
import type { Shown } from './hostile-watch.ts'

/** A fight in which a thing or a place is hidden, and what the referee does before anybody else does. */
interface Hiding {
  readonly encounter: Encounter
  readonly first: readonly PlainCommand[]
}

/** The fight of a ruleset with a bystander who is called by a plain name. */
const open = (ruleset: string): Encounter => ({ ruleset, ...FIGHTS[ruleset]?.({ ...OPEN, hidden: PLAIN }) })

const override = (to: string): PlainCommand => ({ actor: 'referee', action: 'override', path: 'fight.hidden', to })

/** The encounter in which that combatant also has a thing. */
function having(encounter: Encounter, who: string, list: string, thing: unknown): Encounter {
  const combatants = (encounter.combatants as Encounter[]).map((one) =>
    one.name === who ? { ...one, [list]: [...((one[list] as unknown[] | undefined) ?? []), thing] } : one,
  )
  return { ...encounter, combatants }
}

/** The encounter in which something hidden lies at the feet of the last foe. */
const lying = (ruleset: string, list: string, thing: unknown, name: string): Hiding => ({
  encounter: { ...having(open(ruleset), OPEN.foes[3], list, thing), hidden: [name] },
  first: [],
})

const [, , LAST_HERO] = OPEN.heroes

/** What may be hidden in each ruleset, by what it is, under a name. */
export const THINGS: Readonly<Record<string, Readonly<Record<string, (name: string) => Hiding>>>> = {
  zones: {
    'a thing on the ground': (name) => {
      const fight = open('zones')
      const combatants = (fight.combatants as Encounter[]).map((one) =>
        one.name === LAST_HERO ? { ...one, items: [`${name} melee 1d4`] } : one,
      )
      const others = combatants.map(({ name }) => name).filter((name) => name !== LAST_HERO)
      const drops = { actor: LAST_HERO, action: 'drop', item: name }
      return {
        encounter: { ...fight, combatants, now: { round: 2, turn: LAST_HERO, order: [LAST_HERO, ...others] } },
        first: [drops, { actor: LAST_HERO, action: 'end' }, override(name)],
      }
    },
    'a Zone': (name) => {
      const fight = open('zones')
      const more = { name, adjacent: ['loft'], hidden: true }
      return { encounter: { ...fight, battlefield: { ...(fight.battlefield as Encounter), attic: more } }, first: [] }
    },
  },
  shock: {
    'a thing on the ground': (name) => {
      const { encounter, first } = lying('shock', 'weapons', { from: idOf(name), carried: 'ground' }, name)
      const { items } = encounter.content as { readonly items: Encounter }
      const thing = { from: 'arming-sword', name }
      return { encounter: { ...encounter, content: { items: { ...items, [idOf(name)]: thing } } }, first }
    },
    'a closed door': (name) => {
      const fight = open('shock')
      const map = fight.battlefield as { readonly doors: readonly unknown[] }
      const door = { name, from: [10, 1], to: [10, 2], hidden: true }
      return { encounter: { ...fight, battlefield: { ...map, doors: [...map.doors, door] } }, first: [] }
    },
  },
  'free-hits': {
    'a thing on the ground': (name) => lying('free-hits', 'weapons', `${name} melee d4 ground`, name),
  },
  'weapon-speed': {
    'a thing on the ground': (name) =>
      lying(
        'weapon-speed',
        'items',
        { name, damage: '1d4', types: ['blunt'], crit: 'x2', speed: 4, hands: 1, in: 'ground' },
        name,
      ),
  },
}

/** Names of something hidden: what the heroes strike with, one of them, a part of what a foe is called, and words of the log. */
export const HIDDEN_THINGS = [OPEN.blade, OPEN.heroes[0], 'Shadow', 'hits', 'turn'] as const

/** Another name that nothing else contains. */
export const PLAIN_THING = 'Quorn'

const STEPS = 10

/** What the players see of a fight with something hidden that is called so, and with the same by a plain name. */
export async function things(ruleset: string, what: string): Promise<ReadonlyMap<string, Pair>> {
  const hide = THINGS[ruleset]?.[what] as (name: string) => Hiding
  const sitting = (name: string) => sitDownTo(hide(name).encounter, 'names', hide(name).first)
  const decisions: readonly Decision[] = decideAll(
    await sitting(PLAIN_THING),
    [PLAIN, PLAIN_THING],
    STEPS,
    // Two things of one name on the ground are hidden by that name.
    what.includes('thing') ? ['drop'] : [],
  )
  const played = async (name: string) => {
    const play = await sitting(name)
    const [shown] = await playOut(play, decisions, ['players'], ['xyzzyxyzzy'], play.told('players').length)
    return shown as Shown
  }
  const expected = await played(PLAIN_THING)
  const pairs = new Map<string, Pair>()
  for (const name of HIDDEN_THINGS) pairs.set(name, { expected, shown: await played(name) })
  return pairs
}
