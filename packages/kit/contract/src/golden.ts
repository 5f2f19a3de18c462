import {
  type AnyScene,
  type Command,
  type Game,
  Recorder,
  Runner,
  type Setup,
  tellEvents,
  writeCommand,
} from '@fray/kernel'
import { commandWords } from '@fray/seat'

/** The most commands logged per fight. */
const MOST = 60

/** An encounter of a ruleset, with its name. */
export interface NamedSetup {
  readonly name: string
  readonly setup: Setup
}

/**
 * Readable, reproducible fights of a ruleset: each encounter played by the computer with a fixed seed, command by
 * command with its log. If the text changes, something plays differently than before.
 * @example
 * ```ts
 * import { goldenOf } from '@fray/kit/contract'
 * import { loadGame } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const game = await loadGame('zones')
 * const { setup } = game.readEncounter({ ruleset: 'zones', combatants })
 * if (setup === null) throw new Error('That is no encounter.')
 * const golden = goldenOf(game, [{ name: 'duel', setup }])
 * console.log(golden === goldenOf(game, [{ name: 'duel', setup }])) // true
 * ```
 */
export function goldenOf({ rules }: Game, setups: readonly NamedSetup[]): string {
  const parts = setups.map(({ name, setup }) => {
    const scene = rules.open(setup) as AnyScene
    const recorder = new Recorder()
    scene.recorder = recorder
    const policy = rules.policies.get('aggressive') ?? rules.policies.get('first-legal')
    if (policy === undefined)
      throw new Error(`${rules.id} has no policy "aggressive" or "first-legal" that could play.`)
    const lines: string[] = []
    const told = (): void => {
      for (const line of tellEvents(rules, scene, recorder.take())) lines.push(`    ${line}`)
    }
    const runner = new Runner(rules, scene, {
      policies: setup.seats.map(() => policy),
      limit: MOST,
      onCommand: (command: Command) => {
        lines.push(`  > ${commandWords(rules, writeCommand(rules, scene, command))}`)
        told()
      },
    })
    const { over } = runner.run('golden')
    if (!over) lines.push(`  (after ${MOST} commands)`)
    return [`${name}: ${setup.title}`, ...lines].join('\n')
  })
  return `${rules.title}, version ${rules.version}\n\n${parts.join('\n\n')}\n`
}
