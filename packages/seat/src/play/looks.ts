import { type AnyRuleset, type AnyScene, isOver, lensOf, rowOfName, veiledPlaces } from '@fray/kernel'
import { type Acts, type ActWishes, actsOf } from '../acts/acts.ts'
import type { Keys } from '../acts/keys.ts'
import type { AnySession } from '../showing.ts'
import { knownRows, lookingThrough } from '../table/board.ts'
import type { SeatTable } from '../table/table.ts'
import { hiddenNames, namesOne, withoutPlaces } from '../table/veiled.ts'

/** What a combatant (its row; -1 for the referee) may do now, as its seat may know it. `table` is what the seat sees. */
export function actsShown(
  session: AnySession,
  seat: number,
  row: number,
  who: string,
  keys: Keys,
  wishes: ActWishes,
  table: () => SeatTable,
): Acts {
  const { scene } = session
  const rules = session.rules as AnyRuleset
  if (session.awaited !== null || isOver(scene)) return { who, groups: [], illegal: [], cautions: [] }
  const lens = lensOf(scene, seat)
  return lookingThrough(rules, scene, lens, () => {
    const acts = actsOf(rules, scene, row, lens, keys, wishes)
    const hidden = veiledPlaces(scene, lens)
    if (hidden.length === 0) return acts
    // What the seat has itself goes by the same name without being what lies there.
    const own = JSON.stringify(
      table()
        .cards.filter(({ yours }) => yours)
        .map(({ groups }) => groups),
    )
    return withoutPlaces(
      acts,
      hidden.filter((name) => !namesOne(own, [name])),
    )
  })
}

/** Looks at combatants by name as the fight stands. Throws where the seat knows nobody of that name. */
export const lookAt = <T>(
  session: AnySession,
  seat: number,
  names: readonly string[],
  of: (scene: AnyScene, lens: ReturnType<typeof lensOf>, rows: readonly number[]) => T,
): T =>
  session.atMoment(() => {
    const { scene } = session
    const rules = session.rules as AnyRuleset
    const lens = lensOf(scene, seat)
    const known = knownRows(rules, scene, lens)
    const rows = names.map((name) => rowOfName(scene, name))
    const missing = names.find((name) => !known.includes(rowOfName(scene, name)))
    if (missing !== undefined) throw new RangeError(`There is no combatant "${missing}".`)
    return lookingThrough(rules, scene, lens, () => withoutPlaces(of(scene, lens, rows), hiddenNames(scene, lens)))
  })
