import { type Command, Option } from 'commander'

/** Examples of a command, for the end of its help. */
export const examples = (...lines: string[]): string => `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`

/** What every command's action gets besides its own arguments. */
export type Done = (code: number) => void

/** `--out` means what `--output` does, in every command that has it: some called it so before. No help names it. */
export function understandOut(command: Command): void {
  for (const below of command.commands) understandOut(below)
  if (!command.options.some(({ long }) => long === '--output')) return
  command.addOption(new Option('--out <path>').hideHelp())
  command.on('option:out', (path: string) => command.setOptionValue('output', path))
}

/** Gathers an option that may be repeated. */
export const collect = (value: string, before: string[]): string[] => [...before, value]
