import type { Badge, Figure, Viewer } from '@fray/kernel/rules'
import { inEnglish, type Words, written } from '@fray/kernel/rules'
import { looksOf } from '../../presentation/looks.ts'
import { EFFECTS } from '../effects.ts'
import { effectsOf } from '../rules/effects.ts'
import { isHere, isSurprised, isUp } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { FLEEING, PARLEYING } from '../words.ts'

/** How a combatant stands in its Zone. */
export const figure = (scene: ZonesScene, row: number, _viewer: Viewer): Figure => ({
  at: isHere(scene, row) ? (scene.setup.zones[scene.now.combatant.zone[row]]?.id ?? null) : null,
  size: 1,
  facing: null,
  state: !isHere(scene, row) ? 'gone' : isUp(scene, row) ? 'up' : 'down',
  badges: badges(scene, row),
  looks: looksOf(scene.fighter(row)),
})

function badges(scene: ZonesScene, row: number): Badge[] {
  const status = scene.now.combatant.status[row]
  const found: Badge[] = []
  const add = (word: Words, short: string, tone: Badge['tone'] = 'bad') => found.push({ word, short, tone })
  if (status === FLEEING) add(inEnglish('fleeing'), 'fle')
  if (status === PARLEYING) add(inEnglish('parleying'), 'tlk', 'note')
  if (isUp(scene, row) && isSurprised(scene, row)) add(inEnglish('surprised'), 'sur')
  if (scene.now.combatant.disengaged[row] === 1) add(inEnglish('disengaged'), 'dsg', 'good')
  for (const kind of effectsOf(scene, row))
    add(written(EFFECTS.ids[kind] as string), EFFECTS.all[kind]?.badge as string)
  return found
}
