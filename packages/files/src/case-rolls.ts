import { type AnyScene, type Message, nameOf, type Part, type RollEvent, seesOf, sourceText } from '@fray/kernel'
import type { CaseHabits } from './case-habits.ts'

/** Further fields that a roll event may have. */
interface More {
  /** Who rolls, if it is not a combatant: the id of a side. */
  readonly whose?: string | { readonly name: string }
  /** The result of the roll, if it is not the sum. */
  readonly result?: number
  /** The result from a table. */
  readonly label?: Message | string
}

/**
 * A roll in the notation of cases: `Ada attack 10+2=12 vs 12 pass`, with two dice `Rue attack [15,8] 8+3=11 vs 12
 * fail`, without a number to reach `side 3` or `reaction 9+2=11 helpful`. With `parts` every counted part is shown, 0
 * as +0; with `rest` the sum of the dice and the sum of everything else: `Ann attack 11+4=15 vs 16 fail`.
 */
export function formatRoll(scene: AnyScene, roll: RollEvent, sums: CaseHabits['sums'] = 'parts'): string {
  const { what, who, tally, against, passed } = roll
  const { whose = '', label = '', result = tally.total } = roll as RollEvent & More
  const counted = tally.parts.filter((part) => part.counted)
  const faces = counted.find((part) => part.dice !== null && part.dice.faces.length > 1)?.dice?.faces
  const terms = signed(sums === 'parts' ? counted.map(({ value }) => value) : diceAndRest(counted))
  const words = [
    ...(who < 0 ? [typeof whose === 'string' ? whose : whose.name] : [nameOf(scene, who)]),
    what,
    ...(faces === undefined || sums === 'rest' ? [] : [`[${faces.join(',')}]`]),
    terms === String(result) ? terms : `${terms}=${result}`,
    ...(against === null ? [] : ['vs', against]),
    ...(passed === null ? [] : [passed ? 'pass' : 'fail']),
    typeof label === 'string' ? label : sourceText(label, seesOf(scene)),
  ]
  return words.filter((word) => word !== '').join(' ')
}

const signed = (terms: readonly number[]): string =>
  terms.map((value, i) => (i > 0 && value >= 0 ? `+${value}` : String(value))).join('')

/** The sum of the dice and of the rest; only one number if one of them is missing. */
function diceAndRest(parts: readonly Part[]): number[] {
  const sum = (some: readonly Part[]) => some.reduce((total, { value }) => total + value, 0)
  const dice = parts.filter((part) => part.dice !== null)
  if (dice.length === 0) return [sum(parts)]
  return [sum(dice), sum(parts.filter((part) => part.dice === null))]
}
