import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game, PlainCommand } from '@fray/kernel'
import { CHECKS, type CheckId, type Failed, isCheck, tryFight } from '@fray/kit/contract'
import { makeFolder } from '@fray/server/folders'
import { parse, stringify } from 'yaml'
import { cannotWrite } from '../io/file-errors.ts'
import { selfName } from '../io/self.ts'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { exists, readTextFile } from '../io/text-files.ts'

/** A failure as it stands in a file. */
interface Written {
  readonly contract: CheckId
  readonly says: string
  readonly ruleset: string
  readonly seed: string
  readonly commands: readonly PlainCommand[]
  readonly encounter: unknown
}

/** Writes a failure into a new file of the folder; returns its path. Throws a {@link Stop} where it cannot be written. */
export function writeFailure(ruleset: string, { check, says, fight }: Failed, folder: string): string {
  const file = freeName(folder, `contract-${ruleset}-${check}`)
  const written: Written = {
    contract: check,
    says,
    ruleset,
    seed: fight?.seed ?? '',
    commands: fight?.commands ?? [],
    encounter: fight?.encounter,
  }
  const head = `# Found by "fray contract ${ruleset}". To play it again: fray contract ${ruleset} --replay ${file}\n`
  try {
    makeFolder(folder)
    writeFileSync(file, head + stringify(written, { lineWidth: 120 }), { flag: 'wx' })
  } catch (error) {
    throw cannotWrite(file, error, 'Name another folder with --out.')
  }
  return file
}

function freeName(folder: string, stem: string): string {
  for (let n = 1; ; n++) {
    const file = join(folder, `${stem}${n === 1 ? '' : `-${n}`}.yaml`)
    if (!exists(file)) return file
  }
}

/** Plays a failure again and says whether it still fails. Returns the exit code. */
export function replayFailure({ say, tell, colours }: Terminal, game: Game, file: string): number {
  const { contract: check, seed, commands, encounter } = read(file, game.rules.id)
  const fight = { encounter, seed, commands, most: commands.length + 1, policies: true }
  const { fault, commands: played } = tryFight(game, fight, { checks: new Set([check]), closely: true })
  const given = fault?.fight.commands ?? commands
  given.forEach((command, i) => say(`${String(i + 1).padStart(3)}  ${JSON.stringify(command)}`))
  if (fault === null) {
    const gone = commands.length - played
    if (gone > 0) tell(`${gone} of these commands are no longer legal and were skipped.`)
    tell(`${colours.good('ok')}: it holds now. ${CHECKS[check].asks}.`)
    return EXIT.done
  }
  tell(`${colours.bad('FAILED')} ${check}: ${fault.says}`)
  return EXIT.failed
}

function read(file: string, ruleset: string): Written {
  const text = readTextFile(file)
  let said: Partial<Written> | null = null
  try {
    said = parse(text)
  } catch {
    // What it is not is said below.
  }
  const { contract, seed, commands, encounter } = said ?? {}
  if (
    typeof contract !== 'string' ||
    !isCheck(contract) ||
    typeof seed !== 'string' ||
    !Array.isArray(commands) ||
    typeof encounter !== 'object'
  )
    throw badInput(
      `${file}: this is not a failure of a contract. "${selfName()} contract ${ruleset}" writes such files.`,
    )
  if (said?.ruleset !== ruleset)
    throw badInput(
      `${file}: it is of the ruleset "${said?.ruleset}": "${selfName()} contract ${said?.ruleset} --replay ${file}".`,
    )
  return said as Written
}
