import { Recorder } from '../events.ts'
import type { AnyRuleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import type { Column } from '../state/columns.ts'
import type { Lens } from './lens.ts'
import { veiledRows } from './veil.ts'

/** The rule under which somebody is taken away; nobody listens. */
const UNKNOWN = 'override'

/**
 * Takes everybody out of the scene whom the referee hides from the lens: the scene is one of one's own, or is put back afterwards.
 * @returns who they were.
 */
export function takeVeiledAway(rules: AnyRuleset, scene: AnyScene, lens: Lens): readonly number[] {
  const veiled = veiledRows(scene, lens)
  for (const row of veiled) {
    if (rules.takeAway !== undefined) rules.takeAway(scene, row)
    else scene.set(rules.tables.byPath.get('combatant.present') as Column, row, 0, UNKNOWN)
  }
  return veiled
}

/**
 * Looks at the fight as one does who does not know that those are there whom the referee hides: where they stand is told by nothing
 * that is worked out. The scene is afterwards as it was.
 */
export function withoutVeiled<T>(rules: AnyRuleset, scene: AnyScene, lens: Lens, look: () => T): T {
  if (veiledRows(scene, lens).length === 0) return look()
  const { recorder } = scene
  const mark = scene.mark()
  // Numbers keep their parts where somebody listens; nobody hears who was taken away.
  scene.recorder = recorder === null ? null : new Recorder()
  try {
    takeVeiledAway(rules, scene, lens)
    return look()
  } finally {
    scene.rollback(mark)
    scene.recorder = recorder
  }
}
