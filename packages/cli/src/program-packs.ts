import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import { type Done, examples } from './program-help.ts'

/** `fray packs`: content packs, which add and change content of a game. */
export function addPacks(program: Command, terminal: () => Terminal, done: Done): void {
  const packs = program
    .command('packs')
    .description('content packs: house rules and your own content for a game (docs/how-to/write-content-packs.md)')
    .addHelpText(
      'after',
      examples(
        'fray packs list',
        'fray packs check my-pack',
        'fray packs show my-pack',
        'fray play duel --with ./my-pack',
        'fray new pack my-pack --game zones',
      ),
    )
  packs
    .command('list')
    .description('list the packs that encounters can name from here')
    .option('--json', 'print JSON')
    .action(async (options) => (await import('./commands/packs.ts')).listPacks(terminal(), options))
  packs
    .command('check')
    .description('show every error in packs, with its place')
    .argument('<pack...>', 'folders of packs, files of packs, or names')
    .option('--json', 'print JSON: for each pack what it contains, or what is wrong with it and where')
    .addHelpText('after', examples('fray packs check my-pack', 'fray packs check packs/*'))
    .action(async (given, options) =>
      done(await (await import('./commands/packs.ts')).checkPacks(terminal(), given, options)),
    )
  packs
    .command('show')
    .description('show how a pack differs from the book')
    .argument('<pack>', 'its folder, its file, or its name')
    .option('--json', 'print JSON')
    .action(async (given, options) => (await import('./commands/packs.ts')).showPack(terminal(), given, options))
  packs
    .command('bundle')
    .description('write an encounter and its packs as one file that plays anywhere, on the page too')
    .argument('<encounter>', 'an encounter file, or the name of a ready one')
    .requiredOption('-o, --output <file>', 'the new file to write')
    .addHelpText(
      'after',
      examples(
        'fray packs bundle my-fight.yaml -o to-send.yaml',
        'fray packs bundle duel --with ./my-pack -o cold-duel.yaml',
      ),
    )
    .action(async (encounter, options) => (await import('./commands/packs.ts')).bundle(terminal(), encounter, options))
}

/** `fray new pack`, below `fray new`. */
export function addNewPack(fresh: Command, terminal: () => Terminal): void {
  fresh
    .command('pack')
    .description(
      'create a small working content pack: its description, content, a fight to try it (docs/how-to/write-content-packs.md)',
    )
    .argument('<name>', 'its name, in lowercase letters, digits and hyphens: frost-and-iron')
    .argument('[folder]', 'where (default: a new folder of that name)')
    .option('--game <id>', 'the game it is for (default: zones)')
    .addHelpText(
      'after',
      examples('fray new pack frost-and-iron', 'fray new pack frost-and-iron packs/frost --game shock'),
    )
    .action(async (name, folder, _options, command) =>
      (await import('./commands/new-pack.ts')).newPack(terminal(), name, folder, command.optsWithGlobals().game),
    )
}
