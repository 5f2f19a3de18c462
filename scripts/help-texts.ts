import type { Command } from 'commander'
import { typedAndSaid } from '../packages/cli/src/io/help-language.ts'
import { buildProgram } from '../packages/cli/src/program.ts'

/** The `fray` command and all below it, without being run. */
export function allCommands(): Command[] {
  const below = (command: Command): Command[] => [command, ...command.commands.flatMap(below)]
  return below(buildProgram(() => {}))
}

/** What a command prints as its help. */
export function helpOf(command: Command): string {
  let text = ''
  command.configureOutput({
    writeOut: (part) => {
      text += part
    },
    getOutHelpWidth: () => 1000,
  })
  command.outputHelp()
  return text
}

/** The lines that follow what a command declares of itself: what they say, without what is typed. */
const linesAfter = (command: Command): string[] =>
  helpOf(command)
    .slice(command.helpInformation().length)
    .split('\n')
    .map((line) => {
      const [typed, said] = typedAndSaid(line)
      return typed === '' && line.startsWith('  ') ? '' : said.trim()
    })

/** What is to be typed instead of a word in brackets: `<file>`. */
const placesIn = (typed: string): string[] => [...typed.matchAll(/[<[]([\w:=]+)/g)].map(([, name]) => `<${name}>`)

/** Everything that the help of all commands says in English. */
export function helpTexts(): ReadonlySet<string> {
  const found = new Set(['Usage:', 'Arguments:', 'Options:', 'Commands:', 'print this help', '(default:'])
  for (const command of allCommands()) {
    found.add(command.description())
    for (const { description } of command.registeredArguments) found.add(description)
    for (const { description, hidden } of command.options) if (!hidden) found.add(description)
    for (const line of linesAfter(command)) found.add(line)
    const typed = [command.usage(), ...command.options.filter(({ hidden }) => !hidden).map(({ flags }) => flags)]
    for (const place of typed.flatMap(placesIn)) found.add(place)
  }
  return new Set([...found].filter((text) => /\p{L}{2}/u.test(text)))
}
