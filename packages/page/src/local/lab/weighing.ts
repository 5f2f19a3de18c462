import { CommandTextError, formatCommandText, parseCommandText } from '@fray/files'
import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  grantedBefore,
  isOver,
  isRefusal,
  nameOf,
  type PlainCommand,
  perform,
  possibleCommands,
  REFEREE_SEAT,
  Recorder,
  readCommand,
  refusalSeen,
  sideOf,
  Table,
  viewerOf,
  writeCommand,
} from '@fray/kernel'
import {
  consequenceOdds,
  MOST_BRANCHES,
  ODDS_SEED,
  plainOdds,
  rollUpToCommand,
  SAMPLES,
  summaryOf,
  targetsOf,
  whenAnswered,
} from '@fray/lab'
import { type LogEntry, linesOf, operationWords } from '@fray/seat'
import type { FullOdds, Operation, Operations } from './orders.ts'
import type { Standing } from './standing.ts'

/** Commands of one action that are listed: nobody looks through more places to go to. */
const MOST_ALIKE = 150

/** The fight where somebody may command, on a scene of its own; what is due before is rolled as `fray odds` does. */
function ready({ rules, setup, session }: Standing): { readonly rules: AnyRuleset; readonly scene: AnyScene } {
  const scene: AnyScene = rules.open(setup)
  scene.load(session.scene.save())
  scene.recorder = null
  rollUpToCommand({ rules, scene }, ODDS_SEED)
  return { rules, scene }
}

/** What those may do who may act. */
export function operationsOf(standing: Standing): Operations {
  const { rules, scene } = ready(standing)
  if (isOver(scene)) return []
  return rules
    .whoCanAct(scene)
    .filter((actor) => actor >= 0)
    .map((actor) => {
      const alike = new Map<string, number>()
      const operations = (possibleCommands(rules, scene, actor).legal as Command[]).flatMap((command): Operation[] => {
        const count = (alike.get(command.action) ?? 0) + 1
        alike.set(command.action, count)
        if (count > MOST_ALIKE) return []
        const plain = writeCommand(rules, scene, command)
        return [
          {
            text: formatCommandText(plain, rules),
            ...operationWords(rules, plain, scene),
            strikes: targetsOf(command).some((row) => sideOf(scene, row) !== sideOf(scene, actor)),
          },
        ]
      })
      return { who: nameOf(scene, actor), operations }
    })
}

/** The odds of a command in full. */
export function fullOdds(standing: Standing, text: string): FullOdds {
  const situation = ready(standing)
  const { rules, scene } = situation
  const plain = readText(situation, text)
  const read = (): Command => {
    const command = readCommand(rules, scene, plain)
    if (isRefusal(command)) throw new Error(refusalSeen(command, scene).reason)
    return command
  }
  for (const first of grantedBefore(rules, scene, read)) {
    perform(rules, scene, first)
    scene.settle()
  }
  const command = read()
  const said = formatCommandText(writeCommand(rules, scene, command), rules)
  const options = { branches: MOST_BRANCHES, samples: SAMPLES, seed: ODDS_SEED }
  const result = consequenceOdds(situation, command, { ...options, reactions: 'nobody' })
  const summary = summaryOf(result, command)
  const answered = whenAnswered(situation, command, options, summary)
  return {
    odds: plainOdds(scene, said, result, summary),
    answered: answered === null ? null : plainOdds(scene, said, answered.result, answered.summary),
    example: exampleOf(situation, command),
  }
}

function readText({ rules, scene }: { rules: AnyRuleset; scene: AnyScene }, text: string): PlainCommand {
  try {
    return parseCommandText(text, rules, scene)
  } catch (error) {
    if (error instanceof CommandTextError) throw new Error(error.message)
    throw error
  }
}

/** One way that the command can go, line by line; questions are answered as is usual. */
function exampleOf({ rules, scene }: { rules: AnyRuleset; scene: AnyScene }, command: Command): LogEntry[] {
  const recorder = new Recorder()
  scene.recorder = recorder
  scene.table = Table.quick(ODDS_SEED, (question) => question.preset)
  perform(rules, scene, command)
  const lines = linesOf(rules, scene, recorder.take(), viewerOf(scene, REFEREE_SEAT))
  scene.recorder = null
  return lines.map((line, i) => ({ n: i + 1, ...line, takesBack: null }))
}
