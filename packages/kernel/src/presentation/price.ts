import type { Message } from '../log/parts.ts'

/** What a command costs: the group in which it stands in the list of what somebody may do. */
export interface Price {
  /** The same for all commands of the group: `action`, `move`, `free`. */
  readonly id: string
  /** The group's title: `Action`, `Move`, `Free`. */
  readonly label: Message
  /** Groups are shown in this order, the smallest first. */
  readonly order: number
}
