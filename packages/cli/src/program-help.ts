/** Examples of a command, for the end of its help. */
export const examples = (...lines: string[]): string => `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`

/** What every command's action gets besides its own arguments. */
export type Done = (code: number) => void

/** Gathers an option that may be repeated. */
export const collect = (value: string, before: string[]): string[] => [...before, value]
