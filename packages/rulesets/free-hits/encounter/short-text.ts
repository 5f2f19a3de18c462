import type { ShortFields } from '../../reading/entry.ts'
import { hint, type Path } from '../../reading/problems.ts'
import { CARRIED, WEAPON_KINDS } from '../model.ts'
import type { Reader } from './reader.ts'

/** What is meant as dice, right or wrong: what is wrong with them is told when they are read. */
const DICE = /^[+-]?(\d+d|d[\d%])\S*$|^\d+$/i
const KINDS: readonly string[] = WEAPON_KINDS
const PLACES: readonly string[] = CARRIED
const WORDS = [...KINDS, ...PLACES, 'range', 'strength', 'no-strength', 'type']
const SHAPE =
  'A weapon in short is NAME melee|ranged|natural DICE [range N] [strength|no-strength] [type WORD] [sheathed|ground]'

/** Where the name ends: at the first word that says what kind of weapon it is, or where it is carried. */
function nameEnd(words: readonly string[]): number {
  for (let i = 1; i < words.length; i++) {
    const word = (words[i] as string).toLowerCase()
    if (KINDS.includes(word) || PLACES.includes(word)) return i
  }
  return words.length
}

/** Reads the short text of a weapon. What it cannot read is noted; the fields say what could be. */
export function parseWeaponText(r: Reader, text: string, path: Path): ShortFields {
  // Dice may have spaces around their signs.
  const words = text
    .split('+')
    .map((part) => part.trim())
    .join('+')
    .split(/\s+/)
  const end = nameEnd(words)
  const fields: ShortFields = { name: words.slice(0, end).join(' ') }
  for (let at = end; at < words.length; at++) {
    const word = (words[at] as string).toLowerCase()
    if (word === 'range' || word === 'type') {
      const value = words[++at] ?? ''
      const fits = word === 'range' ? /^\d{1,4}$/.test(value) : value !== ''
      if (!fits) {
        const right = word === 'range' ? 'a number of squares, as in range 20' : 'a word, as in type fire'
        r.problems.add(path, `After "${word}" comes ${right}, not "${value}".`, 'damage-by-weapon')
        return fields
      }
      fields[word] = word === 'range' ? Number(value) : value
    } else if (!takeWord(fields, word)) {
      const near = hint(words[at] as string, WORDS)
      const meant = near.startsWith(' Did') ? near : ''
      r.problems.add(path, `"${words[at]}" means nothing here.${meant} ${SHAPE}.`)
      return fields
    }
  }
  return fields
}

/** Takes a word that stands for itself; false for one that means nothing. */
function takeWord(fields: ShortFields, word: string): boolean {
  if (KINDS.includes(word)) fields.kind = word
  else if (PLACES.includes(word)) fields.carried = word
  else if (word === 'strength' || word === 'no-strength') fields.addStrength = word === 'strength'
  else if (DICE.test(word) && fields.damage === undefined) fields.damage = word
  else return false
  return true
}
