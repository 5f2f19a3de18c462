import {
  type AnyRuleset,
  type AnyScene,
  checkCommand,
  type FightEvent,
  isRefusal,
  KERNEL_RULES,
  type PlainCommand,
  possibleCommands,
  type Random,
  readCommand,
  refusalSeen,
  type TallyRecord,
  tellEvents,
} from '@fray/kernel'
import type { AnySession, RefereeIdeas } from './random-play.ts'
import { hasSlip } from './sentences.ts'

/** Reports what does not hold. */
export type Fail = (what: string) => never

/** Reports what does not hold, and after which command. */
export function failOf(session: AnySession): Fail {
  const last = session.played.at(-1)?.command
  return (what) => {
    throw new Error(`${what} (after ${JSON.stringify(last)}, ply ${session.ply})`)
  }
}

/** A random element. */
export const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length)]

const isKnownRule = ({ ruleTitles }: AnyRuleset, rule: string): boolean =>
  Object.hasOwn(ruleTitles, rule) || KERNEL_RULES.has(rule)

/** Every listed refusal names an existing rule, and every command listed as legal is legal. */
export function watchRefusals(rules: AnyRuleset, scene: AnyScene, row: number, fail: Fail): void {
  const { legal, refused } = possibleCommands(rules, scene, row)
  for (const command of legal) {
    if (checkCommand(rules, scene, command) !== null) fail(`${JSON.stringify(command)} is listed and refused`)
  }
  for (const { command, refusal } of refused) {
    if (!isKnownRule(rules, refusal.rule)) fail(`${JSON.stringify(command)} is refused by "${refusal.rule}"`)
    const { reason } = refusalSeen(refusal, scene)
    if (!/[.?!]$/.test(reason) || hasSlip(reason)) fail(`A refusal is no sentence: ${reason}`)
  }
}

/** The parts of a number in an event add up to it, and cite existing rules. */
export function watchTally(rules: AnyRuleset, event: Readonly<Record<string, unknown>>, key: string, fail: Fail): void {
  const tally = event[key] as TallyRecord | undefined
  if (tally === undefined || tally === null || typeof tally !== 'object') return
  const sum = tally.parts.reduce((total, part) => total + (part.counted ? part.value : 0), 0)
  if (sum !== tally.total) fail(`The parts of ${JSON.stringify(event)} add up to ${sum}, not to ${tally.total}`)
  for (const { rule } of tally.parts) if (!isKnownRule(rules, rule)) fail(`A part of a number cites "${rule}"`)
}

/** Everything that happened can be logged. */
export function watchLog(rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], fail: Fail): void {
  for (const text of tellEvents(rules, scene, events)) {
    if (hasSlip(text)) fail(`The log says: ${text}`)
  }
}

/** Ideas of the referee, each given only after the rule that would refuse it, if any, has been looked up. */
export const watchedIdeas =
  (rules: AnyRuleset, ideas: RefereeIdeas): RefereeIdeas =>
  (session: AnySession, random: Random): PlainCommand | null => {
    const { scene } = session
    const plain = ideas(session, random)
    if (plain === null) return null
    const command = readCommand(rules, scene, plain)
    const refusal = isRefusal(command) ? command : checkCommand(rules, scene, command)
    if (refusal !== null && !isKnownRule(rules, refusal.rule)) {
      throw new Error(
        `${JSON.stringify(plain)} is refused by "${refusal.rule}", which is no rule: ${refusalSeen(refusal, scene).reason}`,
      )
    }
    return plain
  }
