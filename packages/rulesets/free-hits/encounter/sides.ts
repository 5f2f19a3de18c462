import { usualSides } from '../../loading/sides.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Fight } from '../kinds/fields.ts'

/** The side of the unit of a row: its own, else that of its summoner, else the usual one of player characters or of others. */
function sideOf(roster: readonly Entrant[], unit: Entrant, fight: Fight): number {
  let here = unit
  for (let steps = 0; here.side < 0 && steps < roster.length; steps++) {
    const summoner = roster[here.summoner]
    if (summoner === undefined) break
    here = summoner
  }
  const usual = usualSides(fight.sides)
  return here.side >= 0 ? here.side : here.pc ? usual.pc : usual.npc
}

/** The unit with its side, and the seat that answers for it. `roster` is everybody who may have summoned it. */
export function settleSide(unit: Entrant, roster: readonly Entrant[], fight: Fight): Entrant {
  const side = sideOf(roster, unit, fight)
  return { ...unit, side, seat: fight.seatOf(unit.name, side) }
}
