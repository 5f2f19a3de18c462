import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import { examples } from './program-help.ts'

/** The commands for things from elsewhere, and out to elsewhere. */
export function addExchange(program: Command, terminal: () => Terminal): void {
  program
    .command('import')
    .description(
      'make an encounter from a map, an encounter or a table of another program (docs/how-to/import-and-export.md)',
    )
    .argument('<file>', 'a map (.uvtt, .dd2vtt, .df2vtt), JSON of Improved Initiative, or a table (.csv)')
    .option('--game <id>', 'the game: zones, shock, free-hits, weapon-speed or escalation')
    .option('-o, --output <file>', 'a new encounter file (default: print it)')
    .option('--into <encounter>', 'merge it into this encounter file; your own changes there stay')
    .option('--picture <file>', "save the map's picture to this file: .png, .webp or .jpg, as it is")
    .option('--pillars', 'of a map: import pillars and furniture as solid squares')
    .option('--open-portals <what>', 'of a map: import open portals as doors (default) or windows')
    .option('--encounter <name>', 'which of several encounters in one file')
    .option('--json', 'print what was carried over, changed, left out and assumed, as JSON')
    .addHelpText(
      'after',
      examples(
        'fray import keep.dd2vtt --game shock -o keep.yaml --picture keep.png',
        'fray import goblins.json --game zones -o goblins.yaml',
        'fray import party.csv --into keep.yaml',
      ),
    )
    .action(async (file, options) => (await import('./commands/import.ts')).importFile(terminal(), file, options))
  program
    .command('export')
    .description(
      'export the log of a saved fight for people: rounds, dice, outcome, who did what (docs/how-to/import-and-export.md)',
    )
    .argument('<journal>', 'the name of a fight that play has saved, or a journal')
    .option('--to <format>', 'md (Markdown) or html (one page, no script) (default: by the ending of the file name)')
    .option('-o, --output <file>', 'the file to write, replaced if it exists (default: print it)')
    .option('--seat <id>', 'only what this seat could see (default: the referee, who sees everything)')
    .option('--lang <language>', 'the language of what is written: en (default), de')
    .addHelpText(
      'after',
      examples('fray export duel-k3m9x2pa -o duel.html', 'fray export fight.jsonl --to md --seat players'),
    )
    .action(async (journal, options) =>
      (await import('./commands/export.ts')).exportFight(terminal(), journal, options),
    )
}
