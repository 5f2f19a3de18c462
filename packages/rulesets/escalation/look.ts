import { type Lens, type Look, relationsText } from '@fray/kernel/rules'
import { distance, fieldOf, isFree } from './rules/field.ts'
import { defenseOf } from './rules/figures.ts'
import { areEnemies, isHere } from './rules/who.ts'
import type { EscalationScene } from './scene.ts'
import { DISTANCES } from './words.ts'

/** Who stands how to whom, in lines of text. */
const relations = (scene: EscalationScene): string[] =>
  relationsText(fieldOf(scene, 'relative-distance'), {
    name: (row) => scene.name(row),
    areEnemies: (a, b) => areEnemies(scene, a, b),
  })

/** What one combatant sees of another: how near, free or engaged, defenses. */
export function look(scene: EscalationScene, row: number, at: number, lens: Lens): Look {
  const name = scene.name(row)
  const other = scene.name(at)
  if (!isHere(scene, at)) return { lines: [`${other} is not here.`], squares: [] }
  const near = DISTANCES[distance(scene, row, at)]
  const words = near === 'close' ? (areEnemies(scene, row, at) ? 'engaged with' : 'next to') : `${near} from`
  const lines = [`${name} is ${words} ${other}.`, `${other} is ${isFree(scene, at) ? 'Free' : 'engaged'}.`]
  if (lens.knows('defenses', at))
    lines.push(`AC ${defenseOf(scene, at, 0)}, PD ${defenseOf(scene, at, 1)}, MD ${defenseOf(scene, at, 2)}.`)
  lines.push(...relations(scene))
  return { lines, squares: [] }
}
