import { type About, inEnglish } from '@fray/kernel/rules'
import { factsOf } from '../../presentation/facts.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import { hindranceState, ongoingState } from '../kinds/effects.ts'
import { ongoingOn } from '../rules/effects.ts'
import { hindranceOn, hindrancesOf } from '../rules/hindrances.ts'
import type { ZonesScene } from '../scene.ts'
import { HINDRANCES } from '../words.ts'
import { ends } from './said.ts'

/** What each thing that may lie on somebody does, and the rules that say so. */
const CONDITIONS: Readonly<
  Record<string, { readonly lines: readonly string[]; readonly rules: readonly ZonesRule[] }>
> = {
  weakened: { lines: ['They have Disadvantage on all Tests.'], rules: ['weakened'] },
  distracted: { lines: ['They take no Actions and make no free attacks.'], rules: ['distracted'] },
  stuck: { lines: ['They cannot move out of their Zone.'], rules: ['stuck'] },
  paralyzed: { lines: ['They take no Actions, do not move and make no free attacks.'], rules: ['paralyzed'] },
  'ongoing damage': {
    lines: ['At the start of each of their Turns they lose as many hit points as they have Levels.'],
    rules: ['ongoing-damage', 'ongoing-damage-own-turns'],
  },
}

/** What a condition does, in sentences; none where there is no such condition. */
export const conditionLines = (name: string): readonly string[] => CONDITIONS[name]?.lines ?? []

/** Every condition that there is. */
export const conditionNames: readonly string[] = Object.keys(CONDITIONS)

/** A condition as such. */
export function aboutCondition(name: string): About | null {
  const condition = Object.hasOwn(CONDITIONS, name) ? CONDITIONS[name] : undefined
  if (condition === undefined) return null
  return { title: name, kind: 'condition', lines: condition.lines, facts: [], rules: condition.rules }
}

/** A condition as it lies on somebody, with what ends it; null where it does not. */
export function aboutConditionOn(scene: ZonesScene, row: number, name: string): About | null {
  const plain = aboutCondition(name)
  if (plain === null) return null
  if (name === 'ongoing damage') {
    const ongoing = ongoingOn(scene, row)
    if (ongoing === null) return null
    const end = inEnglish('It ends by {test}.', { test: ends(ongoing, false) })
    return { ...plain, lines: [...plain.lines, end], facts: factsOf(ongoingState, ongoing) }
  }
  const kind = HINDRANCES.indexOf(name as (typeof HINDRANCES)[number])
  if (!hindrancesOf(scene, row).includes(kind)) return null
  const effect = hindranceOn(scene, row, kind)
  const end = inEnglish('It ends by {test}.', { test: ends(effect, effect.needsAction) })
  return { ...plain, lines: [...plain.lines, end], facts: factsOf(hindranceState, effect, ['kind']) }
}
