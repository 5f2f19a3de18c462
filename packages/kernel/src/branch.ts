import type { Command } from './command.ts'
import { perform } from './driver.ts'
import type { Recorder } from './events.ts'
import type { Ruleset } from './ruleset.ts'
import type { AnyScene } from './scene.ts'
import { LEFT } from './table/branches.ts'
import { type Answerer, Table } from './table/table.ts'

/** One outcome of a command. While the visitor runs, the scene is in the state after it. */
export interface Leaf {
  /** The probability, given how the answerer answered the open choices. */
  readonly probability: number
  /** The probability as a fraction. */
  fraction(): { readonly numerator: bigint; readonly denominator: bigint }
}

/**
 * Follows every distinct outcome of a legal command, dice and open choices alike, and shows each to the visitor. The
 * probabilities of the leaves add up to one for each way of answering. Afterwards the scene is unchanged. Returns the
 * number of leaves.
 * @example
 * ```ts
 * import { eachOutcome, readCommand } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = `{ ruleset: zones, battlefield: { yard: { start: [characters, enemies] } },
 *   combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }`
 * const { play } = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive' } })
 * const { rules, session } = play
 * const { scene } = session
 * const blow = readCommand(rules, scene, { actor: 'Ada', action: 'attack', target: 'Corwin', weapon: 'Longsword' })
 * const life = rules.vitality(scene, 1)
 * let chance = 0
 * eachOutcome(rules, scene, blow, (question) => question.preset, ({ probability }) => {
 *   if (rules.vitality(scene, 1) < life) chance += probability
 * })
 * console.log(chance.toFixed(2), rules.vitality(scene, 1) === life) // 0.55 true
 * ```
 */
export function eachOutcome<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  command: C,
  answerer: Answerer,
  visit: (leaf: Leaf) => void,
): number {
  const table = Table.branching(answerer)
  const { branches } = table
  const leaf = { probability: 0, fraction: () => branches.fraction() }
  return eachPath(
    scene,
    table,
    null,
    () => perform(rules, scene, command),
    () => {
      leaf.probability = branches.probability()
      visit(leaf)
    },
  )
}

/**
 * Runs `act` once for every branch of its dice and open choices, as {@link branchesOf} does. The visitor sees the
 * scene after each branch and stops the search by returning false. Returns the number of branches seen.
 */
export function eachPath(
  scene: AnyScene,
  table: Table,
  recorder: Recorder | null,
  act: () => void,
  // biome-ignore lint/suspicious/noConfusingVoidType: most visitors return nothing.
  visit: () => boolean | void,
): number {
  let branches = 0
  for (const isSeen of branchesOf(scene, table, recorder, act)) {
    if (!isSeen) continue
    branches++
    if (visit() === false) break
  }
  return branches
}

/**
 * Runs `act` once for every branch of its dice and open choices. `act` asks the branching table, and the consumer
 * sees the scene after each branch (`table.branches` says which). Afterwards the scene, its table and its recorder
 * are restored, even if something throws or the consumer stops early. A branch that the follower leaves at a juncture
 * yields false: there is nothing to see after it.
 */
export function* branchesOf(
  scene: AnyScene,
  table: Table,
  recorder: Recorder | null,
  act: () => void,
): Generator<boolean, void> {
  const before = { table: scene.table, recorder: scene.recorder, undoable: scene.undoable }
  const { branches } = table
  scene.table = table
  scene.recorder = recorder
  scene.undoable = true
  const mark = scene.mark()
  branches.clear()
  branches.together = false
  try {
    do {
      recorder?.clear()
      yield isFollowed(act)
      scene.rollback(mark)
    } while (branches.advance())
  } finally {
    scene.rollback(mark)
    scene.table = before.table
    scene.recorder = before.recorder
    scene.undoable = before.undoable
  }
}

/** Runs `act`; false if the follower left the branch at a juncture. */
function isFollowed(act: () => void): boolean {
  try {
    act()
    return true
  } catch (thrown) {
    if (thrown === LEFT) return false
    throw thrown
  }
}
