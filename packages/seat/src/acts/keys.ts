import { canonical, type PlainCommand } from '@fray/kernel'

/**
 * The keys of what one seat may do: `a1`, `m2`, `st3`, by the first letters of the action, so that numbers stay low. A
 * command has the same key whenever it is listed in this fight, and a key that was shown once never comes to mean another
 * command.
 */
export class Keys {
  private readonly prefixes: ReadonlyMap<string, string>
  private readonly keys = new Map<string, string>()
  private readonly commands = new Map<string, PlainCommand>()
  private readonly counts = new Map<string, number>()

  /** @param actions ids of the ruleset's actions, in its order: the first with a letter has it alone. */
  constructor(actions: Iterable<string>) {
    this.prefixes = prefixesOf(actions)
  }

  /** The key of a command. */
  of(command: PlainCommand): string {
    const id = canonical(command)
    const known = this.keys.get(id)
    if (known !== undefined) return known
    const letter = this.prefixes.get(command.action) ?? command.action.charAt(0)
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

/** A short beginning for each action that no other has: `a` attack, `sh` shove, `td` total-defense. */
function prefixesOf(actions: Iterable<string>): Map<string, string> {
  const prefixes = new Map<string, string>()
  const taken = new Set<string>()
  for (const action of actions) {
    const letters = action.replace(/[^a-z]/g, '')
    const initials = action
      .split('-')
      .map((word) => word.charAt(0))
      .join('')
    const shorter = [...letters].map((_, at) => letters.slice(0, at + 1))
    const wanted = [...shorter.slice(0, 1), ...(initials.length > 1 ? [initials] : []), ...shorter.slice(1)]
    const prefix = wanted.find((one) => !taken.has(one)) ?? letters
    taken.add(prefix)
    prefixes.set(action, prefix)
  }
  return prefixes
}
