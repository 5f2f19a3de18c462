import type { AnyScene, Column, RuleOf, Tally, Words } from '@fray/kernel/rules'
import type { Declared } from './things.ts'

/** Something that may lie on somebody for a while, by its name: what it changes, how it is shown, and where it lies. */
export interface Condition<S> extends Declared<string, string> {
  /** The column that holds it, above 0 where it lies on somebody, or what says so. */
  readonly on: Column | ((scene: S, row: number) => boolean)
  /** When it ends, in words. */
  readonly ends: string | ((scene: S, row: number) => Words)
}

/** The conditions of a ruleset by what they are called. */
export type Conditions<S> = Readonly<Record<string, Condition<S>>>

/** Whether it lies on somebody. */
export const liesOn = <S extends AnyScene>(scene: S, row: number, { on }: Condition<S>): boolean =>
  typeof on === 'function' ? on(scene, row) : scene.read(on, row) > 0

/** Adds what everything that lies on somebody adds to a number, each as a part of its own by its first rule. */
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
