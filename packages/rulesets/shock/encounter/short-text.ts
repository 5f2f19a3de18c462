import type { ShortFields } from '../../reading/entry.ts'
import { hint, type Path } from '../../reading/problems.ts'
import type { Reader } from './reader.ts'

/** What is meant as dice, right or wrong: what is wrong with them is told when they are read. */
const DICE = /^[+-]?(\d+d|d[\d%])\S*$|^\d+$/i
const ATTRIBUTES = /^(str|dex|con|int|wis)(\/(str|dex|con|int|wis))*$/
const KINDS = ['melee', 'ranged', 'thrown', 'unarmed', 'natural']
const SKILLS = ['brawl', 'stab', 'shoot', 'exert']
const WORDS = [
  ...KINDS,
  ...SKILLS,
  'shock',
  'reach',
  'range',
  'two-handed',
  'reload',
  'magic',
  'nonlethal',
  'readied',
  'stowed',
  'unloaded',
]
const SHAPE =
  'A weapon in short is NAME melee|ranged|thrown|unarmed|natural SKILL ATTR[/ATTR] DICE [shock N/AC] [reach FEET] [range N/N] [two-handed] [reload move|main] [magic N] [nonlethal] [in hand|readied|stowed] [unloaded]'

/** Where the name ends: at the first word that says what kind of weapon it is, or where it is carried. */
function nameEnd(words: readonly string[]): number {
  for (let i = 1; i < words.length; i++) {
    const word = (words[i] as string).toLowerCase()
    if (KINDS.includes(word) || word === 'readied' || word === 'stowed' || word === 'unloaded') return i
    if (word === 'in' && words[i + 1]?.toLowerCase() === 'hand') return i
  }
  return words.length
}

/** A word that is followed by a value: what it fills, and what the value looks like. */
const VALUED: Readonly<Record<string, { readonly value: RegExp; readonly right: string }>> = {
  shock: { value: /^\d+\/(\d+|-)$/, right: 'points/AC, as in shock 2/15 or shock 3/-' },
  reach: { value: /^\d+$/, right: 'feet, as in reach 10' },
  range: { value: /^\d+\/\d+$/, right: 'normal/most in feet, as in range 20/40' },
  reload: { value: /^(move|main)$/, right: 'move or main' },
  magic: { value: /^\+?\d+$/, right: 'a number, as in magic 1' },
}

/** Reads the short text of an item. What it cannot read is noted; the fields say what could be. */
export function parseItemText(r: Reader, text: string, path: Path): ShortFields {
  const words = text.trim().split(/\s+/)
  const end = nameEnd(words)
  const fields: ShortFields = { name: words.slice(0, end).join(' ') }
  for (let at = end; at < words.length; at++) {
    const word = (words[at] as string).toLowerCase()
    const valued = Object.hasOwn(VALUED, word) ? VALUED[word] : undefined
    if (valued !== undefined) {
      const value = words[++at]?.toLowerCase() ?? ''
      if (!valued.value.test(value)) {
        r.problems.add(path, `After "${word}" comes ${valued.right}, not "${value}".`, 'weapon-entry')
        return fields
      }
      fields[word] = word === 'reach' || word === 'magic' ? Number(value) : value
    } else if (word === 'in' && words[at + 1]?.toLowerCase() === 'hand') {
      fields.carried = 'hand'
      at++
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
  if (word === 'unarmed' || word === 'natural') {
    fields.kind = 'melee'
    fields[word] = true
  } else if (KINDS.includes(word)) fields.kind = word
  else if (SKILLS.includes(word)) fields.skill = word
  else if (ATTRIBUTES.test(word)) fields.attributes = word.split('/')
  else if (word === 'two-handed') fields.hands = 2
  else if (word === 'nonlethal') fields.nonLethal = true
  else if (word === 'readied' || word === 'stowed') fields.carried = word
  else if (word === 'unloaded') fields.loaded = false
  else if (DICE.test(word) && fields.damage === undefined) fields.damage = word
  else return false
  return true
}
