import { type AnyRuleset, type AnyScene, type FightEvent, isHiddenFor, type Viewer } from '@fray/kernel'

/** What a ruleset notes for each step: the event `step` with these fields, and no message. */
interface StepEvent extends FightEvent {
  readonly type: 'step'
  readonly who: number
  readonly from: unknown
  readonly to: unknown
}

export const isStep = (event: FightEvent): event is StepEvent => event.type === 'step'

/** Whether the viewer may know where the combatant is. */
export const isPlacedFor = (rules: AnyRuleset, scene: AnyScene, row: number, viewer: Viewer): boolean =>
  !isHiddenFor(scene, row, viewer) && rules.isHiddenFrom?.(scene, row, viewer) !== true

/**
 * Start and end of a step, by their names in commands; null if one is not a place, or the referee hides it from the
 * viewer.
 */
export function wayOf(rules: AnyRuleset, scene: AnyScene, ends: StepEvent): readonly [from: string, to: string] | null {
  const fields = rules.eventKinds?.get('step') ?? []
  const [from, to] = (['from', 'to'] as const).map((name) => {
    const field = fields.find((one) => one.name === name)
    const slot = field?.slot(scene, ends[name]) ?? null
    const isHidden = slot !== null && 'place' in slot && scene.hides(slot.ref)
    return isHidden ? '' : String(field?.plain(scene, ends[name]) ?? '')
  }) as [string, string]
  return from === '' || to === '' ? null : [from, to]
}
