import type { Command } from 'commander'
import type { Terminal } from './io/terminal.ts'
import { type Done, examples } from './program-help.ts'

/** Adds the commands that tell what there is (`rules`, `content`, `encounters`), and those that look files through. */
export function addReading(program: Command, terminal: () => Terminal, done: Done): void {
  program
    .command('rules')
    .description('list the rulesets, list the rules of one, or show one rule in full')
    .argument('[ruleset]', 'as in: zones')
    .argument('[id]', 'as in: default-dr')
    .option('--json', 'print JSON')
    .option('--lang <language>', 'the language of what is printed: en (default), de')
    .addHelpText('after', examples('fray rules', 'fray rules zones', 'fray rules zones default-dr'))
    .action(async (ruleset, id, options) =>
      (await import('./commands/rules.ts')).rules(terminal(), ruleset, id, options),
    )
  program
    .command('content')
    .description('list ready-made content: items, spells, powers, combatants, and what each does')
    .argument('[ruleset]', 'as in: shock')
    .argument('[kind]', 'as in: spell')
    .argument('[id]', 'as in: war-bow')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples('fray content', 'fray content shock', 'fray content shock items', 'fray content shock item war-bow'),
    )
    .action(async (ruleset, kind, id, options) =>
      (await import('./commands/content.ts')).content(terminal(), ruleset, kind, id, options),
    )
  program
    .command('encounters')
    .description('list the encounters that are ready to play, and describe each')
    .argument('[ruleset]', 'as in: zones')
    .option('--json', 'print JSON')
    .addHelpText('after', examples('fray encounters', 'fray encounters shock'))
    .action(async (ruleset, options) =>
      (await import('./commands/encounters.ts')).encounters(terminal(), ruleset, options),
    )
  program
    .command('validate')
    .description('check encounter files and content packs, and show every error at once')
    .argument('<file...>', 'encounter files (YAML or JSON), folders of content packs')
    .option('--json', 'print JSON: for each file what it contains, or what is wrong with it and where')
    .addHelpText('after', examples('fray validate my-fight.yaml', 'fray validate encounters/zones/*.yaml'))
    .action(async (files, options) =>
      done(await (await import('./commands/validate.ts')).validate(terminal(), files, options)),
    )
  program
    .command('check')
    .description('run conformance cases')
    .argument('<path...>', 'case files, or folders with case files')
    .option('--quiet', 'show only the failures and the count')
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
