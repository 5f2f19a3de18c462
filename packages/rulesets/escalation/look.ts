import { type FightEvent, isAsked, isChange, type Lens, type Look, relationsText } from '@fray/kernel/rules'
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
export function look(scene: EscalationScene, row: number, at: number, _lens: Lens): Look {
  const name = scene.name(row)
  const other = scene.name(at)
  if (!isHere(scene, at)) return { lines: [`${other} is not here.`], squares: [] }
  const near = DISTANCES[distance(scene, row, at)]
  const words = near === 'close' ? (areEnemies(scene, row, at) ? 'engaged with' : 'next to') : `${near} from`
  const lines = [`${name} is ${words} ${other}.`, `${other} is ${isFree(scene, at) ? 'Free' : 'engaged'}.`]
  lines.push(`AC ${defenseOf(scene, at, 0)}, PD ${defenseOf(scene, at, 1)}, MD ${defenseOf(scene, at, 2)}.`)
  lines.push(...relations(scene))
  return { lines, squares: [] }
}

/** Columns of what somebody has readied, and for what: nobody's business but its own seat's. */
const SECRET: ReadonlySet<string> = new Set([
  'combatant.readyAct',
  'combatant.readyTarget',
  'combatant.readyAbility',
  'combatant.readyKnockOut',
  'combatant.readyWhen',
  'combatant.readyWho',
  'combatant.readyBecause',
])

/** Whether an event would tell a seat what an enemy has readied. */
export function conceals(scene: EscalationScene, event: FightEvent, lens: Lens): boolean {
  if (lens.referee) return false
  if (isAsked(event)) return event.rule === 'ready' && !sees(scene, event.about[0], lens)
  if (isChange(event)) return SECRET.has(event.column) && !sees(scene, event.row, lens)
  return false
}

/** Whether the seat is on the combatant's side. */
function sees(scene: EscalationScene, row: number, lens: Lens): boolean {
  for (let own = 0; own < scene.combatants; own++) if (lens.owns(own) && !areEnemies(scene, own, row)) return true
  return false
}
