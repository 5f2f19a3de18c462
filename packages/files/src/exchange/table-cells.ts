import { LIMITS, type Shape } from '@fray/kernel'
import { parse } from 'yaml'
import type { ImportReport } from './account.ts'
import { attackInShort } from './attack-text.ts'
import type { ForeignAttack, ImportedCreature } from './imported-creature.ts'
import { plain } from './improved-initiative.ts'

/** A cell of a table, and its place. */
export interface Cell {
  readonly text: string
  readonly path: string
}

const HEROES = /^(?:party|pcs?|players?|heroes|hero|characters?|ally|allies|friends?|good|us|yes|true|1|x)$/i

const FOES = /^(?:foes?|enem(?:y|ies)|monsters?|npcs?|creatures?|bad|them|no|false|0)$/i

/** Whether a combatant is a hero, by its side and player columns. */
export const isHeroic = (side: string, player: string): boolean =>
  HEROES.test(side) || (side === '' && player !== '' && !/^(?:no|false|0|npc|-)$/i.test(player))

/** The id of a custom side: any word that means neither friend nor foe; null for those, and for an empty cell. */
export const ownSide = (side: string): string | null =>
  side === '' || HEROES.test(side) || FOES.test(side) ? null : side

/** The number in a cell; null if it is not one, which is reported. */
export function numberOf(text: string, path: string, report: ImportReport): number | null {
  const value = Number(text.replace(/^\+/, ''))
  if (text !== '' && Number.isFinite(value) && Math.abs(value) <= LIMITS.number) return value
  report.lose(path, `"${plain(text).slice(0, 40)}" is no number; it was left out`)
  return null
}

/** Hit points: one number, `current/most`, or two cells. */
export function pointsOf(words: Readonly<Record<string, Cell>>, report: ImportReport): ImportedCreature['hp'] {
  const { hp, now } = words
  if (hp === undefined) return null
  const [, first, second] = /^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(hp.text) ?? []
  const most = second !== undefined ? Number(second) : numberOf(hp.text, hp.path, report)
  if (most === null) return null
  const left =
    first !== undefined ? Number(first) : now === undefined ? most : (numberOf(now.text, now.path, report) ?? most)
  const bounded = Math.max(1, Math.round(most))
  return { now: Math.min(Math.max(0, Math.round(left)), bounded), most: bounded }
}

/** A level, also as a fraction; null if it is not one. */
export function levelOf(text: string): number | null {
  const [, above, below] = /^(\d{1,3})(?:\s*\/\s*(\d{1,3}))?$/.exec(text) ?? []
  const level = Number(above) / Number(below ?? 1)
  return above === undefined || !Number.isFinite(level) ? null : level
}

const SIZES: Readonly<Record<string, number>> = { tiny: 1, small: 1, medium: 1, large: 2, huge: 3, gargantuan: 4 }

/** Squares per side, by a word or a number; null for neither. */
export const sizeOf = (text: string): number | null => {
  const word = text.toLowerCase()
  if (Object.hasOwn(SIZES, word)) return SIZES[word] ?? null
  return /^[1-8]$/.test(text) ? Number(text) : null
}

/** Attacks in short, separated by `;`. */
export function attacksOf(said: Cell | undefined, report: ImportReport): ForeignAttack[] {
  if (said === undefined) return []
  return said.text.split(/[;|\n]/).flatMap((text) => {
    const attack = attackInShort(text, said.path)
    if (attack !== null) return [attack]
    const right = 'write it as in "scimitar +4 1d6+2 slashing", or "bow +4 1d6+2 range 80/320", with ; between several'
    if (text.trim() !== '') report.lose(said.path, `"${plain(text).slice(0, 60)}" is no attack: ${right}`)
    return []
  })
}

/** The value of a cell for a field of this shape; undefined if it does not fit. */
export function saidFor(shape: Shape, text: string, path: string, report: ImportReport): unknown {
  const several = () =>
    text
      .split(/[;|\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== '')
  switch (shape.type) {
    case 'number':
      return shape.words.includes(text) ? text : (numberOf(text, path, report) ?? undefined)
    case 'pool':
      return /^-?\d{1,6}\/\d{1,6}$/.test(text) ? text : (numberOf(text, path, report) ?? undefined)
    case 'flag':
      return !/^(?:no|false|0|-)$/i.test(text)
    case 'list':
    case 'words':
      return several()
    case 'numbers': {
      const pairs = several().flatMap((one) => {
        const [, word = '', number = ''] = /^([\w-]+)[\s:=]+([+-]?\d{1,6})$/.exec(one) ?? []
        return word === '' || word === '__proto__' ? [] : [[word, Number(number)] as const]
      })
      return pairs.length === 0 ? undefined : Object.fromEntries(pairs)
    }
    case 'kind':
    case 'variants':
    case 'any':
      return inFull(text, path, report)
    default:
      return text
  }
}

/** A number, a text, or a map or list as files write them. */
function inFull(text: string, path: string, report: ImportReport): unknown {
  if (/^[+-]?\d{1,6}$/.test(text)) return Number(text)
  if (!/^[[{]/.test(text)) return text
  try {
    return text.length > LIMITS.line ? undefined : parse(text, { maxAliasCount: 0 })
  } catch {
    report.lose(path, `"${plain(text).slice(0, 40)}" is no map and no list; it was left out`)
    return undefined
  }
}
