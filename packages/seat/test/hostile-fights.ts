import { type PlainCommand, Session, type Setup } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { type AnySession, Play } from '../src/index.ts'

/** What people, places and things are called in a fight. */
export interface Names {
  readonly heroes: readonly [string, string, string]
  readonly foes: readonly [string, string, string, string]
  /** The bystander whom the referee hides. */
  readonly hidden: string
  /** A place where a ruleset has any. */
  readonly place: string
  /** The weapons that the heroes and the foes have. */
  readonly blade: string
  readonly dagger: string
}

/** An encounter as a file has it. */
export type Encounter = Readonly<Record<string, unknown>>

/** A fight in which names that may be hidden stand within others. */
export const OPEN: Omit<Names, 'hidden'> = {
  heroes: ['Ann', 'Brask', 'Cole'],
  foes: ['Shadowmere', 'Hookman', 'Thelma', 'Orc'],
  place: 'Shadow Gate',
  blade: 'Shadow Blade',
  dagger: 'Hooked dagger',
}

/** A name that nothing else contains. */
export const PLAIN = 'Quexl'

/** A word for an id: `Shadow Blade` is `shadow-blade`. */
export const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** The heroes, the foes and the bystander, who stands among them in the roster. */
function people(names: Names, hero: Encounter, foe: Encounter, bystander: Encounter, at: readonly string[] = []) {
  const own = names.heroes.map((name, i) => ({ name, ...hero, ...(at[i] !== undefined && { at: at[i] }) }))
  const others = names.foes.map((name, i) => ({ name, ...foe, ...(at[i + 3] !== undefined && { at: at[i + 3] }) }))
  return [...own, ...others.slice(0, 2), { name: names.hidden, ...bystander, hidden: true }, ...others.slice(2)]
}

/** A hero, a foe and so on; the bystander comes last. */
const inTurns = ({ heroes, foes, hidden }: Names): string[] => [
  ...foes.flatMap((foe, i) => [...heroes.slice(i, i + 1), foe]),
  hidden,
]

/** Where they stand on a map: two heroes and two foes can strike each other. */
const SQUARES = ['3,3', '3,5', '1,4', '4,3', '4,5', '6,4', '5,2']
const CORNER = '11,7'
const MAP = [12, 8]

/** A short fight of each ruleset, in which everybody can strike. */
export const FIGHTS: Readonly<Record<string, (names: Names) => Encounter>> = {
  zones: (names) => {
    const { blade, dagger, place } = names
    const foe = { kind: 'creature', level: 1, skill: 2, hp: 14, attacks: [`${dagger} melee 1d6`], zone: 'yard' }
    return {
      surprised: 'nobody',
      battlefield: { yard: { name: place, adjacent: ['lane'] }, lane: { adjacent: ['loft'] }, loft: {} },
      combatants: people(
        names,
        { kind: 'character', level: 1, str: 2, dex: 1, hp: 16, items: [`${blade} melee 1d8`], zone: 'yard' },
        foe,
        { ...foe, zone: 'loft' },
      ),
      now: { round: 2, turn: names.heroes[0] },
    }
  },
  shock: (names) => {
    const { blade, dagger, place } = names
    const foe = { kind: 'npc', hp: 12, ac: 12, hd: 2, attackBonus: 2, weapons: [idOf(dagger)] }
    return {
      battlefield: { size: MAP, doors: [{ name: place, from: [3, 2], to: [3, 3] }] },
      content: {
        items: {
          [idOf(blade)]: { from: 'arming-sword', name: blade },
          [idOf(dagger)]: { from: 'arming-sword', name: dagger },
        },
      },
      combatants: people(
        names,
        { kind: 'pc', hp: 14, ac: 13, weapons: [idOf(blade)] },
        foe,
        { ...foe, at: CORNER },
        SQUARES,
      ),
      now: { round: 2, side: 'party' },
    }
  },
  'free-hits': (names) => {
    const { blade, dagger } = names
    const foe = { hp: 24, accuracy: 2, weapons: [`${dagger} melee d6`], facing: 'w' }
    return {
      battlefield: '12x8',
      combatants: people(
        names,
        { pc: true, hp: 30, agility: 3, accuracy: 2, weapons: [`${blade} melee d8`], facing: 'e' },
        foe,
        { ...foe, agility: -3, at: CORNER },
        SQUARES,
      ),
      now: { round: 2, actor: names.heroes[0], order: inTurns(names) },
    }
  },
  escalation: (names) => {
    const { blade, dagger, heroes, foes } = names
    const foe = { kind: 'enemy', level: 1, ac: 14, pd: 14, md: 14, hp: 24, attacks: [`${dagger} melee vs ac 1d6`] }
    return {
      content: { stances: { [idOf(blade)]: { name: blade, kind: 'melee', die: 'd8' } } },
      combatants: people(names, { from: 'greta-two-hands', stances: [idOf(blade)] }, foe, foe),
      positions: [
        [heroes[0], foes[0], 'engaged'],
        [heroes[1], foes[1], 'engaged'],
        ...heroes.map((name) => [name, names.hidden, 'far']),
      ],
      now: { round: 2, actor: heroes[0] },
    }
  },
  'weapon-speed': (names) => {
    const { blade, dagger } = names
    const weapon = { damage: '1d8', types: ['slashing'], crit: 'x2', speed: 4, hands: 1 }
    const foe = {
      side: 'foes',
      attributes: { strength: 12 },
      stressMax: 14,
      items: [{ ...weapon, name: dagger, bonus: 3 }],
      baseInitiative: 4,
    }
    return {
      battlefield: '12x8',
      combatants: people(
        names,
        {
          side: 'party',
          attributes: { strength: 14 },
          stressMax: 14,
          items: [{ ...weapon, name: blade, bonus: 4 }],
          baseInitiative: 9,
        },
        foe,
        { ...foe, baseInitiative: -20, at: CORNER },
        SQUARES,
      ),
      now: { round: 2 },
    }
  },
}

/** Sits down to a fight; every seat is a person's. */
export async function sitDownTo(
  encounter: Encounter,
  seed: string,
  first: readonly PlainCommand[] = [],
): Promise<Play> {
  const game = await rulesets[encounter.ruleset as string]?.()
  if (game === undefined) throw new Error('There is no such ruleset.')
  const { setup, problems } = game.readEncounter(JSON.parse(JSON.stringify(encounter)))
  if (setup === null) throw new Error(problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const session = new Session(game.rules, setup as Setup, { seed }) as AnySession
  const play = new Play(
    session,
    setup.seats.map(() => null),
  )
  for (const command of first) {
    const outcome = play.submit('referee', command)
    if (!outcome.done) throw new Error(outcome.reason)
  }
  return play
}
