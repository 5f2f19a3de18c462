import { type AnyScene, D20, type Rolled, type RuleOf, type Tally } from '@fray/kernel/rules'

/** Rolls a d20 for a combatant by a rule, plus what `add` adds, and notes it; returns whether it reaches `needed`. */
export function d20Test<S extends AnyScene, R extends RuleOf<S> & string>(
  scene: S,
  /** One of `roll` of `defineEvents`. */
  note: (scene: S, rolled: Rolled<R>) => void,
  { who, rule, against }: { readonly who: number; readonly rule: R; readonly against: number },
  add?: (tally: Tally<R>) => void,
): boolean {
  const tally = scene.tally() as Tally as Tally<R>
  scene.roll(D20, who, rule, { key: rule, slots: {} }, tally as Tally)
  add?.(tally)
  const passed = tally.total >= against
  note(scene, { who, rule, tally: tally as Tally, against, passed })
  return passed
}
