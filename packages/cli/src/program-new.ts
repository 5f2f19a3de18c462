import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import { collect, type Done, examples } from './program-help.ts'
import { addNewPack } from './program-packs.ts'
import { addNewRuleset } from './program-rulesets.ts'

/** `fray new`: makes a fight; what else may be made are its subcommands. */
export function addNew(program: Command, terminal: () => Terminal, done: Done): void {
  const fresh = program
    .command('new')
    .description('make a fight: asks what you want, or takes it from options, and writes an encounter file')
    .option('--game <id>', 'the game (default: asked in a terminal)')
    .option('--place <id>', 'where: a place that the game has ideas for (default: random)')
    .option('--foes <id>', 'against whom: a band that the game has ideas for (default: random)')
    .option('--sides <n:n>', "how many on each side, the players' first: 4:6; 4, or 4:2-8, lets the other side vary")
    .option('--hard <how>', "easy, moderate, hard, even (default), deadly, or the chance of the players' side: 60%")
    .option('--from <line>', 'a stat line of the other side: "Goblin; hp 7; ac 13"; repeatable', collect, [])
    .option('--lines <file>', 'stat lines of the other side, one per line')
    .option('--party <file>', "stat lines of the players' side, one per line")
    .option('--seed <text>', 'the seed of random choices and of the dice of the search (default: a fresh one)')
    .option('--trials <n>', 'the most fights for each step of the search (default 600)')
    .option('--threads <n>', 'how many threads play (default: all of this machine); it does not change the result')
    .option('-o, --output <file>', 'where it is written (default: named after its title)')
    .option('--force', 'replace an existing file')
    .addHelpText(
      'after',
      examples(
        'fray new',
        'fray new --game zones --place bridge --sides 4:6 --hard even --seed 7 -o my-fight.yaml',
        'fray new --game shock --from "Goblin; hp 7; ac 13" --sides 4:5 --hard hard',
      ) + '\n\nCtrl-C writes the closest fight found so far: exit code 130.',
    )
    .action(async (options) => done(await (await import('./commands/new-fight.ts')).newFight(terminal(), options)))
  addNewRuleset(fresh, terminal)
  addNewPack(fresh, terminal)
}
