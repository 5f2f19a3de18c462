import { type AnyRuleset, type AnyScene, type Command, eachOutcome, type Question, Runner } from '@fray/kernel'
import type { Policy } from '@fray/kernel/rules'

/** A ruleset for these tests: its rules, and the reader of its encounters. */
interface Played {
  readonly rules: AnyRuleset
  readonly readEncounter: (raw: unknown) => {
    readonly setup: { readonly seats: readonly unknown[] } | null
    readonly problems: readonly { readonly message: string }[]
  }
}

/** Plays random fights, and calls `look` before every third turn; it must undo its own changes. */
export function throughRandomFights<S extends AnyScene>(
  { rules, readEncounter }: Played,
  encounter: object,
  seeds: number,
  look: (scene: S, actor: number) => void,
): void {
  const { setup, problems } = readEncounter(encounter)
  if (setup === null) throw new Error(problems.map(({ message }) => message).join('\n'))
  const random = rules.policies.get('random') as unknown as Policy<S, Command>
  const scene = rules.open(setup as never) as unknown as S
  const start = scene.save()
  let turn = 0
  const watched: Policy<S, Command> = {
    ...random,
    command(fight, actor, draw) {
      if (turn++ % 3 === 0 && rules.mayCommand(fight, actor) === null) {
        fight.undoable = true
        look(fight, actor)
        fight.undoable = false
      }
      return random.command(fight, actor, draw)
    },
  }
  const runner = new Runner(rules, scene as never, { policies: setup.seats.map(() => watched) as never, limit: 80 })
  for (let seed = 0; seed < seeds; seed++) {
    scene.load(start)
    runner.run(seed)
  }
}

/** The average of what `read` returns over all branches of a command. */
export function exactMean(
  rules: AnyRuleset,
  scene: AnyScene,
  command: Command,
  answer: (question: Question) => number,
  read: () => number,
): number {
  let sum = 0
  eachOutcome(rules, scene, command, answer, ({ probability }) => {
    sum += probability * read()
  })
  return sum
}
