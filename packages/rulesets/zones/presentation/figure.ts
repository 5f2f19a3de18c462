import type { Badge, Figure, Viewer } from '@fray/kernel/rules'
import { looksOf } from '../../presentation/looks.ts'
import { ongoingOn } from '../rules/effects.ts'
import { hindrancesOf } from '../rules/hindrances.ts'
import { isHere, isSurprised, isUp } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { FLEEING, HINDRANCES, PARLEYING } from '../words.ts'

const SHORT: Readonly<Record<(typeof HINDRANCES)[number], string>> = {
  weakened: 'wk',
  distracted: 'dis',
  stuck: 'stk',
  paralyzed: 'par',
}

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
  const add = (word: string, short: string, tone: Badge['tone'] = 'bad') => found.push({ word, short, tone })
  if (status === FLEEING) add('fleeing', 'fle')
  if (status === PARLEYING) add('parleying', 'tlk', 'note')
  if (isUp(scene, row) && isSurprised(scene, row)) add('surprised', 'sur')
  if (scene.now.combatant.disengaged[row] === 1) add('disengaged', 'dsg', 'good')
  if (ongoingOn(scene, row) !== null) add('ongoing damage', 'dmg')
  for (const kind of hindrancesOf(scene, row)) {
    const word = HINDRANCES[kind] as (typeof HINDRANCES)[number]
    add(word, SHORT[word])
  }
  return found
}
