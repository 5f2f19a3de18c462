import { hint, type Path } from '../../reading/problems.ts'
import { DAMAGE_TYPES, PLACES } from '../model.ts'
import type { Reader } from './reader.ts'

/** What a short text of an item says, as the fields of the map that it stands for. */
export type ShortFields = Record<string, unknown> & { name: string }

const DICE = /^(\d*d\d\S*|d[\d%]\S*|\d+)$/i
const BONUS = /^[+-]\d{1,3}$/
const CRIT = /^x[234]$/i
const WORDS = ['speed', 'reach', 'ranged', 'thrown', 'two-handed', 'natural', 'strikes', 'crit', 'in', ...DAMAGE_TYPES]
const SHAPE =
  'A weapon in short is NAME [+BONUS] DICE TYPE[/TYPE] [x2] [speed N] [reach N] [ranged N | thrown N] [two-handed] [natural] [strikes N] [crit 19+] [in main|off|both|body|carried|ground]'

/** Words that are followed by a number, and the field that it fills. */
const NUMBERED: Readonly<Record<string, string>> = { speed: 'speed', reach: 'reach', strikes: 'strikes' }

/** Reads the short text of an item. What it cannot read is noted; the fields say what could be. */
export function parseItemText(r: Pick<Reader, 'problems'>, text: string, path: Path): ShortFields {
  const [name = '', ...words] = text.trim().split(/\s+/)
  const fields: ShortFields = { name }
  const wrong = (message: string) => r.problems.add(path, message, 'attack-bonus')
  for (let at = 0; at < words.length; at++) {
    const word = (words[at] as string).toLowerCase()
    const next = words[at + 1] ?? ''
    const field = NUMBERED[word]
    if (field !== undefined) {
      if (!/^[+-]?\d{1,3}$/.test(next)) {
        wrong(`After "${word}" comes a number, not "${next}".`)
        return fields
      }
      fields[field] = Number(next)
      at++
    } else if (word === 'ranged' || word === 'thrown') {
      if (!/^\d{1,4}$/.test(next)) {
        wrong(`After "${word}" comes its range in yards, not "${next}".`)
        return fields
      }
      fields.mode = word
      fields.range = Number(next)
      at++
    } else if (word === 'crit') {
      if (!/^\d{1,2}\+?$/.test(next)) {
        wrong(`After "crit" comes the least natural roll, as in crit 19+, not "${next}".`)
        return fields
      }
      fields.critOn = Number.parseInt(next, 10)
      at++
    } else if (word === 'in') {
      if (!(PLACES as readonly string[]).includes(next)) {
        wrong(`After "in" comes a place (${PLACES.join(', ')}), not "${next}".`)
        return fields
      }
      fields.in = next
      at++
    } else if (!takeWord(fields, word)) {
      const near = hint(words[at] as string, WORDS)
      r.problems.add(path, `"${words[at]}" means nothing here.${near.startsWith(' Did') ? near : ''} ${SHAPE}.`)
      return fields
    }
  }
  return fields
}

/** Takes a word that stands for itself; false for one that means nothing. */
function takeWord(fields: ShortFields, word: string): boolean {
  if (BONUS.test(word)) fields.bonus = Number(word)
  else if (CRIT.test(word)) fields.crit = word.toLowerCase()
  else if (word === 'two-handed') fields.hands = 2
  else if (word === 'natural') fields.natural = true
  else if (word.split('/').every((type) => (DAMAGE_TYPES as readonly string[]).includes(type))) fields.types = word
  else if (DICE.test(word) && fields.damage === undefined) fields.damage = word
  else return false
  return true
}
