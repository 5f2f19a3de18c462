import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import { examples } from './program-help.ts'

/** The commands for things from elsewhere, and out to elsewhere. */
export function addExchange(program: Command, terminal: () => Terminal): void {
  program
    .command('import')
    .description('make an encounter of a map, of an encounter or of a table from another program (docs/importing.md)')
    .argument('<file>', 'a map (.uvtt, .dd2vtt, .df2vtt), JSON of Improved Initiative, or a table (.csv)')
    .option('--game <id>', 'for which game: zones, shock, free-hits, weapon-speed or escalation')
    .option('-o, --output <file>', 'a new encounter file (default: print it)')
    .option('--into <encounter>', 'bring it into this encounter file; what you have changed there yourself stays')
    .option('--picture <file>', "the map's picture into this file: .png, .webp or .jpg, as it is")
    .option('--pillars', 'of a map: pillars and furniture as solid squares')
    .option('--open-portals <what>', 'of a map: what portals that stand open are, doors (default) or windows')
    .option('--encounter <name>', 'of several encounters in one file, this one')
    .option('--json', 'what was carried over, changed, left out and assumed, as JSON')
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
    .description('tell a saved fight as a text for people: rounds, dice, outcome, who did what (docs/importing.md)')
    .argument('<journal>', 'a fight that play has saved, by its name, or a journal')
    .option('--to <format>', 'md (Markdown) or html (one page, no script); by the end of the name if left out')
    .option('-o, --output <file>', 'the file, which is replaced (default: print it)')
    .option('--seat <id>', 'what this seat was told, and nothing else (default: the referee, who sees all)')
    .addHelpText(
      'after',
      examples('fray export duel-k3m9x2pa -o duel.html', 'fray export fight.jsonl --to md --seat players'),
    )
    .action(async (journal, options) =>
      (await import('./commands/export.ts')).exportFight(terminal(), journal, options),
    )
}
