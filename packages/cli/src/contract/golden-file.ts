import { writeFileSync } from 'node:fs'
import type { Game } from '@fray/kernel'
import { goldenOf, type NamedSetup } from '@fray/kit/contract'
import { createTwoFilesPatch } from 'diff'
import { cannotWrite } from '../io/file-errors.ts'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { exists, readTextFile } from '../io/text-files.ts'

/**
 * Tells fights of a ruleset, always the same ones, into a new file, or compares them with the one that is there: a difference is
 * shown and the exit code is 1. Returns the exit code.
 */
export function goldenFile(terminal: Terminal, game: Game, file: string, encounters: readonly NamedSetup[]): number {
  const { say, tell, colours } = terminal
  if (encounters.length === 0)
    throw badInput(`${game.rules.id} has no encounters: put one into its folder "encounters".`)
  const now = goldenOf(game, encounters)
  if (!exists(file)) {
    try {
      writeFileSync(file, now, { flag: 'wx' })
    } catch (error) {
      throw cannotWrite(file, error)
    }
    tell(
      `${colours.good('ok')}: ${file} is new, with ${encounters.length} fights. Read it: from now on fights are compared with it.`,
    )
    return EXIT.done
  }
  // A working copy may have other ends of lines.
  const before = readTextFile(file).replaceAll('\r\n', '\n')
  if (before === now) {
    tell(`${colours.good('ok')}: ${encounters.length} fights match ${file}.`)
    return EXIT.done
  }
  for (const line of createTwoFilesPatch(file, 'now', before, now, '', '', { context: 2 }).split('\n').slice(1)) {
    say(line.startsWith('+') ? colours.good(line) : line.startsWith('-') ? colours.bad(line) : line)
  }
  tell(`${colours.bad('FAILED')}: fights differ from ${file}. If that is intended, delete the file and run this again.`)
  return EXIT.failed
}
