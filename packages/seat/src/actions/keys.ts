import { canonical, type PlainCommand, seedFrom } from '@fray/kernel'

/** The minimum number of remembered commands; the maximum is twice that: more than are ever listed at one time. */
const MOST = 5000

/**
 * The keys of a seat's actions: `a1`, `m2`, `st3`, by the first letters of the action, so that numbers stay low. A
 * command has the same key whenever it is listed in this fight, and a key is never reused for another command;
 * commands not listed for long are dropped. If several hosts share the fight, keys must be equal on all of them:
 * `a-9k3xq0c41z`, derived from the command alone.
 */
export class Keys {
  private readonly prefixes: ReadonlyMap<string, string>
  /** The keys of the commands listed last, and of those before them. */
  private keys = new Map<string, string>()
  private keysBefore = new Map<string, string>()
  private commands = new Map<string, PlainCommand>()
  private commandsBefore = new Map<string, PlainCommand>()
  private readonly counts = new Map<string, number>()

  /** Whether other hosts of the fight have the same keys, some of which may not have been listed here. */
  readonly areShared: boolean

  /** @param actions ids of the ruleset's actions, in its order: the first with a letter gets the single letter */
  constructor(actions: Iterable<string>, areShared = false) {
    this.prefixes = prefixesOf(actions)
    this.areShared = areShared
  }

  /** The key of a command. */
  of(command: PlainCommand): string {
    const id = canonical(command)
    const known = this.keys.get(id)
    if (known !== undefined) return known
    if (this.keys.size >= MOST) {
      this.keysBefore = this.keys
      this.commandsBefore = this.commands
      this.keys = new Map()
      this.commands = new Map()
    }
    const key = this.keysBefore.get(id) ?? this.newKey(command, id)
    this.keys.set(id, key)
    this.commands.set(key, command)
    return key
  }

  /** The command of a key that has been shown; null for any other. */
  commandOf(key: string): PlainCommand | null {
    const asked = key.toLowerCase()
    return this.commands.get(asked) ?? this.commandsBefore.get(asked) ?? null
  }

  /** The action whose commands have keys with that prefix; null if there is none. */
  actionOf(key: string): string | null {
    const letter = key.toLowerCase().split('-', 1)[0]
    for (const [action, prefix] of this.prefixes) if (prefix === letter) return action
    return null
  }

  private newKey({ action }: PlainCommand, id: string): string {
    const letter = this.prefixes.get(action) ?? action.charAt(0)
    if (this.areShared) return `${letter}-${fingerprint(id)}`
    const number = (this.counts.get(letter) ?? 0) + 1
    this.counts.set(letter, number)
    return `${letter}${number}`
  }
}

/** Ten letters and digits, about 52 bits: collisions within one fight are practically impossible. */
function fingerprint(text: string): string {
  const { a, b } = seedFrom(text)
  const bits = (BigInt(a) << 32n) | BigInt(b)
  return bits.toString(36).padStart(13, '0').slice(-10)
}

/** A short unique prefix for each action: `a` attack, `sh` shove, `td` total-defense. */
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
