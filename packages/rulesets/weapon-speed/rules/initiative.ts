import { compileDice, plainly } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { roll } from '../events.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C } from '../tables.ts'
import { AGILITY } from '../words.ts'
import { modOf } from './figures.ts'
import { isHere } from './who.ts'

const D12 = compileDice('d12')
const OWN = plainly('d12')
const SHARED = plainly('d12, shared')

/**
 * Base Initiative for everybody who has none: a d12 each in roster order, one for those who share; each subtracts its own
 * Agility modifier and adds its own modifiers.
 */
export function rollInitiative(scene: WeaponSpeedScene): void {
  cite('roster-order')
  for (let row = 0; row < scene.combatants; row++) {
    const { rolled, sharesWith } = scene.now.combatant
    if (rolled[row] === 1 || !isHere(scene, row)) continue
    const die = scene.roll(D12, row, 'base-initiative', 'initiative')
    const group = sharesWith[row]
    if (scene.now.combatant.surprised[row] === 1) cite('surprised-rolls-initiative')
    writeBase(scene, row, die, group >= 0)
    if (group < 0) continue
    for (let other = row + 1; other < scene.combatants; other++) {
      if (sharesWith[other] === group && isHere(scene, other)) writeBase(scene, other, die, true)
    }
  }
}

/** Base Initiative of one who joins. */
export function rollAlone(scene: WeaponSpeedScene, row: number): void {
  writeBase(scene, row, scene.roll(D12, row, 'join-initiative', 'initiative'), false)
}

function writeBase(scene: WeaponSpeedScene, row: number, die: number, shared: boolean): void {
  const tally = scene.tally()
  const source = shared ? SHARED : OWN
  cite(shared ? 'shared-roll-only' : 'base-initiative')
  tally.total += die
  if (tally.parts !== null) {
    const dice = { sides: [12], faces: [die], kept: [true] }
    tally.parts.push({
      value: die,
      rule: shared ? 'shared-roll-only' : 'base-initiative',
      source,
      counted: true,
      dice,
    })
  }
  tally.add(0 - modOf(scene, row, AGILITY), 'attribute-modifier', 'Agility')
  const more = scene.now.combatant.initiativeModifier[row]
  if (more !== 0) tally.add(more, 'base-initiative', 'modifiers')
  setCells(scene, C, row, { base: tally.total, rolled: 1 }, 'base-initiative')
  roll.initiative(scene, { who: row, rule: 'base-initiative', tally, against: null, passed: null })
}
