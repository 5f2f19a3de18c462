/** What the command's exit code says. */
export const EXIT = { done: 0, failed: 1, badInput: 2, interrupted: 130 } as const

/** Ends the command with an exit code and a message for the person who can fix it; an empty message says nothing. */
export class Stop extends Error {
  override name = 'Stop'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** Something that a person gave is not right: exit code 2. */
export const badInput = (message: string): Stop => new Stop(EXIT.badInput, message)

/** Somebody pressed Ctrl-C. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}
