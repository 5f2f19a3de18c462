const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A letter for a combatant: one of its name's if that is free, else the next free one; capitals for friends. */
export function letterFor(name: string, friend: boolean, taken: Set<string>): string {
  const inCase = (letter: string) => (friend ? letter.toUpperCase() : letter.toLowerCase())
  for (const letter of [...name.replace(/[^A-Za-z]/g, ''), ...CAPITALS].map(inCase)) {
    if (taken.has(letter)) continue
    taken.add(letter)
    return letter
  }
  return friend ? '@' : '&'
}
