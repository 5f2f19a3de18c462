/**
 * The letters of the tokens on one seat's board: short, unique regardless of case, and constant for each combatant,
 * anyone who arrives or is discovered later. Combatants with the same name are distinguished by their numbers, under one
 * or two letters that nobody else's numbers use: `S1`, `S2` for spears, `Sn1`, `Sn2` for slingers.
 */
export class Letters {
  private readonly known = new Map<string, string>()
  private readonly taken = new Set<string>()
  private readonly parts = new Map<string, Name>()

  /** The assigned letters, by name. */
  get all(): readonly (readonly [name: string, letter: string])[] {
    return [...this.known]
  }

  /** How many names have a letter. */
  get count(): number {
    return this.known.size
  }

  /** Sets the letters that were assigned, here or by another host of the same fight, replacing all others. */
  recall(letters: readonly (readonly [name: string, letter: string])[]): void {
    this.known.clear()
    this.taken.clear()
    for (const [name, letter] of letters) this.keep(name, letter)
  }

  /**
   * Assigns letters to all names without one, taking the others into account: no letters of a name are a prefix of
   * another's.
   */
  meet(names: readonly string[]): void {
    const fresh = names.filter((name) => !this.known.has(name))
    if (fresh.length === 0) return
    const beginnings = new Map<string, Set<string>>()
    for (const name of [...this.known.keys(), ...fresh]) {
      const { stem, letters } = this.partsOf(name)
      const stems = beginnings.get(letters.slice(0, 2).join('')) ?? new Set()
      beginnings.set(letters.slice(0, 2).join(''), stems.add(stem))
    }
    for (const name of fresh) this.keep(name, this.free(this.partsOf(name), beginnings))
  }

  /** The letter of the combatant with that name. */
  of(name: string): string {
    this.meet([name])
    return this.known.get(name) ?? ''
  }

  private keep(name: string, letter: string): void {
    this.known.set(name, letter)
    this.taken.add(letter.toUpperCase())
  }

  private partsOf(name: string): Name {
    const known = this.parts.get(name) ?? readName(name)
    this.parts.set(name, known)
    return known
  }

  private free(name: Name, beginnings: ReadonlyMap<string, ReadonlySet<string>>): string {
    const { stem, number, letters } = name
    const others = (prefix: string) => [...(beginnings.get(prefix.toUpperCase()) ?? [])].some((one) => one !== stem)
    const own = this.prefixOf(stem, number)
    if (own !== null) {
      const letter = own + number
      if (letter.length <= MOST && this.isFree(letter)) return letter
    }
    const prefixes = [...prefixesFor(letters, name.initials)]
    const clear = prefixes.filter((prefix) => prefix.length === 1 || !others(prefix))
    for (const prefix of [...clear, ...prefixes]) {
      if (number !== '' && (LIKE_DIGITS.test(prefix) || this.isPrefix(prefix))) continue
      const letter = prefix + number
      if (letter.length <= MOST && this.isFree(letter)) return letter
    }
    const [first = '?'] = letters
    for (let n = 2; ; n++) if (this.isFree(first + n)) return first + n
  }

  private isFree(letter: string): boolean {
    return !this.taken.has(letter.toUpperCase())
  }

  /** The letters before the numbers of those with the same name; null if none of them has letters yet. */
  private prefixOf(stem: string, number: string): string | null {
    let bare: string | null = null
    for (const [name, letter] of this.known) {
      const other = this.partsOf(name)
      if (other.stem !== stem) continue
      if (other.number === '') bare = letter
      else if (letter.endsWith(other.number)) return letter.slice(0, -other.number.length)
    }
    return number === '' || bare === null || this.isPrefix(bare) || LIKE_DIGITS.test(bare) ? null : bare
  }

  /** Whether numbers are already used under these letters. */
  private isPrefix(prefix: string): boolean {
    for (const letter of this.known.values())
      if (/\d$/.test(letter) && letter.slice(0, stemLength(letter)).toUpperCase() === prefix.toUpperCase()) return true
    return false
  }
}

/** The most characters of a letter. */
const MOST = 4

/** Letters that look like digits before a number. */
const LIKE_DIGITS = /.[lio]$/i

interface Name {
  /** The name without its final number. */
  readonly stem: string
  /** The final number; '' for none. */
  readonly number: string
  /** Its letters, in upper case. */
  readonly letters: readonly string[]
  /** The first letters of its words after the first one. */
  readonly initials: readonly string[]
}

const lettersIn = (text: string): string[] =>
  [...text].filter((one) => /\p{L}/u.test(one)).map((one) => one.toUpperCase())

/** The length of a text without its final digits. */
function stemLength(text: string): number {
  let at = text.length
  while (at > 0 && /\d/.test(text.charAt(at - 1))) at--
  return at
}

function readName(name: string): Name {
  const length = stemLength(name)
  const number = name.slice(length)
  const stem = name.slice(0, length).trim()
  const [, ...words] = stem.split(/[\s-]+/)
  return { stem, number, letters: lettersIn(stem), initials: words.flatMap((word) => lettersIn(word).slice(0, 1)) }
}

/**
 * Possible abbreviations of a name, the likeliest first: its first letter; that with the initial of another word;
 * with another of its letters.
 */
function* prefixesFor([first = '?', ...rest]: readonly string[], initials: readonly string[]): Generator<string> {
  yield first
  for (const other of initials) yield first + other
  for (const other of rest) yield first + other.toLowerCase()
}
