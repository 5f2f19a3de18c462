import { isMap, LIMITS, limitText } from '@fray/kernel'
import { ForeignProblem, type ImportReport } from './account.ts'
import { attackIn } from './attack-text.ts'
import { Place, parseForeign } from './foreign-json.ts'
import {
  type ForeignAttack,
  type ImportedCreature,
  type ImportedField,
  SCORES,
  type Score,
} from './imported-creature.ts'

/** The content of an Improved Initiative file. */
export interface ForeignEncounter {
  readonly title: string
  readonly people: readonly ImportedCreature[]
}

/** The most entries in one list of a stat block. */
const MOST_LISTED = 200

/** Fields of a stat block that no game here can use as free text. */
const LOST: Readonly<Record<string, string>> = {
  DamageVulnerabilities: 'vulnerabilities were left out: say them in the words of the game',
  DamageResistances: 'resistances were left out: say them in the words of the game',
  DamageImmunities: 'immunities were left out: say them in the words of the game',
  ConditionImmunities: 'immunities to conditions were left out: say them in the words of the game',
  Saves: 'saves were left out: no game here has these',
  Skills: 'skills were left out: no game here has these',
  Senses: 'senses were left out: no game here has these',
  Languages: 'languages were left out: no game here has these',
  Traits: 'traits were left out: they are free text',
  Reactions: 'reactions were left out: they are free text',
  LegendaryActions: 'legendary actions were left out: they are free text',
}

/** Whether the value looks like a file of Improved Initiative: a stat block, a list of them, an encounter, or all its data. */
export function isEncounterFile(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isStatBlock)
  if (!isMap(value)) return false
  return isStatBlock(value) || Array.isArray(value.Combatants) || Object.keys(value).some((key) => keyOf(key) !== null)
}

const isStatBlock = (value: unknown): boolean =>
  isMap(value) && typeof value.Name === 'string' && ('HP' in value || 'StatBlock' in value)

const KEY = /^(?:ImprovedInitiative\.)?(Creatures|StatBlocks|PersistentCharacters|SavedEncounters)\.(.+)$/

/** What an entry of a full export is: its list, and its id. */
function keyOf(key: string): { readonly list: string; readonly id: string } | null {
  const [, list, id] = KEY.exec(key) ?? []
  return list === undefined || id === undefined ? null : { list, id }
}

/**
 * Reads a stat block, a list of them, an encounter (saved or in progress), or a full export of Improved Initiative.
 * From a full export it takes the encounter named `wanted`, or the only one; without encounters, all creatures.
 */
export function readImproved(value: unknown, report: ImportReport, wanted: string | null): ForeignEncounter {
  if (Array.isArray(value))
    return { title: '', people: new Place(value, '', report).list(LIMITS.combatants).flatMap(personOf) }
  const file = new Place(value, '', report)
  if (isStatBlock(value)) return { title: '', people: personOf(file) }
  if (Array.isArray(file.at('Combatants').value)) return encounterOf(file)
  const entries = Object.keys(value as object).flatMap((key) => {
    const found = keyOf(key)
    return found === null ? [] : [{ ...found, place: entryAt(file, key) }]
  })
  const encounters = entries.filter(({ list }) => list === 'SavedEncounters')
  if (encounters.length > 0) {
    const names = encounters.map(({ place }) => nameOf(place))
    const at = wanted === null ? (names.length === 1 ? 0 : -1) : names.findIndex((name) => same(name, wanted))
    const chosen = encounters[at]
    if (chosen !== undefined) return encounterOf(chosen.place)
    const known = names.slice(0, 20).map((name) => `"${name}"`)
    const which = wanted === null ? 'say which one with --encounter' : `there is none called "${wanted}"`
    throw new ForeignProblem(`It holds ${limitText(names.length)} encounters; ${which}: ${known.join(', ')}.`)
  }
  if (entries.length > LIMITS.combatants)
    throw new ForeignProblem(
      `It holds ${limitText(entries.length)} stat blocks, and ${limitText(LIMITS.combatants)} is the most.`,
    )
  return { title: '', people: entries.flatMap(({ place }) => personOf(place)) }
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** An entry of a full export; older exports store each as a JSON text. */
function entryAt(file: Place, key: string): Place {
  const { value } = file.at(key)
  return new Place(typeof value === 'string' ? parseForeign(value) : value, key, file.report)
}

const nameOf = (place: Place): string => place.at('Name').text() || place.path

function encounterOf(place: Place): ForeignEncounter {
  const { report } = place
  const round = place.at('RoundCounter')
  if (typeof round.value === 'number' && round.value > 0)
    report.lose(
      round.path,
      `the fight stood in round ${round.value}; it starts again here, with the hit points that are left`,
    )
  const active = place.at('ActiveCombatantId')
  if (typeof active.value === 'string' && active.value !== '')
    report.lose(active.path, 'whose turn it was was left out: the fight starts again here')
  const title = place.at('Name').text()
  return {
    title: title === 'DEFAULT_SAVED_ENCOUNTER' ? '' : title,
    people: place.at('Combatants').list(LIMITS.combatants).flatMap(personOf),
  }
}

/** A combatant of an encounter with its stat block, a character with one, or a stat block alone. */
function personOf(place: Place): ImportedCreature[] {
  const { report } = place
  if (!isMap(place.value)) {
    report.lose(place.path, 'this should be a map; it was left out')
    return []
  }
  const block = place.at('StatBlock').isEmpty ? place : place.at('StatBlock')
  const printed = block.at('Name').text().trim()
  const alias = place.at('Alias').text().trim()
  const label = place.at('IndexLabel')
  const numbered = block !== place && typeof label.value === 'number' && label.value > 0 ? ` ${label.value}` : ''
  const name = alias !== '' ? alias : printed === '' ? '' : `${printed}${numbered}`
  if (name === '') {
    report.lose(place.path, 'nobody without a name can be brought in; it was left out')
    return []
  }
  const player = block.at('Player').text().trim().toLowerCase()
  const at: Partial<Record<ImportedField, string>> = {}
  const noted = <T>(concept: ImportedField, from: Place, value: T | null): T | null => {
    if (value !== null) at[concept] = from.path
    return value
  }
  const hp = block.at('HP')
  const challenge = block.at('Challenge')
  const speed = block.at('Speed')
  const type = block.at('Type')
  const scores = scoresOf(block.at('Abilities'))
  const attacks = block.at('Actions').list(MOST_LISTED).flatMap(attackOf)
  tellLost(place, block)
  return [
    {
      path: place.path,
      id: place.at('Id').text() || block.at('Id').text() || name,
      name,
      isHero: player !== '' && player !== 'npc',
      hp: noted('hp', hp, hitPoints(place, block)),
      ac: noted('ac', block.at('AC'), whole(block.at('AC').at('Value').number())),
      initiative: noted('initiative', block.at('InitiativeModifier'), whole(block.at('InitiativeModifier').number())),
      level: noted('level', challenge, levelOf(challenge.text())),
      hitDice: noted('hitDice', hp.at('Notes'), /(\d{1,3}d\d{1,3})/.exec(hp.at('Notes').text())?.[1] ?? null),
      speed: noted('speed', speed, speedOf(speed)),
      size: noted('size', type, sizeOf(type.text())),
      scores: Object.keys(scores).length === 0 ? {} : (noted('scores', block.at('Abilities'), scores) ?? {}),
      attacks: attacks.length === 0 ? [] : (noted('attacks', block.at('Actions'), attacks) ?? []),
      about: plain(type.text()),
      at,
      gameFields: {},
    },
  ]
}

const whole = (value: number | null): number | null => (value === null ? null : Math.round(value))

/** The text on one line without control characters. */
export const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 400)

function hitPoints(place: Place, block: Place): ImportedCreature['hp'] {
  const most = whole(block.at('HP').at('Value').number(MOST_POINTS))
  if (most === null) return null
  const current = place.at('CurrentHP')
  const now = whole(current.number(MOST_POINTS)) ?? most
  const bounded = Math.max(1, most)
  if (now > bounded)
    place.report.change(current.path, `${now} hit points are more than ${bounded}, the most: all of them are left`)
  return { now: Math.min(Math.max(0, now), bounded), most: bounded }
}

const MOST_POINTS = 100_000

/** The level: `1/4` counts as below 1, `5` as five. */
function levelOf(text: string): number | null {
  const [, above, below] = /^\s*(\d{1,3})(?:\s*\/\s*(\d{1,3}))?/.exec(text) ?? []
  if (above === undefined) return null
  const level = Number(above) / Number(below ?? 1)
  return Number.isFinite(level) ? level : null
}

/** The first speed: feet of `walk 30 ft.` */
function speedOf(place: Place): number | null {
  const all = place.list(MOST_LISTED).map((one) => one.text())
  const walked = all.find((text) => /^\s*(?:walk\s+)?\d/i.test(text)) ?? all[0] ?? ''
  for (const other of all)
    if (other !== walked)
      place.report.lose(place.path, `"${plain(other)}" was left out: only how somebody walks was taken`)
  const [feet] = /\d{1,4}/.exec(walked) ?? []
  return feet === undefined ? null : Number(feet)
}

const SIZES: Readonly<Record<string, number>> = { tiny: 1, small: 1, medium: 1, large: 2, huge: 3, gargantuan: 4 }

function sizeOf(text: string): number | null {
  const [word = ''] = text.trim().toLowerCase().split(/\s+/)
  return Object.hasOwn(SIZES, word) ? (SIZES[word] ?? null) : null
}

function scoresOf(place: Place): Partial<Record<Score, number>> {
  return Object.fromEntries(
    SCORES.flatMap((score) => {
      const value = whole(place.at(`${score[0]?.toUpperCase()}${score.slice(1)}`).number(99))
      return value === null ? [] : [[score, value]]
    }),
  )
}

function attackOf(place: Place): ForeignAttack[] {
  const name = plain(place.at('Name').text())
  const attack = attackIn(name, place.at('Content').text(), place.path)
  if (attack !== null) return [attack]
  place.report.lose(place.path, 'this action names no dice of damage; it was left out')
  return []
}

function tellLost(place: Place, block: Place): void {
  const { report } = place
  for (const [key, words] of Object.entries(LOST)) {
    const { value, path } = block.at(key)
    if (Array.isArray(value) && value.length > 0) report.lose(path, words)
  }
  const tags = place.at('Tags')
  if (Array.isArray(tags.value) && tags.value.length > 0)
    report.lose(tags.path, 'conditions were left out: say them in the words of the game')
  const extra = place.at('TemporaryHP')
  if (typeof extra.value === 'number' && extra.value > 0) report.lose(extra.path, 'temporary hit points were left out')
  if (place.at('Hidden').value === true)
    report.lose(place.at('Hidden').path, 'that it was hidden was left out: say "presence" of its side')
  const rolled = place.at('Initiative')
  if (typeof rolled.value === 'number' && rolled.value !== 0)
    report.lose(rolled.path, 'the initiative that was rolled was left out: it is rolled again')
  if (block.at('Description').text() !== '') report.lose(block.at('Description').path, 'the description was left out')
  if (block.at('ImageURL').text() !== '')
    report.lose(block.at('ImageURL').path, 'the address of a picture was left out: nothing is loaded from elsewhere')
}
