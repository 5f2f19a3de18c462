import { hint, type Path, type Problems } from '../../reading/problems.ts'

/** What is meant as dice, right or wrong: what is wrong with them is told when they are read. */
const DICE = /^[+-]?(\d+d|d[\d%])\S*$|^\d+$/i
const REACHES = ['nearby', 'far-away', 'distant', 'close']
const KINDS = ['melee', 'ranged', 'melee/ranged', 'ranged/melee']

/** What a short text of an item or an attack says, as the fields of the map that it stands for. */
export type ShortFields = Record<string, unknown> & { name: string }

const SHAPE_ITEM =
  'An item in short is NAME melee|ranged [1-hand|2-hand] DICE [reach nearby|far-away|distant] [usages M/N] [in hand|on body|in backpack]'
const SHAPE_ATTACK =
  'An attack in short is NAME melee|ranged DICE [nearby|far-away|distant], as in "bow ranged 1d6 far-away"'

interface Words {
  readonly words: readonly string[]
  at: number
}

/** Takes the words at the cursor if they are these. */
function take(c: Words, ...wanted: string[]): boolean {
  if (!wanted.every((word, i) => c.words[c.at + i]?.toLowerCase() === word)) return false
  c.at += wanted.length
  return true
}

const place = (c: Words): string | null =>
  take(c, 'in', 'hand') ? 'hand' : take(c, 'on', 'body') ? 'body' : take(c, 'in', 'backpack') ? 'backpack' : null

/** Where the name ends: at the first word that says something else. */
function nameEnd(words: readonly string[]): number {
  for (let i = 1; i < words.length; i++) {
    const word = (words[i] as string).toLowerCase()
    const pair = `${word} ${words[i + 1]?.toLowerCase() ?? ''}`
    if (KINDS.includes(word) || word === '1-hand' || word === '2-hand') return i
    if (/^(in hand|on body|in backpack|no usages)$/.test(pair) || /^usages \d/.test(pair)) return i
  }
  return words.length
}

/** Reads the short text of an item. What it cannot read is noted; the fields say what could be. */
export function parseItemText(problems: Problems, text: string, path: Path): ShortFields {
  const words = text.trim().split(/\s+/)
  const end = nameEnd(words)
  const fields: ShortFields = { name: words.slice(0, end).join(' ') }
  const c: Words = { words, at: end }
  while (c.at < words.length) {
    const word = (words[c.at] as string).toLowerCase()
    const where = place(c)
    if (where !== null) fields.place = where
    else if (KINDS.includes(word)) {
      fields.kinds = word.split('/')
      c.at++
    } else if (word === '1-hand' || word === '2-hand') {
      fields.hands = Number(word[0])
      c.at++
    } else if (take(c, 'no', 'usages')) fields.usages = 'none'
    else if (take(c, 'usages')) takeUsages(problems, c, fields, path)
    else if (take(c, 'reach') || REACHES.includes(word)) takeReach(problems, c, fields, path)
    else if (DICE.test(word) && fields.damage === undefined) fields.damage = words[c.at++]
    else {
      problems.add(path, unknownWord(words[c.at] as string, SHAPE_ITEM))
      return fields
    }
  }
  if (fields.kinds !== undefined && fields.damage === undefined) {
    problems.add(path, `"${text}" has no dice of damage. ${SHAPE_ITEM}.`)
  } else if (fields.kinds === undefined && fields.damage !== undefined) {
    problems.add(path, `"${text}" does not say whether it is melee or ranged. ${SHAPE_ITEM}.`)
  }
  return fields
}

const unknownWord = (word: string, shape: string): string => {
  const known = ['melee', 'ranged', '1-hand', '2-hand', ...REACHES, 'reach', 'usages']
  const near = hint(word, known)
  return `"${word}" means nothing here.${near.startsWith(' Did') ? near : ''} ${shape}.`
}

function takeReach(problems: Problems, c: Words, fields: ShortFields, path: Path): void {
  const word = c.words[c.at]?.toLowerCase() ?? ''
  if (REACHES.includes(word)) {
    fields.reach = word
    c.at++
  } else {
    c.at++
    problems.add(path, `After "reach" comes nearby, far-away or distant, not "${word}".`, 'ranged-reach')
  }
}

function takeUsages(problems: Problems, c: Words, fields: ShortFields, path: Path): void {
  const found = /^(\d+)\/(\d+)$/.exec(c.words[c.at] ?? '')
  if (found) {
    fields.marked = Number(found[1])
    fields.usages = Number(found[2])
    c.at++
  } else {
    problems.add(path, 'After "usages" comes marked/number, as in usages 1/3.', 'usage-track')
    if (c.at < c.words.length) c.at++
  }
}

/** Reads the short text of a creature's attack, or notes what is wrong and returns null. */
export function parseAttackText(problems: Problems, text: string, path: Path): ShortFields | null {
  const words = text.trim().split(/\s+/)
  const end = words.findIndex((w, i) => i > 0 && (w.toLowerCase() === 'melee' || w.toLowerCase() === 'ranged'))
  if (end < 0) {
    problems.add(path, `"${text}" does not say whether it is melee or ranged. ${SHAPE_ATTACK}.`)
    return null
  }
  const fields: ShortFields = { name: words.slice(0, end).join(' '), kind: words[end]?.toLowerCase() }
  const c: Words = { words, at: end + 1 }
  while (c.at < words.length) {
    const word = (words[c.at] as string).toLowerCase()
    if (take(c, 'reach') || REACHES.includes(word)) takeReach(problems, c, fields, path)
    else if (DICE.test(word) && fields.damage === undefined) fields.damage = words[c.at++]
    else {
      problems.add(path, unknownWord(words[c.at] as string, SHAPE_ATTACK))
      return fields
    }
  }
  if (fields.damage === undefined)
    problems.add(path, `"${text}" has no dice of damage. ${SHAPE_ATTACK}.`, 'creature-damage')
  return fields
}
