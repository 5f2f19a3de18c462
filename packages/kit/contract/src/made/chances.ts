import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  eachPath,
  fingerprint,
  perform,
  type Question,
  Recorder,
  Table,
  UncountablePool,
} from '@fray/kernel'

/** The possible results of a command, in words, with their probabilities. */
export type Chances = ReadonlyMap<string, number>

/** Too many branches to follow, or dice that cannot be listed. */
const TOO_MANY = null

const MOST_BRANCHES = 500

/** Answers with the preset, also to texts and secret questions. */
const preset = (question: Question): number => question.preset

/** The results of a command over all branches of its dice, with preset answers; null if there are too many branches. */
export function chancesOf(
  rules: AnyRuleset,
  scene: AnyScene,
  command: Command,
  read: (scene: AnyScene) => string = fingerprint,
  asked: (question: Question) => void = () => undefined,
): Chances | null {
  const table: Table = Table.branching((question) => {
    asked(question)
    return preset(question)
  })
  const found = new Map<string, number>()
  let branches = 0
  try {
    eachPath(
      scene,
      table,
      null,
      () => perform(rules, scene, command),
      () => {
        const result = read(scene)
        found.set(result, (found.get(result) ?? 0) + table.branches.probability())
        return ++branches < MOST_BRANCHES
      },
    )
  } catch (error) {
    if (error instanceof UncountablePool) return TOO_MANY
    throw error
  }
  return branches >= MOST_BRANCHES ? TOO_MANY : found
}

/**
 * Plays the command once with the dice of the seed; the scene is restored afterwards. With `listening` it is
 * recorded, as in live play.
 */
export function playedOnce(
  rules: AnyRuleset,
  scene: AnyScene,
  command: Command,
  seed: string,
  listening: boolean,
): string {
  const before = { table: scene.table, recorder: scene.recorder }
  scene.table = Table.quick(seed, preset)
  scene.recorder = listening ? new Recorder() : null
  const mark = scene.mark()
  try {
    perform(rules, scene, command)
    return fingerprint(scene)
  } finally {
    scene.rollback(mark)
    Object.assign(scene, before)
  }
}

/**
 * How surprising `times` of `plays` is if `chance` is right: the bound exp(-n KL) on its probability, as a logarithm.
 */
export function surprise(times: number, plays: number, chance: number): number {
  const share = times / plays
  const part = (a: number, b: number) => (a === 0 ? 0 : b <= 0 ? Number.POSITIVE_INFINITY : a * Math.log(a / b))
  return plays * (part(share, chance) + part(1 - share, 1 - chance))
}
