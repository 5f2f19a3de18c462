import {
  type AnyScene,
  type FightEvent,
  inEnglish,
  isRoll,
  type Message,
  type Sees,
  said,
  seesOf,
  sourceText,
  type TallyRecord,
} from '@fray/kernel'

/** One part of a number. */
export interface ShownPart {
  /** Its source: a weapon, an Attribute, a condition. */
  readonly words: string
  readonly value: number
  readonly rule: string
  /** Parts that did not count are included too. */
  readonly counted: boolean
  /** The dice of the part, `d20=14 d20=8 (dropped)`; '' if none were rolled. */
  readonly dice: string
}

/** A number in the log with its parts: what was rolled, or what it was rolled against. */
export interface ShownTally {
  readonly label: string
  readonly parts: readonly ShownPart[]
  readonly total: number
}

/** Labels of the numbers in events. */
const LABELS: Readonly<Record<string, string>> = {
  tally: 'The roll',
  ac: 'AC',
  defense: 'Defense',
  tn: 'To reach',
  left: 'Movement left',
}

const isTally = (value: unknown): value is TallyRecord =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as TallyRecord).total === 'number' &&
  Array.isArray((value as TallyRecord).parts)

/** Every number of the event with its parts; for a roll both the roll and what it was against. */
export function talliesOf(scene: AnyScene, event: FightEvent): ShownTally[] {
  const found = within(event, '', seesOf(scene))
  if (!isRoll(event) || typeof event.against !== 'number' || found.length !== 1) return found
  return [...found, { label: LABELS.tn as string, parts: [], total: event.against }]
}

function within(value: unknown, name: string, sees: Sees): ShownTally[] {
  if (isTally(value))
    return [{ label: LABELS[name] ?? name, parts: value.parts.map((part) => partOf(part, sees)), total: value.total }]
  if (Array.isArray(value)) return value.flatMap((one) => within(one, name, sees))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => within(one, key, sees))
}

const partOf = ({ source, value, rule, counted, dice }: TallyRecord['parts'][number], sees: Sees): ShownPart => ({
  words: sourceText(source, sees),
  value,
  rule,
  counted,
  dice:
    dice === null
      ? ''
      : dice.faces.map((face, i) => `d${dice.sides[i]}=${face}${dice.kept[i] === true ? '' : ' (dropped)'}`).join(' '),
})

/** Fields of events with further reasons: as words, or with their text. */
const NOTES = ['reasons', 'notes', 'edges'] as const

/** What else decided the event, in words. */
export function notesOf(scene: AnyScene, event: FightEvent): string[] {
  const sees = seesOf(scene)
  const fields = event as FightEvent & Readonly<Record<string, unknown>>
  return NOTES.flatMap((name) => {
    const told = fields[name]
    return Array.isArray(told) ? told.flatMap((note) => noteWords(note, sees)) : []
  })
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value && 'slots' in value

function noteWords(note: unknown, sees: Sees): string[] {
  if (typeof note === 'string') return [note]
  if (isMessage(note)) return [sourceText(note, sees)]
  const { text, source, value } = note as Readonly<Record<string, unknown>>
  if (typeof text === 'string') return [text]
  if (!isMessage(source)) return []
  const words = sourceText(source, sees)
  if (typeof value !== 'number') return [words]
  const slots = { source: said(source, sees).message }
  return [value > 0 ? inEnglish('Advantage: {source}', slots) : inEnglish('Disadvantage: {source}', slots)]
}
