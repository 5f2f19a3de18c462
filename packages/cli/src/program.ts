import { inspect } from 'node:util'
import { codePoint, controlIn, LIMITS, limitText, visibleLine } from '@fray/kernel'
import { Command, CommanderError, Help } from 'commander'
import { version } from './io/made.ts'
import { missingPackage } from './io/missing-package.ts'
import { writeErr, writeOut } from './io/output.ts'
import { badInput, EXIT, Interrupted, Stop, sentenceOf } from './io/stop.ts'
import { openTerminal, type Terminal, type TerminalWishes } from './io/terminal.ts'
import { type PackWishes, sayPacks } from './packs/places.ts'
import { addDesigning } from './program-designing.ts'
import { addExchange } from './program-exchange.ts'
import { collect, type Done, examples } from './program-help.ts'
import { addJournals } from './program-journals.ts'
import { addNew } from './program-new.ts'
import { addPacks } from './program-packs.ts'
import { addContract, addMutants } from './program-rulesets.ts'
import { addServing } from './program-serving.ts'
import { addWork, withWorkers } from './program-work.ts'

/** Runs the `fray` command with its arguments and returns the exit code. */
export async function runFray(args: readonly string[]): Promise<number> {
  let code: number = EXIT.done
  const program = buildProgram((result) => {
    code = result
  })
  try {
    checkArguments(args)
    await program.parseAsync(args.length === 0 ? ['--help'] : [...args], { from: 'user' })
    return code
  } catch (error) {
    return codeOf(error)
  }
}

/** Throws a {@link Stop} for an argument that no screen shows as it is, or that is longer than anybody types. */
function checkArguments(args: readonly string[]): void {
  for (const word of args) {
    const wrong = controlIn(word) ?? /[\n\t]/.exec(word)?.[0] ?? null
    if (wrong !== null) {
      throw badInput(
        `The argument "${visibleLine(word)}" holds the control character ${codePoint(wrong)}, which no screen shows: leave it out.`,
      )
    }
    if (word.length > LIMITS.line)
      throw badInput(`The argument "${word.slice(0, 40)}..." is longer than ${limitText(LIMITS.line)} characters.`)
  }
}

function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.badInput
  if (error instanceof Interrupted) return EXIT.interrupted
  if (error instanceof Stop) {
    if (error.message !== '') writeErr(`${error.message}\n`)
    return error.code
  }
  const missing = missingPackage(error)
  if (process.env.FRAY_DEBUG) writeErr(`${inspect(error)}\n`)
  else if (missing !== null) writeErr(`${missing}\n`)
  else {
    writeErr(`Fray has failed, which is a mistake in Fray and not yours: ${sentenceOf(error)}\n`)
    writeErr('Run the same command with FRAY_DEBUG=1 in the environment to see where.\n')
  }
  return missing === null ? EXIT.failed : EXIT.badInput
}

function buildProgram(done: Done): Command {
  const program = new Command('fray')
    .description('Tabletop-RPG combat by the book: plays fights, checks rules, rolls dice.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .option('--no-color', 'never use colours (nor when NO_COLOR is set, or the output is no terminal)')
    .option('--plain', 'no boxes and bars: lists that a screen reader reads well')
    .option('--ascii', 'draw with plain ASCII only')
    .option(
      '--packs <folder>',
      'a folder with content packs that encounters may name; may be repeated (FRAY_PACKS)',
      collect,
      [],
    )
    .option(
      '--with <pack>',
      'a content pack that holds besides those that the encounter names; may be repeated',
      collect,
      [],
    )
    .exitOverride()
    // An empty list, which options that may be repeated begin with, says nothing to a reader.
    .configureHelp({
      optionDescription: (option) => new Help().optionDescription(option).replace(' (default: [])', ''),
    })
    .configureOutput({ writeOut, writeErr, outputError: (text) => writeErr(text.replace(/^error: /, '')) })
    .showSuggestionAfterError()
  program.addHelpText(
    'after',
    examples(
      'fray start                                open Fray in the browser',
      'fray play duel                            play it against the computer',
      'fray run my-fight.yaml --seed 7           let the computer play both sides',
      'fray rules zones free-attack-each-enemy   one rule in full',
      'fray help play                            everything about one command',
    ) +
      '\n\nExit codes: 0 done, 1 a check failed or a difference was found, 2 something given is not right, 130 Ctrl-C.',
  )
  program.hook('preAction', () => sayPacks(program.opts<PackWishes>()))
  const terminal = (): Terminal => openTerminal(program.opts<TerminalWishes>())
  addPlaying(program, terminal, done)
  addLab(program, terminal, done)
  addDesigning(program, terminal, done)
  addNew(program, terminal, done)
  addJournals(program, terminal, done)
  addReading(program, terminal, done)
  addPacks(program, terminal, done)
  addContract(program, terminal, done)
  addMutants(program, terminal, done)
  addDice(program, terminal)
  addOdds(program, terminal, done)
  addTournament(program, terminal, done)
  addExchange(program, terminal)
  addServing(program, terminal)
  addWork(program, terminal, done)
  return program
}

function addPlaying(program: Command, terminal: () => Terminal, done: Done): void {
  program
    .command('start')
    .description('open Fray in the browser; over ssh or without a display, choose and play in the terminal')
    .option('--terminal', 'choose one of the ready encounters and play it in the terminal')
    .option('--no-open', 'serve the page and print its address, and open nothing')
    .option('--seed <text>', 'the seed of the dice; in the terminal')
    .addHelpText('after', '\nWithout a terminal the first ready encounter plays by itself.')
    .action(async (options) => (await import('./commands/start.ts')).start(terminal(), options))
  program
    .command('play')
    .description('play a fight: against the computer, or several people at one screen')
    .argument('[encounter]', 'an encounter file, or the name of a ready one (duel, bridge ...)')
    .option('--as <side>', 'the side you play; the computer plays the other (default: the characters)')
    .option(
      '--hot-seat [how]',
      'nobody is played by the computer, unless the encounter says so; secrets are covered between seats (open: never)',
    )
    .option('--ask-referee', "put the referee's questions to you, even where the computer plays that side")
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .option(
      '--policy <name>',
      'how the computer plays: random, first-legal, aggressive (default), greedy, search, search:500',
    )
    .option('--real-dice [whose]', 'you roll real dice and type what they show: all, or only mine')
    .option('--reactions <how>', 'your reactions: ask (default), auto or never')
    .option('--journal <file>', "where the fight is saved as it goes (default: the folder for Fray's fights)")
    .option('--resume <fight>', 'go on where this fight stopped: its name, or its journal')
    .option('--at <n>', 'with --resume: play again from after command N, in a journal of its own')
    .option(
      '--map <when>',
      'where fights have a map: drawn always (at every turn, the default), ask (on "map") or never',
    )
    .option('--jsonl', 'a program plays: lines of JSON in and out (docs/jsonl.md)')
    .addHelpText(
      'after',
      examples(
        'fray play duel',
        'fray play bridge --as enemies --policy random',
        'fray play my-fight.yaml --hot-seat --real-dice',
        'fray play --resume duel-k3m9x2pa',
      ),
    )
    .action(async (encounter, options) => {
      if (options.jsonl === true)
        return done(await (await import('./commands/play-jsonl.ts')).playJsonl(encounter, options))
      await (await import('./commands/play.ts')).play(terminal(), encounter, options)
    })
  program
    .command('run')
    .description('play a whole fight unattended')
    .argument('<encounter>', 'an encounter file, or the name of a ready one')
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .option('--policy <name>', 'how a side plays: NAME for all, SIDE=NAME for one; may be repeated', collect, [])
    .option('--script <file>', 'command texts to give, one per line; also "dice: 10 5" and "answer: knife" lines')
    .option('--json', 'events as JSON Lines in place of the log')
    .option('--journal <file>', 'save the fight')
    .option('--limit <n>', 'stop after so many commands (default 10000)')
    .option('--quiet', 'only how it ended')
    .option('--map', 'the map as it is in the end, where fights have one')
    .addHelpText(
      'after',
      examples(
        'fray run duel --seed 7',
        'fray run bridge --policy search:200 --policy enemies=greedy --quiet',
        'fray run duel --json | grep \'"type":"roll"\'',
        'fray run duel --script moves.txt --journal moves.journal.jsonl',
      ),
    )
    .action(async (encounter, options) => (await import('./commands/run.ts')).run(terminal(), encounter, options))
}

function addLab(program: Command, terminal: () => Terminal, done: Done): void {
  withWorkers(program.command('simulate'))
    .description('play a fight many times: who wins how often, who falls, what everybody and each action did')
    .argument('<fight>', 'an encounter file, the name of a ready one, or a journal to go on from')
    .option('--trials <n>', 'how many fights (default 1000; with --precision at most 1,000,000)')
    .option('--precision <p>', 'stop when the chances of victory are exact to this: 1% or 0.5%')
    .option('--threads <n>', 'how many threads play (default: all of this machine); the result is the same')
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .option('--policy <name>', 'how a side plays: NAME for all, SIDE=NAME for one; may be repeated', collect, [])
    .option('--at <n>', 'of a journal: begin after its command N (default: after the last one)')
    .option('--details', 'all tables: lengths, life and resources left, what each action does')
    .option('--recorded', 'count also how often each rule was used; slower')
    .option('--limit <n>', 'give a fight up after so many commands (default 10000)')
    .option('--json', 'the whole result as JSON in place of tables')
    .option('--csv <file>', 'save the figures as a table for programs')
    .option('--html <file>', 'save a page with tables and charts')
    .option(
      '--journal <which=file>',
      'save one of the fights: median, closest, worst, best or its number; may be repeated',
      collect,
      [],
    )
    .addHelpText(
      'after',
      examples(
        'fray simulate duel --trials 2000',
        'fray simulate zones/plain --precision 1% --policy enemies=random',
        'fray simulate duel --seed 7 --journal median=median.jsonl --journal closest=close.jsonl',
        'fray simulate fight.jsonl --at 12',
        '',
        'Ctrl-C shows the result so far and ends with exit code 130.',
      ),
    )
    .action(async (fight, options) =>
      done(await (await import('./commands/simulate.ts')).simulate(terminal(), fight, options)),
    )
}

function addReading(program: Command, terminal: () => Terminal, done: Done): void {
  program
    .command('rules')
    .description('list the rulesets, list the rules of one, or show one rule in full')
    .argument('[ruleset]', 'as in: zones')
    .argument('[id]', 'as in: default-dr')
    .option('--json', 'as JSON')
    .addHelpText('after', examples('fray rules', 'fray rules zones', 'fray rules zones default-dr'))
    .action(async (ruleset, id, options) =>
      (await import('./commands/rules.ts')).rules(terminal(), ruleset, id, options),
    )
  program
    .command('content')
    .description('what there is ready-made: items, spells, powers, combatants, and what each does')
    .argument('[ruleset]', 'as in: shock')
    .argument('[kind]', 'as in: spell')
    .argument('[id]', 'as in: war-bow')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      examples('fray content', 'fray content shock', 'fray content shock items', 'fray content shock item war-bow'),
    )
    .action(async (ruleset, kind, id, options) =>
      (await import('./commands/content.ts')).content(terminal(), ruleset, kind, id, options),
    )
  program
    .command('encounters')
    .description('the encounters that are ready to play, and what each is')
    .argument('[ruleset]', 'as in: zones')
    .option('--json', 'as JSON')
    .addHelpText('after', examples('fray encounters', 'fray encounters shock'))
    .action(async (ruleset, options) =>
      (await import('./commands/encounters.ts')).encounters(terminal(), ruleset, options),
    )
  program
    .command('validate')
    .description('check encounter files and content packs, and show every mistake at once')
    .argument('<file...>', 'encounter files (YAML or JSON), folders of content packs')
    .option('--json', 'as JSON: for each file what it holds, or what is wrong with it and where')
    .addHelpText('after', examples('fray validate my-fight.yaml', 'fray validate encounters/zones/*.yaml'))
    .action(async (files, options) =>
      done(await (await import('./commands/validate.ts')).validate(terminal(), files, options)),
    )
  program
    .command('check')
    .description('run conformance cases')
    .argument('<path...>', 'case files, or folders with case files')
    .option('--quiet', 'only the failures and the count')
    .addHelpText('after', examples('fray check conformance', 'fray check my-cases.yaml'))
    .action(async (paths, options) =>
      done(await (await import('./commands/check.ts')).check(terminal(), paths, options)),
    )
  program
    .command('schema')
    .description('print the JSON Schema of encounter, case or pack files, for editors')
    .argument('<kind>', 'encounter, case or pack')
    .argument('[ruleset]', 'the ruleset of the encounters or packs', 'zones')
    .addHelpText(
      'after',
      examples('fray schema encounter zones > encounter.schema.json', 'fray schema case', 'fray schema pack shock'),
    )
    .action(async (kind, ruleset) => (await import('./commands/schema.ts')).schema(terminal(), kind, ruleset))
}

function addDice(program: Command, terminal: () => Terminal): void {
  program
    .command('roll')
    .description('roll dice, or show how likely each total is')
    .argument('<dice...>', 'dice notation: 2d6+3, d%, 4d6kh3, 2d20kl1, 1d8!')
    .option('--table', 'every total with its chance')
    .option('--times <n>', 'roll so many times')
    .option('--json', 'as JSON')
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .addHelpText('after', examples('fray roll 2d6+3', 'fray roll 1d20 --times 5 --seed 7', 'fray roll --table 2d20kh1'))
    .action(async (dice, options) => (await import('./commands/roll.ts')).roll(terminal(), dice, options))
}

function addOdds(program: Command, terminal: () => Terminal, done: Done): void {
  program
    .command('odds')
    .description('show exactly how likely everything is that may follow a command, or who wins a small fight')
    .argument('<fight>', 'an encounter file, the name of a ready one, or a journal')
    .argument('[command...]', 'as in: Ann attack Orc (default: every attack of whoever is to act)')
    .option('--at <n>', 'of a journal: as it stood after N commands')
    .option('--reactions <how>', 'nobody (default), sensible, best for each side, range (worst and best), or a policy')
    .option('--duel', 'the exact chance of each side to win the whole fight, under the given policies')
    .option('--policy <name>', 'with --duel, how a side plays: NAME for all, SIDE=NAME for one', collect, [])
    .option('--ways <n>', 'follow at most so many ways before sampling instead')
    .option('--samples <n>', 'how many samples are taken then')
    .option('--seed <text>', 'the seed of the samples, and of what is rolled before the command')
    .option('--json', 'plain data, exact numbers as fractions')
    .option('--csv <file>', 'save the figures as a table for programs')
    .addHelpText(
      'after',
      examples(
        'fray odds fight.yaml Ann attack Orc',
        'fray odds fight.jsonl --at 12 "Ann attack Orc"',
        'fray odds shock/plain --reactions best',
        'fray odds fight.yaml --duel --policy aggressive',
      ),
    )
    .action(async (fight, words, options) =>
      done(await (await import('./commands/odds.ts')).odds(terminal(), fight, words, options)),
    )
}

function addTournament(program: Command, terminal: () => Terminal, done: Done): void {
  withWorkers(program.command('tournament'))
    .description('let policies play each other on mirror fights: each against the one before it')
    .option('--ruleset <id>', 'only this ruleset; may be repeated (default: all)', collect, [])
    .option('--encounter <fight>', 'another fight than the ready one called mirror; each side needs a seat of its own')
    .option('--policies <names>', 'the weakest first (default: random,first-legal,aggressive,greedy,search)')
    .option('--fights <n>', 'fights of each pairing, an even number (default 20)')
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .option('--html <file>', 'a page of its own, with charts')
    .option('--csv <file>', 'a table for spreadsheets')
    .option('--json', 'plain data')
    .addHelpText(
      'after',
      examples(
        'fray tournament --ruleset zones --fights 40',
        'fray tournament --policies aggressive,greedy:8,search:100 --seed 7',
      ),
    )
    .action(async (options) => done(await (await import('./commands/tournament.ts')).tournament(terminal(), options)))
}
