import { type FightEvent, isRoll } from '../events.ts'
import type { AnyScene } from '../scene.ts'
import type { AnyRoll, StrikeOutcome } from './kinds.ts'
import type { Slot } from './message.ts'
import { rollTold } from './tell.ts'

/** Who strikes at whom in a roll, by row; with what, as it stands in a message; and what comes of it. */
export interface Struck {
  readonly by: number
  readonly target: number
  readonly with: Slot | null
  readonly outcome: StrikeOutcome
}

/** Says of an event who strikes at whom in it; null for what is no blow. */
export const strikeOf =
  <S extends AnyScene>(rolls: Readonly<Record<string, AnyRoll<S>>>) =>
  (scene: S, event: FightEvent): Struck | null => {
    if (!isRoll(event) || !Object.hasOwn(rolls, event.what)) return null
    const { strike, fields } = rolls[event.what] as AnyRoll<S>
    if (strike === undefined) return null
    const rows = event as unknown as Readonly<Record<string, number>>
    const field = fields.find(({ name }: { readonly name: string }) => name === strike.with)
    return {
      by: rows[strike.by] ?? -1,
      target: rows[strike.target] ?? -1,
      with: field === undefined ? null : field.slot(scene, rows[field.name]),
      outcome: strike.outcome(rollTold(scene, event, fields) as never),
    }
  }
