import { canonical, type PlainCommand } from '@fray/kernel'

/**
 * The keys of what one seat may do: `a1`, `m2`, by the first letter of the action. A command has the same key whenever it is
 * listed in this fight, and a key that was shown once never comes to mean another command.
 */
export class Keys {
  private readonly keys = new Map<string, string>()
  private readonly commands = new Map<string, PlainCommand>()
  private readonly counts = new Map<string, number>()

  /** The key of a command. */
  of(command: PlainCommand): string {
    const id = canonical(command)
    const known = this.keys.get(id)
    if (known !== undefined) return known
    const letter = command.action.charAt(0)
    const number = (this.counts.get(letter) ?? 0) + 1
    const key = `${letter}${number}`
    this.counts.set(letter, number)
    this.keys.set(id, key)
    this.commands.set(key, command)
    return key
  }

  /** The command of a key that has been shown; null for any other. */
  commandOf(key: string): PlainCommand | null {
    return this.commands.get(key.toLowerCase()) ?? null
  }
}
