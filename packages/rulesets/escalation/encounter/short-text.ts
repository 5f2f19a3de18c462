import type { ShortFields } from '../../reading/entry.ts'
import { hint, type Path } from '../../reading/problems.ts'
import { DEFENSES, STANCE_KINDS } from '../model.ts'
import type { Reader } from './reader.ts'
import { TYPE_WORDS } from './types.ts'

/** What is meant as dice, right or wrong: what is wrong with them is told when they are read. */
const DICE = /^[+-]?(\d+d|d[\d%])\S*$|^\d+$/i
const DIE = /^d?\d+$/i
const KINDS: readonly string[] = ['melee', 'ranged', 'spell']
const REACHES: readonly string[] = ['engaged', 'nearby', 'far']
const ATTACK_WORDS = [...KINDS, 'vs', ...REACHES, 'provokes', ...TYPE_WORDS]
const ATTACK_SHAPE =
  'An attack in short is NAME melee|ranged|spell vs ac|pd|md DAMAGE [TYPE] [nearby|far] [provokes], as in axe melee vs ac 8'
const STANCE_SHAPE = 'A stance in short is melee DIE, or ranged DIE nearby|far, as in melee d8 or ranged d6 far'

/** The words of a text; dice may have spaces around their signs. */
const wordsOf = (text: string): string[] =>
  text
    .trim()
    .split('+')
    .reduce((before, after) =>
      /^\s*\d/.test(after) ? `${before.trimEnd()}+${after.trimStart()}` : `${before}+${after}`,
    )
    .split(/[\s,]+/)

/** Reads the short text of an attack. What it cannot read is noted; the fields say what could be. */
export function parseAttackText(r: Reader, text: string, path: Path): ShortFields {
  const words = wordsOf(text)
  const first = words.findIndex((word, i) => i > 0 && [...KINDS, 'vs'].includes(word.toLowerCase()))
  const end = first < 0 ? words.length : first
  const fields: ShortFields = { name: words.slice(0, end).join(' ') }
  const kinds: string[] = []
  const types: string[] = []
  let damage: string | null = null
  let range: string | null = null
  for (let at = end; at < words.length; at++) {
    const word = (words[at] as string).toLowerCase()
    if (KINDS.includes(word)) kinds.push(word)
    else if (word === 'vs') {
      const vs = (words[++at] ?? '').toLowerCase()
      if (!(DEFENSES as readonly string[]).includes(vs)) {
        r.problems.add(path, `After "vs" comes ac, pd or md, not "${words[at] ?? ''}".`, 'attack-roll')
        return fields
      }
      fields.attack = { vs }
    } else if (REACHES.includes(word)) range = word
    else if (word === 'provokes') fields.provokes = true
    else if (TYPE_WORDS.includes(word)) types.push(word)
    else if (DICE.test(word) && damage === null) damage = word
    else {
      r.problems.add(path, `"${words[at]}" means nothing here.${meant(word, ATTACK_WORDS)} ${ATTACK_SHAPE}.`)
      return fields
    }
  }
  if (end === words.length) return fields
  if (fields.attack === undefined) {
    r.problems.add(path, `This attack does not say against which defense: add vs ac, vs pd or vs md.`, 'attack-roll')
    return fields
  }
  const melee = kinds.includes('melee')
  return {
    ...fields,
    type: kinds,
    frequency: 'at-will',
    action: 'standard',
    target: { range: range ?? (melee && !kinds.includes('ranged') ? 'engaged' : 'nearby'), who: 'enemy' },
    hit: damage === null ? [] : [{ damage, ...(types.length > 0 ? { types } : {}) }],
  }
}

function meant(word: string, known: readonly string[]): string {
  const near = hint(word, known)
  return near.startsWith(' Did') ? near : ''
}

/** Whether the text is that of a stance in short, right or wrong, rather than an id of content. */
export const isStanceText = (text: string): boolean => /\s/.test(text.trim())

/** Reads the short text of a stance. What it cannot read is noted; the fields say what could be. */
export function parseStanceText(r: Reader, text: string, path: Path): Record<string, unknown> {
  const words = wordsOf(text)
  const fields: Record<string, unknown> = {}
  for (const word of words.map((w) => w.toLowerCase())) {
    if ((STANCE_KINDS as readonly string[]).includes(word)) fields.kind = word
    else if (DIE.test(word)) fields.die = word.startsWith('d') ? word : `d${word}`
    else if (word === 'nearby' || word === 'far') fields.range = word
    else {
      const near = meant(word, [...STANCE_KINDS, 'nearby', 'far'])
      r.problems.add(path, `"${word}" means nothing here.${near} ${STANCE_SHAPE}.`, 'stances')
    }
  }
  return { name: words.slice(0, 2).join(' '), ...fields }
}
