import { type AnyRuleset, type AnyScene, type FightEvent, isHiddenFor, type Viewer } from '@fray/kernel'

/** What a ruleset notes of each step: the event `step` with these fields, and no sentence. */
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
 * Where a step leads from and to, as commands call squares and Zones; null where that is no place, or one that the referee hides from those
 * who look.
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
