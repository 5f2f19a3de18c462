import type { Action, Command, Policy } from '@fray/kernel/rules'

/** A rule of thumb: what it would like best, first. */
interface ListSpec<S> {
  readonly id: string
  readonly about: string
  readonly actions: readonly Action<S, Command>[]
  /** What it would do, the best first, legal or not; the last is always legal. */
  wants(scene: S, actor: number): readonly Command[]
}

/** A policy that does the first thing on its list that is legal, and answers as is usual. */
export function firstLegalOf<S>({ id, about, actions, wants }: ListSpec<S>): Policy<S, Command> {
  const byId = new Map(actions.map((action) => [action.id, action]))
  return {
    id,
    about,
    command(scene, actor) {
      const wanted = wants(scene, actor)
      return (
        wanted.find((command) => byId.get(command.action)?.check(scene, command) === null) ?? (wanted.at(-1) as Command)
      )
    },
    answer: (_, question) => question.preset,
  }
}
