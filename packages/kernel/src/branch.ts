import type { Command } from './command.ts'
import { perform } from './perform.ts'
import type { Ruleset } from './ruleset.ts'
import type { AnyScene } from './scene.ts'
import { type Answerer, Table } from './table/table.ts'

/** One way in which a command can go. The scene stands as it is after it while the visitor runs. */
export interface Leaf {
  /** Its probability, given the choices that the answerer left open. */
  readonly probability: number
  /** The same as a fraction. */
  fraction(): { readonly numerator: bigint; readonly denominator: bigint }
}

/**
 * Follows every distinct outcome of a legal command, dice and open choices alike, and shows each to the visitor; the
 * probabilities of the leaves add up to one for each way of answering. The scene is unchanged afterwards. Returns the
 * number of leaves.
 */
export function eachOutcome<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  scene: S,
  command: C,
  answerer: Answerer,
  visit: (leaf: Leaf) => void,
): number {
  const { table, recorder, undoable } = scene
  const branching = Table.branching(answerer)
  const { branches } = branching
  scene.table = branching
  scene.recorder = null
  scene.undoable = true
  const mark = scene.mark()
  const leaf = { probability: 0, fraction: () => branches.fraction() }
  let leaves = 0
  try {
    do {
      perform(rules, scene, command)
      leaf.probability = branches.probability()
      visit(leaf)
      leaves++
      scene.rollback(mark)
    } while (branches.advance())
  } finally {
    scene.rollback(mark)
    scene.table = table
    scene.recorder = recorder
    scene.undoable = undoable
  }
  return leaves
}
