import type { Action, Command, Policy } from '@fray/kernel/rules'

/** A rule of thumb: a list of wishes, best first. */
interface ListSpec<S> {
  readonly id: string
  readonly about: string
  readonly actions: readonly Action<S, Command>[]
  /** The wanted commands, best first, legal or not; the last is always legal. */
  wants(scene: S, actor: number): readonly Command[]
}

/** A policy that gives the first legal command on its list, and gives default answers. */
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
