import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import { type Done, examples } from './program-help.ts'

/** Adds the commands that look at fights as they stand or stood. */
export function addJournals(program: Command, terminal: () => Terminal, done: Done): void {
  program
    .command('replay')
    .description('show the log of a saved fight')
    .argument('<journal>', 'the name of a fight that play has saved, or a journal')
    .option('--at <n>', 'only the first N commands, and the battlefield after them')
    .option('--json', 'print events as JSON Lines instead of the log')
    .option('--why', 'show each command with the rules that applied to it')
    .option('--lang <language>', 'the language of the log: en (default), de')
    .addHelpText('after', examples('fray replay duel-k3m9x2pa', 'fray replay fight.jsonl --at 12'))
    .action(async (journal, options) => (await import('./commands/replay.ts')).replay(terminal(), journal, options))
  program
    .command('picture')
    .description('draw a fight as SVG or PNG: the board as on the page, who acts when, how everyone is')
    .argument('<fight>', 'an encounter (its start), the name of a fight that play has saved, or a journal')
    .option('--at <n>', 'of a saved fight: after its command N (default: after the last one)')
    .option(
      '--seat <id>',
      'as this seat sees it, without what is hidden from it (default: the referee, who sees everything)',
    )
    .option('--scheme <colours>', 'light (default) or dark')
    .option('--board', 'only the board, without title, order and people')
    .option('--width <pixels>', 'of a PNG: its width in pixels')
    .option('-o, --output <file>', 'FILE.svg or FILE.png (default: print SVG)')
    .addHelpText(
      'after',
      examples(
        'fray picture gatehouse -o gatehouse.svg',
        'fray picture duel-k3m9x2pa --seat players -o now.png',
        'fray picture fight.jsonl --at 12 --scheme dark -o twelve.png --width 1200',
      ),
    )
    .action(async (fight, options) => (await import('./commands/picture.ts')).picture(terminal(), fight, options))
  program
    .command('turning-points')
    .description('show where a saved fight turned, and how much of it was choice and how much luck')
    .argument('<journal>', 'the name of a fight that play has saved, or a journal')
    .option('--most <n>', 'the most points to show (default: 5)')
    .option('--json', 'print JSON, with the chances before every command')
    .addHelpText('after', examples('fray turning-points duel-k3m9x2pa', 'fray turning-points fight.jsonl --json'))
    .action(async (journal, options) =>
      (await import('./commands/turning-points.ts')).turningPoints(terminal(), journal, options),
    )
  program
    .command('verify')
    .description('play a saved fight again and compare everything with what was saved')
    .argument('<journal>', 'a journal that play or run has saved')
    .option('--json', 'print JSON: what was compared, and where it first differs')
    .addHelpText('after', examples('fray verify duel-k3m9x2pa'))
    .action(async (journal, options) =>
      done(await (await import('./commands/verify.ts')).verify(terminal(), journal, options)),
    )
}
