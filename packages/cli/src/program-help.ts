import { type Command, Option } from 'commander'
import { unknown } from './io/games.ts'
import { badInput } from './io/stop.ts'

/** Examples of a command, for the end of its help. */
export const examples = (...lines: string[]): string => `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`

/** What every command's action gets in addition to its own arguments. */
export type Done = (code: number) => void

/** `--out` means what `--output` does, in every command that has it: some called it so before. No help names it. */
export function understandOut(command: Command): void {
  for (const below of command.commands) understandOut(below)
  if (!command.options.some(({ long }) => long === '--output')) return
  command.addOption(new Option('--out <path>').hideHelp())
  command.on('option:out', (path: string) => command.setOptionValue('output', path))
}

/** `help X`, and X alone, where there is no command X: a {@link Stop} that names the nearest. */
export function refuseUnknownCommands(command: Command): void {
  if (command.commands.length === 0) return
  for (const below of command.commands) refuseUnknownCommands(below)
  command.helpCommand(false)
  command
    .command(`${HELP} [command...]`)
    .description('print the help of a command')
    .action((names: string[]) => names.reduce(commandIn, command).help())
  command.on('command:*', ([name = '']: string[]) => commandIn(command, name))
}

const HELP = 'help'

function commandIn(command: Command, name: string): Command {
  const found = command.commands.find((one) => one.name() === name)
  if (found !== undefined) return found
  const names = command.commands.map((one) => one.name()).filter((one) => one !== HELP)
  throw badInput(unknown('command', name, names, `${pathOf(command)} help`))
}

/** `fray fights`: the command as it is typed. */
const pathOf = (command: Command): string =>
  command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`

/** Gathers an option that may be repeated. */
export const collect = (value: string, before: string[]): string[] => [...before, value]

/** `--without`, of the commands that play without a rule; `which` says of several fights in which. */
export const withoutOption = (which = ''): Option =>
  new Option('--without <rule>', `switch a rule off${which}, by its id or that of an action: total-defense; repeatable`)
    .argParser(collect)
    .default([])
