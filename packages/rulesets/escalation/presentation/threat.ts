import { inEnglish, type SeenMessage, seenOf, type Threat, type Viewer } from '@fray/kernel/rules'
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
import { inWords, named, UNKNOWN_ARMS } from './said.ts'

/** The overlay "what they can, to me": from where each enemy stands, and with one step. */
export function threat(scene: EscalationScene, row: number, viewer: Viewer): Threat {
  const who = scene.name(row)
  const by: { readonly who: string; readonly how: SeenMessage; readonly moves: boolean }[] = []
  for (let foe = 0; foe < scene.combatants; foe++) {
    if (!areEnemies(scene, row, foe) || !isUp(scene, foe) || !isHere(scene, row)) continue
    const apart = distance(scene, foe, row)
    const here = armsOver(scene, foe, apart, viewer)
    const canStep = !has(scene, foe, STUCK) && isLeftNext(scene, foe, MOVE)
    const near = apart > CLOSE && canStep ? armsOver(scene, foe, apart - 1, viewer) : []
    const name = scene.name(foe)
    if (here.length > 0)
      by.push({ who: name, how: seenOf('{arms} from where they stand', { arms: named(here) }), moves: false })
    else if (near.length > 0) {
      const arms = named(near)
      const how =
        apart === FAR
          ? seenOf('comes nearby, then {arms}', { arms })
          : seenOf('comes close to {who}, then {arms}', { who: { who }, arms })
      by.push({ who: name, how, moves: true })
    }
  }
  const provokes = strikers(scene, row)
  return {
    who,
    by: by.map(({ who: name, how, moves }) => ({ who: name, words: inWords(how), moves })),
    places: provokes.length === 0 ? [] : [{ at: who, by: provokes }],
    lines: [
      ...(by.length === 0
        ? [inEnglish('Nobody can be on {who} in their next turn.', { who: { who } })]
        : by.map(({ who: name, how }) =>
            inEnglish('{foe} can be on {who}: {how}.', { foe: { who: name }, who: { who }, how }),
          )),
      ...(provokes.length === 0
        ? []
        : [
            inEnglish('When {who} moves off, {people} may strike first.', {
              who: { who },
              people: { people: provokes },
            }),
          ]),
    ],
  }
}

/** What an enemy could strike with over that distance: its stance, and attacks that are not used up; all that is known of one that hides its abilities is that it has something. */
function armsOver(scene: EscalationScene, foe: number, apart: number, viewer: Viewer): string[] {
  if (!viewer.knows('abilities', foe)) return apart === CLOSE ? [UNKNOWN_ARMS] : []
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
