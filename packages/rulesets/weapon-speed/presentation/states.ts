import { type About, type Condition, inEnglish, plus, type SeenSlot, seenOf, type Tone } from '@fray/kernel/rules'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { FULL_DEFENSE_BONUS } from '../rules/figures.ts'
import { isDead, isDown, isDying, isHere } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { FLEEING, SURRENDERED } from '../words.ts'
import { inWords, linesOf, one, sentences } from './said.ts'

/*
 * What somebody may be by the rules alone, besides conditions of the data and injuries.
 */

interface State {
  /** For small drawings. */
  readonly short: string
  readonly tone: Tone
  readonly source: string
  readonly ends: string
  readonly lines: readonly SeenSlot[]
  readonly rules: readonly WeaponSpeedRule[]
  readonly holds: (scene: WeaponSpeedScene, row: number) => boolean
}

const STATES = {
  surprised: {
    short: 'sur',
    tone: 'bad',
    source: 'surprise',
    ends: 'at the end of the round',
    lines: [one('They do not declare or act in this round, and have no Reaction in it.')],
    rules: ['surprise', 'surprised-no-reaction'],
    holds: (scene, row) => scene.now.combatant.surprised[row] === 1,
  },
  'Full-Defense': {
    short: 'FD',
    tone: 'good',
    source: 'what it has declared',
    ends: 'at the end of the round',
    lines: [
      seenOf('Defense {bonus}, and half the Speed.', { bonus: plus(FULL_DEFENSE_BONUS) }),
      one('Anyone who attacks them from near enough may get a riposte, which is their Reaction.'),
    ],
    rules: ['full-defense', 'full-defense-riposte', 'full-defense-half-speed', 'full-defense-span'],
    holds: (scene, row) => scene.now.combatant.fullDefense[row] === 1,
  },
  Incapacitated: {
    short: 'inc',
    tone: 'bad',
    source: '0 Wound Points',
    ends: 'above 0 Wound Points, or when they are Stabilized',
    lines: [one('They crawl at most 1 yard on their turn, and each action costs them a Wound Point when it is over.')],
    rules: ['incapacitated', 'incapacitated-crawl', 'incapacitated-strain'],
    holds: (scene, row) => isDown(scene, row) && !isDying(scene, row) && scene.now.combatant.stabilized[row] === 0,
  },
  Dying: {
    short: 'dyi',
    tone: 'bad',
    source: 'less than 0 Wound Points',
    ends: 'at 0 Wound Points or more, or when they are Stabilized',
    lines: [
      one('In a round they take one action of any kind or crawl 1 yard; the action costs them a Wound Point.'),
      one('At the end of each round they lose a Wound Point, and at minus their Strength they are dead.'),
    ],
    rules: ['dying', 'dying-one-action', 'dying-reaction', 'dying-bleeds', 'death'],
    holds: isDying,
  },
  Stabilized: {
    short: 'stb',
    tone: 'note',
    source: 'help',
    ends: 'with their next wound, or above 0 Wound Points',
    lines: [
      one('They bleed no more and move at half Speed; of their actions in a round the first costs them nothing.'),
    ],
    rules: ['stabilized', 'stabilized-strain', 'stabilized-no-bleeding', 'stabilized-ends'],
    holds: (scene, row) => scene.now.combatant.stabilized[row] === 1,
  },
  'on the ground': {
    short: 'prn',
    tone: 'bad',
    source: '',
    ends: 'when they have declared to stand up, and do',
    lines: [one('They lie on the ground. What that changes is for the referee to say.')],
    rules: ['conditions-list-empty'],
    holds: (scene, row) => scene.now.combatant.prone[row] === 1,
  },
  fleeing: {
    short: 'fle',
    tone: 'bad',
    source: 'morale',
    ends: 'when they have left the battlefield',
    lines: [
      one(
        'They only move, away from their enemies or to where they can leave, at most on their guard; they strike at nobody.',
      ),
    ],
    rules: ['morale-failed'],
    holds: (scene, row) => scene.now.combatant.state[row] === FLEEING,
  },
  surrendered: {
    short: 'wht',
    tone: 'note',
    source: 'morale',
    ends: 'when the referee says so',
    lines: [one('They have no turns any more and strike at nobody.')],
    rules: ['morale-failed', 'combat-ends'],
    holds: (scene, row) => scene.now.combatant.state[row] === SURRENDERED,
  },
  dead: {
    short: 'ded',
    tone: 'bad',
    source: 'their wounds',
    ends: '',
    lines: [one('They are out of the fight for good.')],
    rules: ['death', 'death-section-empty'],
    holds: isDead,
  },
} as const satisfies Readonly<Record<string, State>>

/** A state that somebody is in. */
export interface StateOn {
  readonly condition: Condition
  readonly short: string
  readonly about: About
}

const all = Object.entries(STATES) as [string, State & Pick<(typeof STATES)[keyof typeof STATES], 'source' | 'ends'>][]

/** Everything that somebody may be by the rules alone. */
export const stateNames: readonly string[] = all.map(([name]) => name)

/** What somebody may be by the rules alone, explained; null for anything else. */
export function aboutState(name: string): About | null {
  const found = all.find(([known]) => known.toLowerCase() === name.toLowerCase())
  if (found === undefined) return null
  const [title, { lines, rules, ends }] = found
  const until = ends === '' ? [] : [seenOf('It ends {ends}.', { ends: one(ends) })]
  return { title, kind: 'condition', lines: linesOf([...lines, ...until]), facts: [], rules }
}

/** What somebody is by the rules alone, as everybody sees. One that is gone is nothing any more. */
export function statesOf(scene: WeaponSpeedScene, row: number): StateOn[] {
  if (!isHere(scene, row) && !isDead(scene, row)) return []
  const found = all.filter(([name, { holds }]) => holds(scene, row) && (!isDead(scene, row) || name === 'dead'))
  return found.map(([name, { short, tone, source, ends, lines }]) => ({
    short,
    condition: {
      name,
      source: inEnglish(source),
      ends: inEnglish(ends),
      words: inWords(sentences(lines)),
      tone,
      ref: { kind: 'condition', name, of: scene.name(row) },
    },
    about: aboutState(name) as About,
  }))
}
