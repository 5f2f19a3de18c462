import { Recorder } from '../events.ts'
import type { AnyRuleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import type { Column } from '../state/columns.ts'
import { hiddenRows } from './hiding.ts'
import type { Viewer } from './viewer.ts'

/** The rule under which somebody is taken away; nobody listens. */
const UNKNOWN = 'override'

/**
 * Takes everybody out of the scene whom the referee hides from the viewer: the scene is one of one's own, or is put back afterwards.
 * @returns who they were.
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
 * Looks at the fight as one does who does not know that those are there whom the referee hides: where they stand is told by nothing
 * that is worked out. The scene is afterwards as it was.
 */
export function withoutHidden<T>(rules: AnyRuleset, scene: AnyScene, viewer: Viewer, look: () => T): T {
  if (hiddenRows(scene, viewer).length === 0) return look()
  const { recorder } = scene
  const mark = scene.mark()
  // Numbers keep their parts where somebody listens; nobody hears who was taken away.
  scene.recorder = recorder === null ? null : new Recorder()
  try {
    takeHiddenAway(rules, scene, viewer)
    return look()
  } finally {
    scene.rollback(mark)
    scene.recorder = recorder
  }
}
