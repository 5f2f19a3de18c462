import type { Badge, Figure, Viewer } from '@fray/kernel/rules'
import { inEnglish, type Words, written } from '@fray/kernel/rules'
import { looksOf } from '../../presentation/looks.ts'
import { conditionsOf } from '../rules/conditions.ts'
import { isStaggered } from '../rules/figures.ts'
import { isDying, isGasping, isHere, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { NONE } from '../tables.ts'
import { DEAD, OUT, SPIRIT } from '../words.ts'
import { isKnown } from './said.ts'

/** How a combatant is drawn; it stands in no place, but with others or by itself. */
export function figure(scene: EscalationScene, row: number, viewer: Viewer): Figure | null {
  if (!isKnown(scene, row, viewer)) return null
  return {
    at: null,
    size: 1,
    facing: null,
    state: !isHere(scene, row) ? 'gone' : isUp(scene, row) ? 'up' : 'down',
    ...(isDying(scene, row) || isGasping(scene, row)
      ? { fate: 'dying' }
      : scene.now.combatant.out[row] === DEAD
        ? { fate: 'dead' }
        : {}),
    badges: badges(scene, row, viewer),
    looks: looksOf(scene.fighter(row).sheet),
  }
}

function badges(scene: EscalationScene, row: number, viewer: Viewer): Badge[] {
  const found: Badge[] = []
  const add = (word: Words, short: string, tone: Badge['tone'] = 'bad') => {
    if (!found.some((one) => one.word === word)) found.push({ word, short, tone })
  }
  const { out, stabilized, readySlot } = scene.now.combatant
  if (out[row] === SPIRIT) add(inEnglish('in spirit'), 'spi', 'note')
  else if (!isUp(scene, row) && !isDying(scene, row) && !isGasping(scene, row))
    add(written(OUT[out[row]] as string), 'out')
  if (isDying(scene, row)) add(inEnglish(stabilized[row] === 1 ? 'Dying, stabilized' : 'Dying'), 'dyi')
  if (isGasping(scene, row)) add(inEnglish('Last Gasp'), 'gsp')
  if (isUp(scene, row) && viewer.vitals(row) !== 'nothing' && isStaggered(scene, row))
    add(inEnglish('Staggered'), 'stg')
  if (readySlot[row] !== NONE) add(inEnglish('readied'), 'rdy', 'note')
  for (const one of conditionsOf(scene, row)) {
    const { word, badge, tone } = scene.condition(scene.now.condition.what[one])
    add(written(word), badge, tone)
  }
  return found
}
