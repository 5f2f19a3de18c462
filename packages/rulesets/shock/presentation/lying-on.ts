import type { Viewer } from '@fray/kernel/rules'
import { inEnglish, type SeenMessage, type SeenSlot, seenOf, type Words } from '@fray/kernel/rules'
import { disengagedFrom } from '../look.ts'
import { grapplersOf } from '../rules/grapple.ts'
import { isHere, isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { DEAD, LOCATED, MORTALLY_INJURED, STABLE, UNCONSCIOUS, UNLOCATED } from '../words.ts'
import { type ConditionName, conditionKind } from './conditions.ts'
import { isPlaced } from './known.ts'
import { inARow, inWords } from './said.ts'

/** A condition as it lies on somebody. */
export interface Lying {
  readonly name: ConditionName
  /** Whom or what it comes from, or whom it is about, by name; '' for nobody. */
  readonly source: Words
  readonly ends: Words
  /** What else there is to say of it here: `AC +2`, `2 of 6 rounds`; null for nothing. */
  readonly more: SeenMessage | null
}

const STATE_NAMES: Readonly<Record<number, ConditionName>> = {
  [MORTALLY_INJURED]: 'mortally injured',
  [STABLE]: 'stable',
  [UNCONSCIOUS]: 'unconscious',
  [DEAD]: 'dead',
}

/** Rounds after its fall at whose end a dying one dies. */
const CLOCK = 6

/** The round at whose end the dying one dies. */
export const lastRound = (scene: ShockScene, row: number): SeenSlot => ({
  number: scene.now.combatant.fell[row] + CLOCK,
})

/** All that lies on a combatant, as the viewer may know it, what is worst first. */
export function conditionsOn(scene: ShockScene, row: number, viewer: Viewer): Lying[] {
  if (!isHere(scene, row)) return []
  const c = scene.now.combatant
  const found: Lying[] = []
  const add = (
    name: ConditionName,
    source: Words = '',
    ends = conditionKind(name).ends,
    more: SeenMessage | null = null,
  ) => found.push({ name, source, ends, more })
  const state = STATE_NAMES[c.state[row]]
  if (state === 'mortally injured')
    add(state, '', inEnglish('they die at the end of round {round}', { round: lastRound(scene, row) }))
  else if (state !== undefined) add(state)
  if (!isUp(scene, row)) return found
  if (c.surprised[row] === 1) add('surprised')
  for (const grappler of grapplersOf(scene, row)) add('held', scene.name(grappler))
  if (c.retreating[row] === 1) add('retreating')
  if (c.unsuspecting[row] === 1) add('unsuspecting')
  if (c.prone[row] === 1) add('prone')
  if (c.charged[row] === 1) add('has charged')
  addSwarms(scene, row, add)
  if (c.grappling[row] >= 0) add('grappling', scene.name(c.grappling[row]))
  if (c.screening[row] >= 0) add('screening', scene.name(c.screening[row]))
  for (const screener of scene.rowsWhere((other) => c.screening[other] === row)) add('screened', scene.name(screener))
  if (c.totalDefense[row] === 1) add('total defense')
  const bonus = c.acBonus[row]
  if (bonus !== 0 && viewer.knows('defenses', row)) {
    add(
      bonus > 0 ? 'better AC' : 'worse AC',
      '',
      undefined,
      seenOf('AC {bonus}', { bonus: { number: bonus, signed: true } }),
    )
  }
  if (c.immuneNow[row] === 1) add('immune to Shock')
  if (c.slippery[row] === 1) add('slippery')
  const foes = disengagedFrom(scene, row, viewer)
  if (foes.length > 0) add('disengaged', inWords(inARow(scene.names(foes).map((who) => ({ who })))))
  if (c.holding[row] === 1) {
    const left = c.mainSpent[row] === 0 ? seenOf('with their Main Action', {}) : seenOf('with Free Actions only', {})
    add('holding an action', '', undefined, left)
  }
  if (c.dual[row] === 1) add('fighting with both')
  if (c.unseen[row] === LOCATED) add('unseen')
  if (c.unseen[row] === UNLOCATED) add('hidden')
  if (c.aimAt[row] >= 0 && isPlaced(scene, row, viewer)) {
    add(
      'aiming',
      scene.name(c.aimAt[row]),
      undefined,
      seenOf('{rounds} of 6 rounds', { rounds: { number: c.aimRounds[row] } }),
    )
  }
  return found
}

type Add = (name: ConditionName, source?: Words, ends?: Words, more?: SeenMessage) => void

function addSwarms(scene: ShockScene, row: number, add: Add): void {
  const { swarm } = scene.now.combatant
  const together = (target: number) => scene.rowsWhere((other) => swarm[other] === target && isUp(scene, other))
  const members = together(row)
  if (members.length > 0) add('swarmed', inWords(inARow(scene.names(members).map((who) => ({ who })))))
  if (swarm[row] < 0) return
  const count = together(swarm[row]).length
  const more = count === 1 ? seenOf('1 member', {}) : seenOf('{count} members', { count: { number: count } })
  add('in a swarm', scene.name(swarm[row]), undefined, more)
}
