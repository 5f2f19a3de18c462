import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import { type Done, examples } from './program-help.ts'

/** Adds the commands that look at fights as they stand or stood. */
export function addJournals(program: Command, terminal: () => Terminal, done: Done): void {
  program
    .command('replay')
    .description('tell a saved fight again')
    .argument('<journal>', 'a fight that play has saved, by its name, or a journal')
    .option('--at <n>', 'only the first N commands, and the field as it stood then')
    .option('--json', 'events as JSON Lines in place of the log')
    .option('--why', 'each command with the rules that spoke while it was done')
    .addHelpText('after', examples('fray replay duel-k3m9x2pa', 'fray replay fight.jsonl --at 12'))
    .action(async (journal, options) => (await import('./commands/replay.ts')).replay(terminal(), journal, options))
  program
    .command('picture')
    .description(
      'draw how a fight stands, as SVG or PNG: the board as the page draws it, who acts when, how everybody is',
    )
    .argument('<fight>', 'an encounter (its beginning), a fight that play has saved, by its name, or a journal')
    .option('--at <n>', 'of a saved fight: after its command N (default: after the last one)')
    .option('--seat <id>', "as this seat sees it, without what it may not know (default: the referee's, who sees all)")
    .option('--scheme <colours>', 'light (default) or dark')
    .option('--board', 'the board alone, without title, order and people')
    .option('--width <pixels>', 'of a PNG, so many pixels from left to right')
    .option('-o, --output <file>', 'FILE.svg or FILE.png; left out, SVG goes to standard output')
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
    .description('where a saved fight turned, and what of it was choice and what luck')
    .argument('<journal>', 'a fight that play has saved, by its name, or a journal')
    .option('--most <n>', 'so many points (default: 5)')
    .option('--json', 'as JSON, with the chances before every command')
    .addHelpText('after', examples('fray turning-points duel-k3m9x2pa', 'fray turning-points fight.jsonl --json'))
    .action(async (journal, options) =>
      (await import('./commands/turning-points.ts')).turningPoints(terminal(), journal, options),
    )
  program
    .command('verify')
    .description('play a saved fight again and compare everything with what was saved')
    .argument('<journal>', 'a journal that play or run has saved')
    .option('--json', 'as JSON: what was compared, and where it first differs')
    .addHelpText('after', examples('fray verify duel-k3m9x2pa'))
    .action(async (journal, options) =>
      done(await (await import('./commands/verify.ts')).verify(terminal(), journal, options)),
    )
}
