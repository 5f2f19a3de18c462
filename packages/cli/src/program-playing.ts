import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import { collect, type Done, examples } from './program-help.ts'

/** Adds the commands that play fights. */
export function addPlaying(program: Command, terminal: () => Terminal, done: Done): void {
  program
    .command('start')
    .description('open Fray in the browser; over ssh or without a display, choose and play in the terminal')
    .option('--terminal', 'choose one of the ready encounters and play it in the terminal')
    .option('--no-open', 'serve the page and print its address, but do not open it')
    .option('--host [address]', 'serve the page to your local network, so that phones can join')
    .option('--seed <text>', 'the seed of the dice; in the terminal')
    .addHelpText('after', '\nWithout a terminal the first ready encounter plays automatically.')
    .action(async (options) => (await import('./commands/start.ts')).start(terminal(), options))
  program
    .command('play')
    .description('play a fight: against the computer, or several people at one screen')
    .argument('[encounter]', 'an encounter file, or the name of a ready one (duel, bridge ...)')
    .option('--as <side>', 'the side you play; the computer plays the other (default: the characters)')
    .option(
      '--hot-seat [how]',
      'people play everyone, unless the encounter says otherwise; secrets are covered between seats (open: never)',
    )
    .option('--ask-referee', "ask you the referee's questions, even where the computer plays that side")
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .option(
      '--policy <name>',
      'how the computer plays: random, first-legal, aggressive (default), greedy, search, search:500, or a policy file',
    )
    .option('--real-dice [whose]', 'roll real dice and type what they show: all, only mine, or none for now')
    .option('--reactions <how>', 'your reactions: ask (default), auto or never')
    .option('--journal <file>', "where the fight is saved as it goes (default: the folder for Fray's fights)")
    .option('--resume <fight>', 'continue this fight: its name, or its journal')
    .option('--at <n>', 'with --resume: play again from after command N, in a new journal')
    .option(
      '--map <when>',
      'when to draw the map, where there is one: always (every turn, the default), ask (on "map") or never',
    )
    .option('--lang <language>', 'the language of the fight: en (default), de; FRAY_LANG sets it for all')
    .option('--jsonl', 'let a program play: lines of JSON in and out (docs/reference/seat.md)')
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
    .description('play a whole fight automatically')
    .argument('<encounter>', 'an encounter file, or the name of a ready one')
    .option('--seed <text>', 'the seed of the dice (default: a fresh one)')
    .option(
      '--policy <name>',
      'how a side plays: NAME (or a policy file) for all, SIDE=NAME for one; repeatable',
      collect,
      [],
    )
    .option('--script <file>', 'a file of commands, one per line; also "dice: 10 5" and "answer: knife" lines')
    .option('--json', 'print events as JSON Lines instead of the log')
    .option('--journal <file>', 'save the fight')
    .option('--limit <n>', 'stop after this many commands (default 10000)')
    .option('--quiet', 'show only how it ended')
    .option('--map', 'show the final map, where there is one')
    .option('--lang <language>', 'the language of the log: en (default), de')
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
