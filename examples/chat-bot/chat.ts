/** What the bot needs of a chat service, and nothing else: an adapter for another one is written against this file. */

/** A picture of the board, and what there is to be seen in words. */
export interface Picture {
  readonly svg: string
  readonly description: string
}

/** A button: pressed, it says its words as if they had been typed behind `/fray`. */
export interface Button {
  readonly words: string
  readonly label: string
}

/** Something the bot says. Its text is plain: the adapter escapes what its service would take for markup or a mention. */
export interface Message {
  readonly text: string
  readonly picture?: Picture
  readonly buttons?: readonly Button[]
}

/** Something a person has typed or pressed. */
export interface Command {
  /** Where: there is one fight in each channel. */
  readonly channel: string
  /** Who, by the id that the service vouches for: never a name that people choose. */
  readonly person: string
  /** What stands behind `/fray`. */
  readonly words: string
  /** Says something that this person alone sees. */
  tell(message: Message): Promise<void>
  /** Says something that everybody in the channel sees. */
  show(message: Message): Promise<void>
}

/** What answers commands. It does not throw: what goes wrong it tells the person. */
export type Hear = (command: Command) => Promise<void>
