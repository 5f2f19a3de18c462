import type { Path } from '../../reading/problems.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { type Entrant, sumOf } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import type { Midway, PlannedTurn } from '../model.ts'
import {
  ACTIVATE,
  AGILITY,
  ATTACK,
  CAST,
  CONSUME,
  DEAD,
  DEFENSIVE,
  FLED,
  FULL_DEFENSE,
  SURRENDERED,
  THROW,
} from '../words.ts'

/** What the d12 comes to where a fight under way does not say. */
const USUAL_DIE = 6

const modifierOf = (score: number, modifiers: readonly number[] | null): number =>
  modifiers === null ? Math.floor((score - 10) / 2) : (modifiers[Math.min(score, modifiers.length - 1)] ?? 0)

/** Base Initiative in a fight under way. */
function baseOf(
  { baseInitiative, scores, initiativeModifier, abilities }: Entrant,
  modifiers: readonly number[] | null,
) {
  if (baseInitiative !== null) return baseInitiative
  const given = sumOf(abilities, 'initiative')
  return USUAL_DIE - modifierOf(scores[AGILITY], modifiers) + initiativeModifier + given
}

/** What a declaration adds. */
function speedOf({ items, spells, abilities }: Entrant, { declared: { kind, thing, attack } }: PlannedTurn): number {
  const item = items[thing]
  if (kind === ATTACK) return item?.attacks[attack]?.speed ?? 0
  if (kind === DEFENSIVE) return 1 + (item?.attacks[attack]?.speed ?? 0)
  if (kind === CAST) return spells[thing]?.speed ?? 0
  if (kind === ACTIVATE) return abilities[thing]?.speed ?? 0
  if (kind === CONSUME) return item?.consumable?.speed ?? 0
  if (kind === THROW) return item?.throwable?.speed ?? 0
  return kind === FULL_DEFENSE ? -1 : 0
}

/** Notes turns of people who have none, and turns that the count has passed. */
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
    return turn.initiative ?? baseOf(entrant, modifiers) + speedOf(entrant, turn)
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
}

/** Why somebody takes no turn, and the rule, or null. */
function idleness({ state, surprised }: Entrant): readonly [string, WeaponSpeedRule] | null {
  if (state === DEAD) return ['is dead', 'death-section-empty']
  if (state === FLED) return ['has fled', 'morale-failed']
  if (state === SURRENDERED) return ['has surrendered', 'morale-failed']
  return surprised ? ['is surprised', 'surprised-rolls-initiative'] : null
}
