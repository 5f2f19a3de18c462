import { canonical, type PlainCommand, seedFrom } from '@fray/kernel'

/** So many commands are remembered at least, and twice as many at most: more than are ever listed at one time. */
const MOST = 5000

/**
 * The keys of what one seat may do: `a1`, `m2`, `st3`, by the first letters of the action, so that numbers stay low. A
 * command has the same key whenever it is listed in this fight, and a key that was shown once never comes to mean another
 * command; one that has not been listed for long is forgotten. Where several hosts have the fight, keys say the same at each of them: `a-9k3xq0c41z`, from the command alone.
 */
export class Keys {
  private readonly prefixes: ReadonlyMap<string, string>
  /** The keys of the commands that were listed last, and of those before them. */
  private keys = new Map<string, string>()
  private keysBefore = new Map<string, string>()
  private commands = new Map<string, PlainCommand>()
  private commandsBefore = new Map<string, PlainCommand>()
  private readonly counts = new Map<string, number>()

  /** Whether other hosts of the fight have the same keys, some of which may not have been listed here. */
  readonly areShared: boolean

  /** @param actions ids of the ruleset's actions, in its order: the first with a letter has it alone. */
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

  /** The action of whose commands a key of that form may be one; null where there is none. */
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

/** Ten letters and digits, some 52 bits: among the commands of one fight no two ever have the same. */
function fingerprint(text: string): string {
  const { a, b } = seedFrom(text)
  const bits = (BigInt(a) << 32n) | BigInt(b)
  return bits.toString(36).padStart(13, '0').slice(-10)
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
