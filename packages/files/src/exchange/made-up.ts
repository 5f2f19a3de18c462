import type { Game } from '@fray/kernel'
import type { ImportReport } from './account.ts'
import type { Conversion, Converted, Fields } from './games/conversion.ts'
import { IMPORTED_FIELDS, type ImportedCreature } from './imported-creature.ts'

/** A combatant as it will be in the encounter. */
export interface Draft {
  readonly id: string
  readonly name: string
  readonly fields: Fields
  /** Its place in the foreign file. */
  readonly path: string
  /** Whether it is on the players' side. */
  readonly isHero: boolean
  /** Assumed fields, with the reason. */
  readonly assumed: Readonly<Record<string, string>>
}

/** Converts a creature for the game, and reports what was changed. */
export function draftOf(person: ImportedCreature, name: string, conversion: Conversion, report: ImportReport): Draft {
  const { fields: made, assumed = {} }: Converted = conversion.person(person, report)
  for (const concept of IMPORTED_FIELDS) {
    const path = person.at[concept]
    if (path === undefined) continue
    const outcome = conversion.takes[concept]
    if ('to' in outcome) report.carry(path, `combatants.${name}.${outcome.to}`)
    else report.lose(path, outcome.why)
  }
  // A combatant based on ready-made content only takes over what the table gives explicitly.
  const begun = typeof person.gameFields.from === 'string' ? pickSaid(made, person) : made
  const about = person.about === '' ? {} : { about: person.about }
  const fields = { ...begun, ...about, ...person.gameFields }
  const left = Object.entries(assumed).filter(
    ([field]) => field in fields && !(field in person.gameFields) && field in begun,
  )
  return { id: person.id, name, fields, path: person.path, isHero: person.isHero, assumed: Object.fromEntries(left) }
}

/** The fields that follow from what was given explicitly. */
function pickSaid(made: Fields, { hp, attacks }: ImportedCreature): Fields {
  const kept: Record<string, unknown> = {}
  if (hp !== null) for (const field of ['hp', 'stress']) if (Object.hasOwn(made, field)) kept[field] = made[field]
  if (attacks.length > 0)
    for (const field of ['weapons', 'attacks', 'items', 'stances'])
      if (Object.hasOwn(made, field)) kept[field] = made[field]
  return kept
}

/** What is checked together: combatants and their battlefield. */
export interface Fresh {
  readonly battlefield: unknown
  readonly people: readonly Draft[]
}

/** How many repairs are made before everything still wrong is dropped as a whole. */
const ROUNDS = 60

/**
 * Removes piece by piece whatever the game's reader finds wrong, and reports it: the rest is valid. Names with
 * another meaning in commands get a number.
 */
export function healed(
  game: Game,
  { battlefield, people }: Fresh,
  others: readonly Draft[],
  report: ImportReport,
): Fresh {
  let place = battlefield
  let left = [...people]
  const beside = others.map(({ name, fields }) => ({ ...fields, name: `${name} beside` }))
  const renamed = new Set<string>()
  for (let round = 0; round < ROUNDS && left.length + beside.length > 0; round++) {
    const combatants = [...left.map(({ name, fields }) => ({ ...fields, name })), ...beside]
    const { problems } = game.readEncounter({
      ruleset: game.rules.id,
      ...(place !== undefined && { battlefield: place }),
      combatants,
    })
    if (problems.length === 0) return { battlefield: place, people: left }
    const touched = new Set<number>()
    for (const { path, message } of [...problems].reverse()) {
      const [first, second, field, at] = path
      if (first === 'battlefield' && place !== undefined) {
        report.lose('', `the map was left out: ${message}`)
        place = undefined
        break
      }
      const i = Number(second)
      const draft = left[i]
      if (first !== 'combatants' || draft === undefined) continue
      if (touched.has(i) && (field === undefined || round === ROUNDS - 1)) continue
      const fields = without(draft.fields, field, at)
      if (fields !== null) {
        report.lose(draft.path, `${String(field)} of ${draft.name} was left out: ${message}`)
        left[i] = { ...draft, fields }
      } else if (touched.has(i)) continue
      else if (!renamed.has(draft.id)) {
        renamed.add(draft.id)
        const name = `${draft.name} 1`.replace(/^[^\p{L}\p{N}]+/u, 'Somebody ')
        report.change(draft.path, `${draft.name} is called ${name} here: ${message}`)
        left[i] = { ...draft, name }
      } else {
        report.lose(draft.path, `${draft.name} was left out: ${message}`)
        left[i] = { ...draft, name: '' }
      }
      touched.add(i)
    }
    left = left.filter(({ name }) => name !== '')
    // The problem cannot be attributed to anyone: then everyone is dropped.
    if (touched.size === 0 && place === battlefield) break
  }
  for (const { path, name } of left) report.lose(path, `${name} was left out: the game cannot read it`)
  return { battlefield: place, people: [] }
}

/** The fields without one of them, or without one entry of its list; null if there is no such field. */
function without(fields: Fields, field: unknown, at: unknown): Fields | null {
  if (typeof field !== 'string' || !Object.hasOwn(fields, field)) return null
  const { [field]: value, ...rest } = fields
  if (!Array.isArray(value) || typeof at !== 'number' || value.length < 2) return rest
  return { ...fields, [field]: value.filter((_, i) => i !== at) }
}
