/** Something wrong with an encounter or a saved fight: what, and where. */
export interface BadPlace {
  /** `duel.yaml:4:3` in a text; `combatants.Ada.hp` in an object. */
  readonly where: string
  /** A sentence that says what is wrong and what would be right. */
  readonly message: string
}

/**
 * An encounter or a saved fight that cannot be played. The message has a line for each problem.
 * @example
 * ```ts
 * import { BadInput, openFight } from '@fray/seat/play'
 *
 * try {
 *   await openFight('ruleset: zones\ncombatants:\n  Ada: { from: ada-the-warior }\n', { file: 'mill.yaml' })
 * } catch (error) {
 *   if (error instanceof BadInput) console.log(error.problems[0]?.where) // mill.yaml:3:10
 * }
 * ```
 */
export class BadInput extends Error {
  readonly problems: readonly BadPlace[]

  constructor(problems: readonly BadPlace[]) {
    super(problems.map(({ where, message }) => (where === '' ? message : `${where}: ${message}`)).join('\n'))
    this.name = 'BadInput'
    this.problems = problems
  }
}

/** An action whose odds were asked for and that the rules forbid now, or that there is not. The message is the reason. */
export class ForbiddenAction extends RangeError {
  /** The rule that forbids it. */
  readonly rule: string

  constructor(rule: string, reason: string) {
    super(reason)
    this.name = 'ForbiddenAction'
    this.rule = rule
  }
}
