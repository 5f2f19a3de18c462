import type { Command } from './command.ts'
import { bitsAt, type Seed, seedFrom } from './dice/counter.ts'
import { checkAction, checkCommand } from './perform.ts'
import { type Question, REFEREE } from './questions.ts'
import type { Refusal } from './refusal.ts'
import type { Action, Policy, Random, Ruleset } from './ruleset.ts'
import type { AnyScene } from './scene.ts'
import { Table } from './table/table.ts'

/** Randomness of one's own for policies: a whole number from 0 to n - 1, the same for the same seed. */
export function randomFrom(seed: string | number): Random {
  let start: Seed | null = null
  let n = 0
  return (count) => {
    start ??= seedFrom(seed)
    return bitsAt(start, n++) % count
  }
}

/** How a whole fight went. */
export interface Run {
  /** Whether it came to its end within the limit of commands. */
  readonly over: boolean
  readonly commands: number
}

/** What to run a whole fight with: a policy for each seat (by position; the first is the referee's). */
export interface RunOptions<S, C extends Command> {
  readonly seed: string | number
  readonly policies: readonly Policy<S, C>[]
  /** Stop after so many commands; 10,000 if left out. */
  readonly limit?: number
  /** Check each command before it is done, and throw a sentence when a policy gives an illegal one. On if left out. */
  readonly checked?: boolean
}

const illegal = (command: Command, refusal: Refusal | null): Error =>
  new Error(`A policy gave an illegal command (${refusal?.rule}): ${refusal?.reason} ${JSON.stringify(command)}`)

/** Plays a fight from where the scene stands to its end, without people. For simulation: nothing is kept for undo. */
export function runFight<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  o: RunOptions<S, C>,
): Run {
  const { policies, limit = 10_000, checked = true } = o
  const random = randomFrom(`policy ${o.seed}`)
  const seats = () => scene.now.combatant as unknown as { seat: ArrayLike<number> }
  const policyOf = (row: number) => policies[row === REFEREE ? 0 : (seats().seat[row] as number)] as Policy<S, C>
  const answerer = (question: Question) => policyOf(question.to).answer(scene, question, random)
  scene.table = Table.quick(o.seed, answerer)
  const undoable = scene.undoable
  scene.undoable = false
  const isOver = () => (scene.now.fight as unknown as { over: ArrayLike<number> }).over[0] === 1
  const { actions } = rules
  const checkIn = (action: Action<S, C> | undefined, command: C) =>
    action === undefined ? checkCommand(rules, scene, command) : checkAction(rules, action, scene, command)
  let commands = 0
  while (!isOver() && commands < limit) {
    const routine = rules.routine(scene)
    let command = routine
    if (command === null) {
      const actor = rules.commanders(scene)[0]
      if (actor === undefined) break
      command = policyOf(actor).command(scene, actor, random)
    }
    const action = actions.get(command.action)
    const refusal = action === undefined || checked ? checkIn(action, command) : null
    if (action === undefined || refusal !== null) throw illegal(command, refusal)
    action.resolve(scene, command)
    rules.settleFight(scene)
    commands++
  }
  scene.undoable = undoable
  return { over: isOver(), commands }
}
