import { inspect } from 'node:util'
import { LIMITS, limitText, messageOf, unfitText, visibleLine } from '@fray/kernel'
import { type Command, CommanderError } from 'commander'
import { HelpCommand } from './io/help-command.ts'
import { inSentences, speakFor } from './io/help-language.ts'
import { version } from './io/made.ts'
import { missingPackage } from './io/missing-package.ts'
import { writeErr, writeOut } from './io/output.ts'
import { loadNamedPolicies } from './io/own-policies.ts'
import { badInput, EXIT, Interrupted, Stop } from './io/stop.ts'
import { openTerminal, type Terminal, type TerminalOptions } from './io/terminal.ts'
import { whoFailed } from './io/who-failed.ts'
import { type PackOptions, sayPacks } from './packs/places.ts'
import { addDesigning } from './program-designing.ts'
import { addExchange } from './program-exchange.ts'
import { collect, type Done, examples, refuseUnknownCommands, understandOut } from './program-help.ts'
import { addJournals } from './program-journals.ts'
import { addDice, addLab, addOdds, addTournament } from './program-lab.ts'
import { addNew } from './program-new.ts'
import { addPacks } from './program-packs.ts'
import { addPlaying } from './program-playing.ts'
import { addReading } from './program-reading.ts'
import { addCatalogue, addContract, addMutants } from './program-rulesets.ts'
import { addServing } from './program-serving.ts'
import { addWork } from './program-work.ts'

/** Runs the `fray` command with its arguments and returns the exit code. */
export async function runFray(args: readonly string[]): Promise<number> {
  let code: number = EXIT.done
  const program = buildProgram((result) => {
    code = result
  })
  try {
    checkArguments(args)
    await speakFor(args)
    await program.parseAsync(args.length === 0 ? ['--help'] : [...args], { from: 'user' })
    return code
  } catch (error) {
    return codeOf(error)
  }
}

/** Throws a {@link Stop} for an argument that no screen shows as it is, or that is longer than anybody types. */
function checkArguments(args: readonly string[]): void {
  for (const word of args) {
    const wrong = unfitText(word)
    if (wrong !== null) throw badInput(`The argument "${visibleLine(word)}" ${wrong}.`)
    if (word.length > LIMITS.line)
      throw badInput(`The argument "${word.slice(0, 40)}..." is longer than ${limitText(LIMITS.line)} characters.`)
  }
}

function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.badInput
  if (error instanceof Interrupted) return EXIT.interrupted
  if (error instanceof Stop) {
    if (error.message !== '') writeErr(`${inSentences(error.message)}\n`)
    return error.code
  }
  if (error instanceof Error && error.name === 'PolicyFault') {
    writeErr(`${error.message}\n`)
    return EXIT.failed
  }
  const missing = missingPackage(error)
  if (process.env.FRAY_DEBUG) writeErr(`${inspect(error)}\n`)
  else if (missing !== null) writeErr(`${missing}\n`)
  else {
    writeErr(`${whoFailed(error)}: ${messageOf(error)}\n`)
    writeErr(`${inSentences('Run the same command with FRAY_DEBUG=1 in the environment to see where.')}\n`)
  }
  return missing === null ? EXIT.failed : EXIT.badInput
}

/** The `fray` command with all that stand below it. */
export function buildProgram(done: Done): Command {
  const program = new HelpCommand('fray')
    .description('Tabletop-RPG combat by the book: plays fights, checks rules, rolls dice.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .option('--no-color', 'never use colours (also off if NO_COLOR is set or the output is not a terminal)')
    .option('--plain', 'print lists for screen readers instead of boxes and bars')
    .option('--ascii', 'draw with ASCII characters only')
    .option(
      '--packs <folder>',
      'a folder with content packs that encounters can name; repeatable (FRAY_PACKS)',
      collect,
      [],
    )
    .option('--lang <language>', 'the language of help, errors and fights: en (default), de (FRAY_LANG)')
    .option('--with <pack>', 'a content pack to use in addition to those the encounter names; repeatable', collect, [])
    .exitOverride()
    .configureOutput({ writeOut, writeErr, outputError: (text) => writeErr(inSentences(text.replace(/^error: /, ''))) })
    .showSuggestionAfterError()
  program.addHelpText(
    'after',
    examples(
      'fray start                                open Fray in the browser',
      'fray play duel                            play it against the computer',
      'fray run my-fight.yaml --seed 7           let the computer play both sides',
      'fray rules zones free-attack-each-enemy   one rule in full',
      'fray help play                            everything about one command',
    ) + '\n\nExit codes: 0 done, 1 a check failed or a difference was found, 2 wrong input, 130 Ctrl-C.',
  )
  program.hook('preAction', async (_, command) => {
    // It is understood before and behind the command.
    const { lang } = program.opts<{ readonly lang?: string }>()
    if (lang !== undefined) command.setOptionValue('lang', lang)
    sayPacks(program.opts<PackOptions>())
    await loadNamedPolicies(command)
  })
  const terminal = (): Terminal => openTerminal(program.opts<TerminalOptions>())
  addPlaying(program, terminal, done)
  addLab(program, terminal, done)
  addDesigning(program, terminal, done)
  addNew(program, terminal, done)
  addJournals(program, terminal, done)
  addReading(program, terminal, done)
  addPacks(program, terminal, done)
  addCatalogue(program, terminal, done)
  addContract(program, terminal, done)
  addMutants(program, terminal, done)
  addDice(program, terminal)
  addOdds(program, terminal, done)
  addTournament(program, terminal, done)
  addExchange(program, terminal)
  addServing(program, terminal)
  addWork(program, terminal, done)
  understandOut(program)
  refuseUnknownCommands(program)
  return program
}
