import { type SeenMessage, type SeenSlot, seenOf, type Tone, type Viewer } from '@fray/kernel/rules'
import type { Explained } from '../../lasting/things.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { type Adds, WOUNDS, type Wound } from '../lasting.ts'
import { isUnknown } from '../look.ts'
import { isFlatFooted } from '../rules/defense.ts'
import { addsOfWounds } from '../rules/numbers.ts'
import { spellOf } from '../rules/running.ts'
import { partsLeft } from '../rules/spells.ts'
import { areEnemies, detects, isIn, isSick } from '../rules/who.ts'
import { woundsOf } from '../rules/wounds.ts'
import type { FreeHitsScene } from '../scene.ts'
import { RUNNING_TABLE } from '../tables.ts'
import { DISRUPTING, MODES, NO_AIM, SLOWING, WEAKENING } from '../words.ts'
import { changes, plain, sentence } from './said.ts'

/** Something that lies on a unit: for a badge, a line on its card, and an explanation. */
export interface State {
  readonly name: SeenMessage
  /** What it is called where it is explained. */
  readonly called: string
  readonly short: string
  readonly tone: Tone
  readonly source: SeenSlot | null
  readonly ends: SeenMessage | null
  readonly words: SeenMessage | null
}

type Way = Partial<Pick<State, 'tone' | 'name' | 'source' | 'ends' | 'words'>>

/** A state that the rules know: what it does, its badge, and each way in which it lies on a unit. */
interface KnownState extends Explained<FreeHitsRule> {
  /** What it does, before the lines, where numbers of rules stand in it. */
  readonly does?: readonly SeenMessage[]
  readonly badge: string
  /** Bad by default. */
  readonly tone?: Tone
  readonly ends?: SeenMessage
  readonly on: (scene: FreeHitsScene, row: number, viewer: Viewer) => readonly Way[]
}
type KnownStates = Readonly<Record<string, KnownState>>

const when = (is: boolean, way: Way = {}): readonly Way[] => (is ? [way] : [])

const ROUND_ENDS = plain('at the end of the round')

const lying: KnownStates = {
  prone: {
    ...{ badge: 'prn', ends: plain('when they get up') },
    lines: [
      'Attacks on them must reach 5 and their Agility, and a boost to dodge does not count.',
      'Each step costs them three spaces.',
      'Getting up costs any one action: on an enemy’s turn one of their next turn.',
    ],
    rules: ['prone', 'no-dodge-no-boost', 'stand-up', 'stand-up-out-of-turn'],
    on: (scene, row) => when(scene.now.combatant.prone[row] === 1),
  },
  'flat-footed': {
    badge: 'ff',
    lines: ['Attacks on them must reach 5: neither their Agility nor a boost to dodge counts.'],
    rules: ['flat-footed', 'flat-footed-causes', 'flat-footed-over-prone'],
    on: (scene, row) => when(isFlatFooted(scene, row)),
  },
  'just summoned': {
    badge: 'new',
    lines: ['They take no turns, make no free hits and are flat-footed.'],
    rules: ['summoning-sickness', 'sickness-length'],
    on(scene, row, viewer) {
      if (!isSick(scene, row)) return []
      const { sickUntil, sickBehind, summoner } = scene.now.combatant
      const behind = sickBehind[row]
      const round = { number: sickUntil[row] }
      const ends =
        behind >= 0 && !isUnknown(scene, behind, viewer)
          ? seenOf('in round {round}, after the turn of {who}', { round, who: { who: scene.name(behind) } })
          : seenOf('in round {round}, when the turn of their summoner comes', { round })
      const source = summoner[row] < 0 ? null : { who: scene.name(summoner[row]) }
      return [{ ends, source }]
    },
  },
}

const boost = (column: 'boostHit' | 'boostMelee' | 'boostDodge', known: Omit<KnownState, 'on'>): KnownState => ({
  ...{ tone: 'good', ends: ROUND_ENDS, ...known },
  on(scene, row) {
    const by = scene.now.combatant[column][row]
    return by > 0 ? [{ words: sentence(seenOf('{by}', { by: { number: by, signed: true } })) }] : []
  },
})

const mode = (which: (typeof MODES)[number], ...rules: readonly FreeHitsRule[]): KnownState => ({
  ...{ badge: which.slice(0, 3), tone: 'note' },
  lines: ['Each step costs them two spaces, unless a feat lets them go so at full speed.'],
  rules: ['half-movement', 'slow-movement-counting', ...rules],
  on: (scene, row) => when(MODES[scene.now.combatant.mode[row]] === which),
})

const DEBTS = [
  ['{amount} Attack Action', '{amount} Attack Actions'],
  ['{amount} Move Action', '{amount} Move Actions'],
  ['{amount} Bonus Action', '{amount} Bonus Actions'],
] as const

const others: KnownStates = {
  channeling: {
    badge: 'chn',
    lines: ['They are flat-footed, unless a feat lets them dodge meanwhile, and channel nothing else.'],
    rules: ['channeling', 'channel-progress', 'channel-upkeep'],
    // Shown with what it channels.
    on: () => [],
  },
  casting: {
    ...{ badge: 'cst', tone: 'note' },
    lines: ['They have paid a part of a cast time; what is not finished in time is lost.'],
    rules: ['cast-time', 'channel-progress'],
    on(scene, row) {
      const casting = scene.now.combatant.casting[row]
      if (casting < 0) return []
      const { name, cast } = spellOf(scene, row, casting)
      const spell = { thing: name }
      const slots = { spell, paid: { number: cast.length - partsLeft(scene, row, casting).length } }
      const words =
        cast.length === 1
          ? seenOf('They are casting {spell}: {paid} of 1 part paid.', slots)
          : seenOf('They are casting {spell}: {paid} of {parts} parts paid.', {
              ...slots,
              parts: { number: cast.length },
            })
      return [{ name: seenOf('casting {spell}', { spell }), words }]
    },
  },
  'keeping a spell': {
    ...{ badge: 'kpt', tone: 'note' },
    lines: ['The spell goes on until it is canceled or its upkeep is not paid.'],
    rules: ['channel-upkeep', 'toggle-spell'],
    on(scene, row) {
      const { caster, spell: which, on, lapsed } = scene.now.running
      return Array.from({ length: scene.rows(RUNNING_TABLE) }, (_, i) => i)
        .filter((i) => caster[i] === row)
        .map((i) => {
          const { name, upkeep } = spellOf(scene, row, which[i])
          const isOff = on[i] === 0 || lapsed[i] === 1
          const due = upkeep === null ? null : seenOf(' Its upkeep is due at the start of each of its turns.', {})
          const spell = { thing: name }
          return {
            name: seenOf(isOff ? 'keeping {spell} (off)' : 'keeping {spell}', { spell }),
            words: seenOf(isOff ? '{spell} is turned off.{due}' : '{spell} goes on.{due}', { spell, due }),
            ends: upkeep === null ? null : plain('when its upkeep is not paid'),
          }
        })
    },
  },
  disengaged: {
    ...{ badge: 'dsg', tone: 'good', ends: ROUND_ENDS },
    lines: ['Their movement causes no free hits, neither out of melee zones nor inside them.'],
    rules: ['disengage-effect', 'disengage-within'],
    on: (scene, row) => when(scene.now.combatant.disengaged[row] === 1),
  },
  'boost to hit': boost('boostHit', {
    badge: '+ht',
    lines: ['Their attack rolls get +1 for each Bonus Action spent.'],
    rules: ['boost-hit', 'boost-hit-duration', 'boosts-stack'],
  }),
  'boost to melee damage': boost('boostMelee', {
    badge: '+dm',
    lines: ['Their melee attacks do more damage: 1 for each Bonus Action spent.'],
    rules: ['boost-melee-damage', 'boosts-stack'],
  }),
  'boost to dodge': boost('boostDodge', {
    ...{ badge: '+dg', ends: plain('when their next turn comes') },
    lines: ['The number to hit them is higher: by 1 for each Bonus Action spent.'],
    rules: ['boost-dodge', 'boost-dodge-duration', 'no-dodge-no-boost', 'boosts-stack'],
  }),
  'debt of actions': {
    ...{ badge: 'owe', ends: plain('at the end of their next turn') },
    lines: ['They got up out of turn: their next turn has fewer actions.'],
    rules: ['stand-up-debts', 'stand-up-out-of-turn'],
    on(scene, row) {
      const { attackOwed, moveOwed, bonusOwed } = scene.now.combatant
      const list = [attackOwed[row], moveOwed[row], bonusOwed[row]].flatMap((amount, kind) => {
        const [one, more] = DEBTS[kind] as (typeof DEBTS)[0]
        return amount > 0 ? [seenOf(amount === 1 ? one : more, { amount: { number: amount } })] : []
      })
      return when(list.length > 0, { words: seenOf('Their next turn is short of {actions}.', { actions: { list } }) })
    },
  },
  sneaking: mode('sneaking', 'detection'),
  swimming: mode('swimming'),
  climbing: mode('climbing'),
  tumbling: mode('tumbling'),
  undetected: {
    ...{ badge: 'hid', tone: 'good', ends: plain('when they attack, or are found') },
    lines: [
      'Enemies who do not detect them cannot attack them, make no free hits against them, and are flat-footed against them.',
      'A blow that they do not see coming does 1d4 more.',
    ],
    rules: ['detection', 'sneak-damage'],
    on(scene, row, viewer) {
      const people = undetectedBy(scene, row, viewer)
      return when(people.length > 0, { words: seenOf('Not detected by {who}.', { who: { people } }) })
    },
  },
  summoned: {
    ...{ badge: 'sum', tone: 'note', ends: plain('when the battle ends') },
    lines: ['They vanish when a battle begins or ends, unless their summoner pays to keep them.'],
    rules: ['unthralled-inside', 'unthralled-outside', 'thrall'],
    on: (scene, row, viewer) => bound(scene, row, viewer, 0).map((source) => ({ source })),
  },
  thrall: {
    ...{ badge: 'thr', tone: 'note' },
    lines: ['Their summoner has paid for them: they stay.'],
    rules: ['thrall', 'thrall-when'],
    on: (scene, row, viewer) =>
      bound(scene, row, viewer, 1).map((who) => ({
        source: who,
        words: seenOf('{who} has paid for them: they stay.', { who }),
      })),
  },
}

/** The summoner of one that is a thrall or, with 0, none, as far as the viewer knows. */
function bound(scene: FreeHitsScene, row: number, viewer: Viewer, thralled: 0 | 1): readonly { who: string }[] {
  const { summoner, thralled: is } = scene.now.combatant
  const by = summoner[row]
  return by < 0 || is[row] !== thralled || isUnknown(scene, by, viewer) ? [] : [{ who: scene.name(by) }]
}

/** Names of the enemies that do not detect the unit, where the viewer may know: the referee's, and its own side's. */
function undetectedBy(scene: FreeHitsScene, row: number, viewer: Viewer): string[] {
  if (scene.now.fight.undetected[0] === 0) return []
  const { side } = scene.now.combatant
  const names: string[] = []
  let isOwn = viewer.referee
  for (let other = 0; other < scene.combatants; other++) {
    if (viewer.owns(other) && side[other] === side[row]) isOwn = true
    const isBlind = areEnemies(scene, other, row) && isIn(scene, other) && !detects(scene, other, row)
    if (isBlind && scene.knows(other) && !isUnknown(scene, other, viewer)) names.push(scene.name(other))
  }
  return isOwn ? names : []
}

const MODIFIED = ['accuracy', 'agility', 'strength', 'movement'] as const

/** What something does by all that it adds, in sentences. */
export function linesOf(adds: Adds): SeenMessage[] {
  const { strength = 0, weakened = 0 } = adds
  const changed = changes(
    MODIFIED.filter((what) => weakened === 0 || what !== 'strength').map((what) => [what, adds[what] ?? 0]),
  )
  const slots = { strength: { number: -strength }, count: { number: weakened } }
  const weaker =
    weakened === 1
      ? seenOf('Strength -{strength}, and each turn has 1 Bonus Action less.', slots)
      : seenOf('Strength -{strength}, and each turn has {count} Bonus Actions less.', slots)
  return [
    ...(adds.flat ? [seenOf('They are flat-footed: attacks on them must reach 5.', {})] : []),
    ...(adds.barred ? [seenOf('They take no actions, make no free hits and do not get up.', {})] : []),
    ...(adds.held ? [seenOf('They cannot move of their own.', {})] : []),
    ...(weakened > 0 ? [weaker] : []),
    ...(changed === null ? [] : [sentence(changed)]),
  ]
}

const HEALS = 'One healing of 6 or more takes one wound away.'
const HEALED = plain('when a healing of 6 or more takes it away')
const HEALED_OR_OVER = plain('when a healing of 6 or more takes it away, or the battle is over')

/** A kind of wounds as a state. */
function wounded({ id, adds, fresh, badge, lines, rules, several }: Wound): KnownState {
  const by = (of: Adds) => ({ number: of.accuracy ?? 0 })
  return {
    ...{ badge, lines: [...lines, HEALS] },
    rules: [...rules, 'wound', 'wounds-stack', 'wound-removal'],
    ends: fresh === undefined ? HEALED : HEALED_OR_OVER,
    does:
      fresh === undefined
        ? linesOf(adds)
        : [
            seenOf(
              'Accuracy {fresh} in the round in which it was dealt, {later} after that, and nothing when the battle is over.',
              { fresh: by(fresh), later: by(adds) },
            ),
          ],
    on(scene, row) {
      const all = addsOfWounds(scene, row)
      const mine = woundsOf(scene, row).flatMap((of, i) => (WOUNDS[scene.now.wound.aim[of]].id === id ? [all[i]] : []))
      if (mine.length === 0) return []
      const sums: Record<string, number> = {}
      for (const one of mine) for (const [what, by] of Object.entries(one)) sums[what] = (sums[what] ?? 0) + by
      const [words = plain(lines[0] as string)] = linesOf(sums)
      return [{ words, ...(mine.length > 1 && { name: several({ number: mine.length }) }) }]
    },
  }
}

/** Wounds: what lies on the fallen as well. */
const wounds: KnownStates = Object.fromEntries(
  [SLOWING, WEAKENING, DISRUPTING, NO_AIM].map((aim) => [WOUNDS[aim].id, wounded(WOUNDS[aim])]),
)

/** The states that the rules themselves know, in the order in which they are shown, conditions of the content behind the first. */
export const KNOWN = { lying, wounds, others }

/** The same by the name under which they are shown. */
export const STATES: KnownStates = { ...lying, ...others, ...wounds }

/** Those states that lie on a unit, as far as the viewer knows. */
export const stateOn = (states: KnownStates, scene: FreeHitsScene, row: number, viewer: Viewer): State[] =>
  Object.entries(states).flatMap(([called, { badge, tone = 'bad', ends = null, lines, on }]) =>
    on(scene, row, viewer).map((way) => ({
      ...{ name: plain(called), called, short: badge, tone, source: null, ends, words: plain(lines[0] as string) },
      ...way,
    })),
  )
