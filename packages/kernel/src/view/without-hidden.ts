import { Recorder } from '../events.ts'
import type { AnyRuleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import type { Column } from '../state/columns.ts'
import { hiddenRows } from './hiding.ts'
import type { Viewer } from './viewer.ts'

/** The rule cited when a combatant is removed; it is not recorded. */
const UNKNOWN = 'override'

/**
 * Removes all combatants that the referee hides from the viewer. The scene must be a private copy, or be restored
 * afterwards.
 * @returns their rows.
 */
export function takeHiddenAway(rules: AnyRuleset, scene: AnyScene, viewer: Viewer): readonly number[] {
  const hidden = hiddenRows(scene, viewer)
  for (const row of hidden) {
    if (rules.takeAway !== undefined) rules.takeAway(scene, row)
    else scene.set(rules.tables.byPath.get('combatant.present') as Column, row, 0, UNKNOWN)
  }
  return hidden
}

/**
 * Runs `look` as if the combatants that the referee hides from the viewer were not there, so that no result depends
 * on where they stand. The scene is restored afterwards.
 */
export function withoutHidden<T>(rules: AnyRuleset, scene: AnyScene, viewer: Viewer, look: () => T): T {
  if (hiddenRows(scene, viewer).length === 0) return look()
  const { recorder } = scene
  const mark = scene.mark()
  // With a recorder numbers keep their parts; the removal itself is not reported.
  scene.recorder = recorder === null ? null : new Recorder()
  try {
    takeHiddenAway(rules, scene, viewer)
    return look()
  } finally {
    scene.rollback(mark)
    scene.recorder = recorder
  }
}
