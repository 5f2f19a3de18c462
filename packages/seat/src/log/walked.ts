import { type AnyRuleset, type AnyScene, type FightEvent, isHiddenFor, nameOf, type Viewer } from '@fray/kernel'

/** A way that somebody went, step by step. */
export interface Walked {
  readonly who: string
  /** Squares or Zones as commands call them, in order; the first is the one that it left. */
  readonly way: readonly string[]
}

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

/** Adds the step to the ways. No way leads through a place that the referee hides from those who look. */
export function addStep(
  ways: readonly Walked[],
  rules: AnyRuleset,
  scene: AnyScene,
  { who: row, ...ends }: StepEvent,
): readonly Walked[] {
  const fields = rules.eventKinds?.get('step') ?? []
  const [from, to] = (['from', 'to'] as const).map((name) => {
    const field = fields.find((one) => one.name === name)
    const slot = field?.slot(scene, ends[name]) ?? null
    const isHidden = slot !== null && 'place' in slot && scene.hides(slot.ref)
    return isHidden ? '' : String(field?.plain(scene, ends[name]) ?? '')
  }) as [string, string]
  if (from === '' || to === '') return ways
  const who = nameOf(scene, row)
  const last = ways.at(-1)
  return last?.who === who && last.way.at(-1) === from
    ? [...ways.slice(0, -1), { who, way: [...last.way, to] }]
    : [...ways, { who, way: [from, to] }]
}
