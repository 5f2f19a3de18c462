import { type AnyScene, nameOf, type RollEvent } from '@fray/kernel'

/**
 * A roll as cases write it: `Ada attack 10+2=12 vs 12 pass`, with two dice `Rue attack [15,8] 8+3=11 vs 12 fail`, without
 * a number to reach `side 3` or `reaction 9+2=11 helpful`. Parts that count are all there, nothing as +0.
 */
export function formatRoll(scene: AnyScene, roll: RollEvent): string {
  const { what, who, tally, against, passed } = roll
  const { label, result } = roll as RollEvent & { readonly label?: string; readonly result?: number }
  const counted = tally.parts.filter((part) => part.counted)
  const faces = counted.find((part) => part.dice !== null && part.dice.faces.length > 1)?.dice?.faces
  const terms = counted.map(({ value }, i) => (i > 0 && value >= 0 ? `+${value}` : String(value))).join('')
  const total = result ?? tally.total
  const sum = terms === String(total) ? terms : `${terms}=${total}`
  const words = [
    ...(who < 0 ? [] : [nameOf(scene, who)]),
    what,
    ...(faces === undefined ? [] : [`[${faces.join(',')}]`]),
    sum,
    ...(against === null ? [] : ['vs', against]),
    ...(passed === null ? [] : [passed ? 'pass' : 'fail']),
    ...(label === undefined || label === '' ? [] : [label]),
  ]
  return words.join(' ')
}
