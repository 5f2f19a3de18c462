import { type FightEvent, isRoll } from '../events.ts'
import type { AnyScene } from '../scene.ts'
import type { AnyKind, AnyRoll, StrikeOutcome } from './event-kinds.ts'
import type { Slot } from './message.ts'
import { fieldsShown, shownRoll } from './tell.ts'

/** An attack in an event: attacker and target by row, the weapon as a message slot, and the result. */
export interface Struck {
  readonly by: number
  readonly target: number
  readonly with: Slot | null
  readonly outcome: StrikeOutcome
}

/** Finds the attack in an event; null if it is not an attack. */
export const strikeOf =
  <S extends AnyScene>(rolls: Readonly<Record<string, AnyRoll<S>>>, events: Readonly<Record<string, AnyKind<S>>>) =>
  (scene: S, event: FightEvent): Struck | null => {
    const [kinds, name] = isRoll(event) ? [rolls, event.what] : [events, event.type]
    const { strike, fields } = (Object.hasOwn(kinds, name) ? kinds[name] : {}) as AnyRoll<S>
    if (strike === undefined) return null
    const rows = event as unknown as Readonly<Record<string, number>>
    const field = fields.find(({ name }: { readonly name: string }) => name === strike.with)
    return {
      by: rows[strike.by] ?? -1,
      target: rows[strike.target] ?? -1,
      with: field === undefined ? null : field.slot(scene, rows[field.name]),
      outcome: strike.outcome((isRoll(event) ? shownRoll : fieldsShown)(scene, event as never, fields) as never),
    }
  }
