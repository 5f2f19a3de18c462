import { type AnyRuleset, type AnyScene, type Command, eachOutcome, perform, type Question, Table } from '@fray/kernel'
import { expect } from 'vitest'

/** How often a command is played. */
const SAMPLES = 20_000

/** What is compared. */
interface Compared {
  readonly answer: (question: Question) => number
  readonly result: () => string
  readonly seed: string
}

/**
 * The exact odds of a command add up to 1, leave the fight unchanged, and agree with seeded plays. `result` describes
 * the result as text.
 */
export function agreesWithSeededPlay(
  rules: AnyRuleset,
  scene: AnyScene,
  command: Command,
  { answer, result, seed }: Compared,
): void {
  expect(rules.actions.get(command.action)?.check(scene, command)).toBeNull()
  const before = scene.hash()
  const exact = new Map<string, number>()
  let numerator = 0n
  let denominator = 1n
  eachOutcome(rules, scene, command, answer, (leaf) => {
    const key = result()
    exact.set(key, (exact.get(key) ?? 0) + leaf.probability)
    const { numerator: n, denominator: d } = leaf.fraction()
    numerator = numerator * d + n * denominator
    denominator *= d
    const g = gcd(numerator, denominator)
    numerator /= g
    denominator /= g
  })
  expect(scene.hash()).toBe(before)
  expect(numerator).toBe(denominator)
  expect(exact.size).toBeGreaterThan(1)
  const counted = new Map<string, number>()
  const checkpoint = scene.save()
  scene.table = Table.quick(seed, answer)
  for (let i = 0; i < SAMPLES; i++) {
    perform(rules, scene, command)
    const key = result()
    counted.set(key, (counted.get(key) ?? 0) + 1)
    scene.load(checkpoint)
  }
  for (const key of counted.keys()) expect(exact.has(key), `seeded play gave ${key}`).toBe(true)
  for (const [key, p] of exact) {
    const error = 5 * Math.sqrt(Math.max(0, p * (1 - p)) / SAMPLES) + 1 / SAMPLES
    expect(Math.abs((counted.get(key) ?? 0) / SAMPLES - p), `${key}: exactly ${p}`).toBeLessThan(error)
  }
}

/** The distribution of the number that `read` returns after a command. */
export function oddsOf(
  rules: AnyRuleset,
  scene: AnyScene,
  command: Command,
  answer: (question: Question) => number,
  read: () => number,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  eachOutcome(rules, scene, command, answer, ({ probability }) => {
    found.set(read(), (found.get(read()) ?? 0) + probability)
  })
  return found
}

/** The command in the ruleset's form: the given parameters, the rest absent. */
export const commandOf = (rules: AnyRuleset, actor: number, said: object): Command =>
  ({ ...rules.blank(actor, (said as Command).action ?? ''), ...said }) as Command

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}
