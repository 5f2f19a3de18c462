import type { AnyScene, Column, RuleOf, Tally, Words } from '@fray/kernel/rules'
import type { Declared } from './things.ts'

/** A condition that may affect a combatant for a while: what it changes, how it is shown, and where it is stored. */
export interface Condition<S> extends Declared<string, string> {
  /** The column that holds it, above 0 while it is active, or a function that says so. */
  readonly on: Column | ((scene: S, row: number) => boolean)
  /** When it ends, in words. */
  readonly ends: string | ((scene: S, row: number) => Words)
}

/** The conditions of a ruleset, by name. */
export type Conditions<S> = Readonly<Record<string, Condition<S>>>

/** Whether the condition affects the combatant. */
export const liesOn = <S extends AnyScene>(scene: S, row: number, { on }: Condition<S>): boolean =>
  typeof on === 'function' ? on(scene, row) : scene.read(on, row) > 0

/** Adds the effects of all active conditions to a number, each as a separate part by its first rule. */
export function addLying<S extends AnyScene>(
  scene: S,
  row: number,
  conditions: Conditions<S>,
  number: string,
  tally: Tally<RuleOf<S>>,
): void {
  for (const [name, one] of Object.entries(conditions)) {
    const by = one.adds?.[number] ?? 0
    if (by !== 0 && liesOn(scene, row, one)) tally.add(by, one.rules[0] as RuleOf<S>, { key: name, slots: {} })
  }
}
