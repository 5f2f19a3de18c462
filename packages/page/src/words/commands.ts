/** What the text table's command line does in addition to actions and answers. */
export type Command =
  | 'help'
  | 'undo'
  | 'redo'
  | 'end'
  | 'yes'
  | 'no'
  | 'reach'
  | 'threat'
  | 'card'
  | 'what is'
  | 'log'
  | 'odds'
  | 'past'
  | 'before'
  | 'after'
  | 'now'
  | 'play on'
  | 'plan'
  | 'keep plan'
  | 'drop plan'
  | 'take out'

/** What a language calls the commands. */
export type CommandWords = Readonly<Record<Command, readonly string[]>>

/** Commands that something may follow; the others stand alone, so that actions may begin with the same word. */
const TAKES_MORE: ReadonlySet<Command> = new Set([
  'reach',
  'threat',
  'card',
  'what is',
  'odds',
  'past',
  'plan',
  'take out',
])

/** A command, and what was typed behind it. */
export interface Commanded {
  readonly command: Command
  readonly rest: string
}

/** The command that a line begins with; null where it is none, but an action or an answer. The longest name wins: `what is` before `what`. */
export function commandOf(line: string, ...languages: readonly CommandWords[]): Commanded | null {
  const low = line.trim().toLowerCase()
  const names = languages.flatMap((words) =>
    Object.entries(words).flatMap(([command, all]) => all.map((name) => ({ command: command as Command, name }))),
  )
  const found = names
    .filter(({ command, name }) => low === name || (TAKES_MORE.has(command) && low.startsWith(`${name} `)))
    .sort((a, b) => b.name.length - a.name.length)[0]
  return found === undefined ? null : { command: found.command, rest: low.slice(found.name.length).trim() }
}
