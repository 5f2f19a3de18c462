import type { Path } from '../../loading/problems.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { baseOf, holderIn, speedOf } from '../declared.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { Midway, PlannedTurn } from '../model.ts'
import { DEAD, FLED, SURRENDERED } from '../words.ts'

/** Notes turns of people who have none, turns that the count has passed, and turns said to be missed that are not. */
export function checkOrder(
  r: Reader,
  now: Midway,
  path: Path,
  roster: readonly Entrant[],
  modifiers: readonly number[] | null,
): void {
  const nameOf = (row: number) => roster[row]?.name ?? ''
  const numberOf = (turn: PlannedTurn): number => {
    const entrant = roster[turn.who]
    return turn.initiative ?? baseOf(entrant, modifiers) + speedOf(holderIn(entrant), turn.declared)
  }
  const current = (now.turnIsLate ? now.late : now.turns).find(({ who }) => who === now.turn)
  const at = current === undefined ? null : numberOf(current)
  if (at !== null && now.count !== null && now.count !== at) {
    const said = `${nameOf(now.turn)}'s turn is at ${at}, not at ${now.count}: leave "count" out.`
    r.problems.add([...path, 'count'], said, 'lowest-first')
    return
  }
  const count = at ?? now.count
  const check = (turn: PlannedTurn, key: 'turns' | 'late') => {
    const { who } = turn
    const where = [...path, key, nameOf(who)]
    const idle = idleness(roster[who] as Entrant)
    if (idle !== null) r.problems.add(where, `${nameOf(who)} ${idle[0]} and has no turn: leave it out.`, idle[1])
    const own = numberOf(turn)
    if (count !== null && own < count) {
      const said = `${nameOf(who)}'s turn at ${own} is over, for the count is ${count}`
      r.problems.add(where, `${said}: leave it out, or give it another "initiative".`, 'lowest-first')
    } else if (at === own && turn !== current && who < now.turn) {
      const said = `${nameOf(who)} acts at ${own} too and before ${nameOf(now.turn)}, so it has had its turn`
      r.problems.add(where, `${said}: leave it out.`, 'roster-order')
    }
  }
  for (const turn of now.turns) check(turn, 'turns')
  for (const turn of now.late) check(turn, 'late')
  if (now.round === 1 && now.late.length > 0) {
    const said = 'In round 1 nobody makes up a turn, for there was no round to miss it in: leave this out.'
    r.problems.add([...path, 'late'], said, 'missed-count')
  }
  for (const turn of now.missed) {
    const name = nameOf(turn.who)
    const where = [...path, 'missed', name]
    const idle = idleness(roster[turn.who] as Entrant)
    const own = numberOf(turn)
    if (idle !== null) r.problems.add(where, `${name} ${idle[0]} and makes nothing up: leave it out.`, idle[1])
    else if (now.turns.some(({ who }) => who === turn.who)) {
      const said = `${name} has its turn of this round under "turns", so it has not missed it: leave out the one or the other.`
      r.problems.add(where, said, 'missed-count')
    } else if (count === null || own >= count) {
      const at = count === null ? 'no count has been resolved yet' : `the count is ${count}`
      r.problems.add(where, `${name} has not missed ${own}, for ${at}: put it under "turns".`, 'missed-count')
    }
  }
}

/** Why somebody takes no turn, and the rule, or null. */
function idleness({ state, surprised }: Entrant): readonly [string, WeaponSpeedRule] | null {
  if (state === DEAD) return ['is dead', 'death-section-empty']
  if (state === FLED) return ['has fled', 'morale-failed']
  if (state === SURRENDERED) return ['has surrendered', 'morale-failed']
  return surprised ? ['is surprised', 'surprised-rolls-initiative'] : null
}
