import { type About, inEnglish, written } from '@fray/kernel/rules'
import { aboutLasting } from '../../lasting/things.ts'
import { factsOf } from '../../presentation/facts.ts'
import { EFFECTS, ONGOING } from '../effects.ts'
import { hindranceState, ongoingState } from '../kinds/effects.ts'
import { effectOn, effectsOf } from '../rules/effects.ts'
import type { ZonesScene } from '../scene.ts'
import { ends } from './said.ts'

/** A condition as such; null where there is no such condition. */
export function aboutCondition(name: string): About | null {
  const condition = EFFECTS.all[EFFECTS.ids.indexOf(name)]
  return condition === undefined ? null : aboutLasting(name, { ...condition, lines: condition.lines.map(written) })
}

/** A condition as it lies on somebody, with what ends it; null where it does not. */
export function aboutConditionOn(scene: ZonesScene, row: number, name: string): About | null {
  const plain = aboutCondition(name)
  const kind = EFFECTS.ids.indexOf(name)
  if (plain === null || !effectsOf(scene, row).includes(kind)) return null
  const effect = effectOn(scene, row, kind)
  const end = inEnglish('It ends by {test}.', { test: ends(effect) })
  const facts = kind === ONGOING ? factsOf(ongoingState, effect) : factsOf(hindranceState, effect, ['kind'])
  return { ...plain, lines: [...plain.lines, end], facts }
}
