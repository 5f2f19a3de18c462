import type { Message } from '../log/parts.ts'

/** What a command costs, as the group in which it is listed. */
export interface Price {
  /** The same for all commands of the group: `action`, `move`, `free`. */
  readonly id: string
  /** The group's title: `Action`, `Move`, `Free`. */
  readonly label: Message
  /** Groups are shown in this order, lowest first. */
  readonly order: number
}
