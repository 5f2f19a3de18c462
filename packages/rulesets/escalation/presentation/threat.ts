import { listText, type Threat, type Viewer } from '@fray/kernel/rules'
import { HAMPERED, STUCK } from '../conditions.ts'
import { abilityOf, cannotUse, isForOneself } from '../rules/abilities.ts'
import { has } from '../rules/conditions.ts'
import { distance } from '../rules/field.ts'
import { stanceOf } from '../rules/figures.ts'
import { reachOf, spans } from '../rules/reach.ts'
import { isLeftNext } from '../rules/slots.ts'
import { areEnemies, isHere, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { CLOSE, FAR, MOVE, NEARBY, RANGE_ENGAGED } from '../words.ts'
import { strikers } from './reach.ts'

/** The overlay "what they can, to me": from where each enemy stands, and with one step. */
export function threat(scene: EscalationScene, row: number, viewer: Viewer): Threat {
  const who = scene.name(row)
  const by: Threat['by'][number][] = []
  for (let foe = 0; foe < scene.combatants; foe++) {
    if (!areEnemies(scene, row, foe) || !isUp(scene, foe) || !isHere(scene, row)) continue
    const apart = distance(scene, foe, row)
    const here = armsOver(scene, foe, apart, viewer)
    const canStep = !has(scene, foe, STUCK) && isLeftNext(scene, foe, MOVE)
    const near = apart > CLOSE && canStep ? armsOver(scene, foe, apart - 1, viewer) : []
    const name = scene.name(foe)
    if (here.length > 0) by.push({ who: name, words: `${listText(here)} from where it stands`, moves: false })
    else if (near.length > 0) {
      const comes = apart === FAR ? 'comes nearby' : `comes close to ${who}`
      by.push({ who: name, words: `${comes}, then ${listText(near)}`, moves: true })
    }
  }
  const provokes = strikers(scene, row)
  return {
    who,
    by,
    places: provokes.length === 0 ? [] : [{ at: who, by: provokes }],
    lines: [
      ...(by.length === 0
        ? [`Nobody can be on ${who} in its next turn.`]
        : by.map(({ who: name, words }) => `${name} can be on ${who}: ${words}.`)),
      ...(provokes.length === 0 ? [] : [`When ${who} moves off, ${listText(provokes)} may strike first.`]),
    ],
  }
}

/** What an enemy could strike with over that distance: its stance, and attacks that are not used up; all that is known of one that hides its abilities is that it has something. */
function armsOver(scene: EscalationScene, foe: number, apart: number, viewer: Viewer): string[] {
  if (!viewer.knows('abilities', foe)) return apart === CLOSE ? ['what it has'] : []
  const found = new Set<string>()
  const stance = stanceOf(scene, foe)
  if (stance !== null && spans(stance.range, apart)) found.add(stance.name)
  scene.fighter(foe).abilities.forEach((_, position) => {
    const ability = abilityOf(scene, foe, position)
    if (ability.trigger !== null || isForOneself(ability) || ability.target.who === 'ally') return
    if (ability.vs < 0 || cannotUse(scene, foe, position) !== null) return
    const bringsIt = ability.includesMove === 'engage' && apart <= NEARBY && !has(scene, foe, STUCK)
    if (
      spans(reachOf(ability), apart) ||
      (bringsIt && !has(scene, foe, HAMPERED) && reachOf(ability) === RANGE_ENGAGED)
    )
      found.add(ability.name)
  })
  return [...found]
}
