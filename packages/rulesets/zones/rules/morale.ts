import {
  choice,
  compileDice,
  concerning,
  type Option,
  person,
  plainly,
  REFEREE,
  type Refusal,
  say,
} from '@fray/kernel/rules'
import { zonesNumbers } from '../catalogue/rule-ids.ts'
import { cite, refuse } from '../citing.ts'
import { roll } from '../events.ts'
import { type Spell, USUAL_DR } from '../kinds/spells.ts'
import type { Cited, ZonesScene } from '../scene.ts'
import { C, F, SETUP } from '../tables.ts'
import { CHARACTERS, ENEMIES, FIGHTING, FLEEING, LEFT, PARLEYING } from '../words.ts'
import { breakOut } from './initiative.ts'
import { makeTest } from './test.ts'
import { isDecided, isUp } from './who.ts'

const LOST_HEART: readonly Option[] = [
  { value: 'flee', label: plainly('they flee') },
  { value: 'parley', label: plainly('they parley') },
]

/** Whether a combatant Tests when Morale is called for: an enemy, no Character, that is up and neither fleeing nor parleying. */
export const testsMorale = (scene: ZonesScene, row: number): boolean =>
  scene.now.combatant.status[row] === FIGHTING && whyNoMorale(scene, row) === null

/** Why Morale is never called for of this combatant, or null. */
export function whyNoMorale(scene: ZonesScene, row: number): Refusal | null {
  const { side, character } = scene.now.combatant
  if (side[row] !== ENEMIES) {
    return refuse('morale-each', "{who} is on the Characters' side: only enemies Test Morale.", { who: person(row) })
  }
  return character[row] === 1
    ? refuse('morale-each', '{who} is a Character and Tests no Morale.', { who: person(row) })
    : null
}

/** How badly a fight may go for the enemies, by position: all are left who fight, some are lost, half of them or more. */
const ALL_LEFT = 0
const SOME_LOST = 1
const HALF_LOST = 2

/** How badly the fight goes for the enemies; those who have lost heart are lost like the fallen. */
function howBadly(scene: ZonesScene): number {
  const { side, status, present } = scene.now.combatant
  let all = 0
  let lost = 0
  for (let row = 0; row < scene.combatants; row++) {
    // The one who leaves is no longer present; one who was taken away has never been there.
    if (side[row] !== ENEMIES || (status[row] === LEFT && present[row] === 1)) continue
    all++
    if (status[row] !== FIGHTING) lost++
  }
  return lost * 2 >= all ? HALF_LOST : lost > 0 ? SOME_LOST : ALL_LEFT
}

/** Whether a referee that calls by the table's option would call for Morale now: it goes worse than at the last call. */
export function isMoraleDue(scene: ZonesScene): boolean {
  if (scene.moraleCalls === 'never') return false
  const least = scene.moraleCalls === 'half' ? HALF_LOST : SOME_LOST
  const badly = howBadly(scene)
  if (badly < least || badly <= scene.now.fight.shaken[0]) return false
  for (let row = 0; row < scene.combatants; row++) if (testsMorale(scene, row)) return true
  return false
}

/** Each of the enemies Tests its Skill, in roster order; for one that fails the referee says whether it flees or parleys. */
export function callMorale(scene: ZonesScene, rows: readonly number[], dr: number): void {
  cite('morale-call')
  scene.set(F.shaken, 0, howBadly(scene), 'morale-call')
  const inOrder = [...rows].sort((a, b) => a - b)
  for (const row of inOrder) {
    if (!testsMorale(scene, row)) continue
    cite('dice-order')
    testMorale(scene, row, dr)
  }
}

/** A Morale Test, by the referee's call or forced by a spell; for one that fails the referee says whether it flees or parleys. */
function testMorale(scene: ZonesScene, row: number, dr: number): void {
  if (makeTest(scene, row, { what: 'morale', attribute: 0, dr, rule: 'morale-each', edges: null }).passed) {
    cite('morale-pass')
    return
  }
  const prompt = say('{who} has lost heart: what do they do?', { who: person(row) })
  const answer = scene.ask(choice('morale-fail', REFEREE, prompt, LOST_HEART))
  setHeart(scene, row, answer === 0 ? FLEEING : PARLEYING, 'morale-fail')
}

/** The DR of the Morale that a spell forces. */
export const moraleDr = (scene: ZonesScene, morale: number): number => (morale === USUAL_DR ? scene.dr : morale)

/** Morale that a spell forces on one whom it struck, by what its data says (null forces none): where it Tests any, it does so now. */
export function forceMorale(scene: ZonesScene, row: number, morale: number | null): void {
  if (morale !== null && testsMorale(scene, row)) testMorale(scene, row, moraleDr(scene, morale))
}

/** A Creature begins to flee, to parley, or to fight again. */
export function setHeart(
  scene: ZonesScene,
  row: number,
  status: typeof FIGHTING | typeof FLEEING | typeof PARLEYING,
  rule: Cited,
): void {
  if (status !== FIGHTING) cite(status === FLEEING ? 'morale-flee' : 'morale-parley')
  scene.set(C.status, row, status, rule)
  scene.set(C.provoked, row, 0, rule)
}

/** The attitudes of a Reaction, by the number that is at most so high, with their rules. */
const TABLE = [
  { upTo: 1, attitude: 'hostile', rule: 'reaction-hostile' },
  { upTo: zonesNumbers['reaction-wary'].most, attitude: 'wary', rule: 'reaction-wary' },
  { upTo: 7, attitude: 'curious', rule: 'reaction-curious' },
  { upTo: 9, attitude: 'kind', rule: 'reaction-kind' },
  { upTo: 10, attitude: 'helpful', rule: 'reaction-helpful' },
] as const

type Attitude = (typeof TABLE)[number]['attitude']

const BEGINS: readonly Option[] = [
  { value: 'no', label: plainly('no fight for now') },
  { value: 'yes', label: plainly('the fight begins') },
]
const GOES_ON: readonly Option[] = [
  { value: 'no', label: plainly('they parley') },
  { value: 'yes', label: plainly('they fight') },
]

const D10 = compileDice('1d10')

/** Why the combatant makes no Reaction, or null: a Character, or one whose data sets its attitude. */
export function whyNoReaction(scene: ZonesScene, row: number): Refusal | null {
  if (scene.now.combatant.character[row] === 1) {
    return refuse('reaction-roll', '{who} is a Character and makes no Reaction.', { who: person(row) })
  }
  if (scene.now.combatant.attitudeSet[row] === 0) return null
  return refuse('reaction-predetermined', 'The data gives {who} their attitude: no Reaction roll.', {
    who: person(row),
  })
}

/**
 * One Reaction roll for a group: 1d10 plus the modifier, taken as 1 or 10 when it falls outside. Records the attitude.
 * Hostile ones are ready to fight; of others the referee says whether a fight begins, or in one, whether they fight.
 */
export function rollReaction(scene: ZonesScene, rows: readonly number[], modifier: number): void {
  const tally = scene.tally()
  scene.roll(D10, REFEREE, 'reaction-roll', 'reaction', tally)
  if (modifier !== 0) tally.add(modifier, 'reaction-one-per-group', 'modifier')
  const total = Math.min(10, Math.max(1, tally.total))
  const found = TABLE.find((row) => total <= row.upTo) as (typeof TABLE)[number]
  const attitude = scene.store(found.attitude)
  for (const row of rows) scene.set(C.attitude, row, attitude, found.rule)
  roll.reaction(scene, {
    who: REFEREE,
    rule: found.rule,
    tally,
    against: null,
    passed: null,
    label: plainly(found.attitude),
    group: rows,
  })
  const before = scene.now.fight.phase[0] === SETUP
  const hostile = found.attitude === 'hostile'
  cite('reaction-one-per-group', 'reaction-effect')
  const fight = hostile || isToFight(scene, rows, found.attitude, before)
  if (!before) rally(scene, rows, fight)
  else if (fight && !hostile) breakOut(scene)
}

/** The Reaction that a spell brings: one roll for those whom it struck and who are up and make any. */
export function reactToSpell(scene: ZonesScene, { reaction }: Spell, struck: readonly number[]): void {
  if (reaction === null || isDecided(scene)) return
  const group = struck.filter((row) => isUp(scene, row) && whyNoReaction(scene, row) === null)
  if (group.length > 0) rollReaction(scene, group, reaction.modifier)
}

function isToFight(scene: ZonesScene, rows: readonly number[], attitude: Attitude, before: boolean): boolean {
  const slots = { attitude: plainly(attitude) }
  const prompt = before
    ? say('They are {attitude}: does a fight begin?', slots)
    : say('They are {attitude}: do they fight?', slots)
  const question = choice('reaction-effect', REFEREE, concerning(prompt, rows), before ? BEGINS : GOES_ON)
  return scene.ask({ ...question, moment: before ? 'before' : 'during' }) === 1
}

/** What a Reaction does in a fight: those who fight no longer parley, and the others do. One who flees goes on fleeing. */
function rally(scene: ZonesScene, rows: readonly number[], fight: boolean): void {
  const from = fight ? PARLEYING : FIGHTING
  const to = fight ? FIGHTING : PARLEYING
  for (const row of rows) if (scene.now.combatant.status[row] === from) setHeart(scene, row, to, 'reaction-effect')
}

/** The other side of a combatant. */
export const otherSide = (scene: ZonesScene, row: number): number =>
  scene.now.combatant.side[row] === CHARACTERS ? ENEMIES : CHARACTERS
