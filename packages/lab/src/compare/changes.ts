import type { Game, Problem, Setup } from '@fray/kernel'
import { hint, isMap } from '@fray/rulesets/loading'
import { editorSchema } from '@fray/rulesets/loading/editor-schema'
import { ChangeError, changeText, type EncounterChange } from './change.ts'
import { KnownFields } from './known-fields.ts'
import { placeNewcomers } from './placing.ts'
import { copyOf, type Plain, putAt, rosters } from './plain.ts'
import { addTo, countTo, type Newcomer, removeFrom } from './roster.ts'
import { meaningOf } from './where.ts'

/** A changed encounter, ready to play; or why it cannot be changed, one message each. */
export type Changed = { readonly setup: Setup } | { readonly problems: readonly string[] }

/**
 * Changes an encounter, given as plain data from its file or a journal, without modifying it. Options are set first,
 * as if they stood in the file; then all other changes in order, in the complete encounter. The ruleset reads the
 * result, so that nothing comes out that could not have been written by hand.
 */
export function changeEncounter(game: Game, encounter: unknown, changes: readonly EncounterChange[]): Changed {
  const known = knownOf(game)
  try {
    const plain = copyOf(isMap(encounter) ? encounter : {})
    const options = changes.filter((change) => change.change === 'option')
    const others = changes.filter((change) => change.change !== 'option')
    for (const change of options) setOption(game, plain, change.option, change.value, changeText(change))
    const start = game.readEncounter(plain)
    if (start.setup === null) return { problems: blamed(options, start.problems, plain) }
    if (others.length === 0) return { setup: start.setup }
    return applied(game, known, start.setup.encounter, others)
  } catch (error) {
    if (error instanceof ChangeError) return { problems: [error.message] }
    throw error
  }
}

const schemas = new WeakMap<Game, KnownFields>()

/** Making a schema is slow, so each ruleset's is cached; it never changes. */
function knownOf(game: Game): KnownFields {
  const known = schemas.get(game) ?? new KnownFields(editorSchema(game))
  schemas.set(game, known)
  return known
}

function applied(game: Game, known: KnownFields, full: unknown, changes: readonly EncounterChange[]): Changed {
  const { encounter, problems, setup } = attempt(game, known, full, changes)
  if (setup !== null) return { setup }
  // The error names the first change after which the encounter is invalid.
  for (let n = 1; n < changes.length; n++) {
    const partly = attempt(game, known, full, changes.slice(0, n))
    if (partly.setup === null) return { problems: blamed(changes.slice(n - 1, n), partly.problems, partly.encounter) }
  }
  return { problems: blamed(changes.slice(-1), problems, encounter) }
}

interface Attempt {
  readonly encounter: Plain
  readonly setup: Setup | null
  readonly problems: readonly Problem[]
}

function attempt(game: Game, known: KnownFields, full: unknown, changes: readonly EncounterChange[]): Attempt {
  const encounter = copyOf(full) as Plain
  const newcomers: Newcomer[] = []
  for (const change of changes) {
    try {
      newcomers.push(...make(encounter, known, change))
    } catch (error) {
      if (error instanceof ChangeError) throw new ChangeError(`"${changeText(change)}": ${error.message}`)
      throw error
    }
  }
  if (newcomers.length > 0) placeNewcomers(encounter, newcomers, (value) => game.readEncounter(value).problems)
  const { setup, problems } = game.readEncounter(encounter)
  return { encounter, setup, problems }
}

/** Makes one change in a complete encounter. Returns the newcomers. */
function make(encounter: Plain, known: KnownFields, change: EncounterChange): Newcomer[] {
  switch (change.change) {
    case 'add':
      return addTo(encounter, known, change.who, change.count, change.side)
    case 'remove':
      removeFrom(encounter, change.who, change.count)
      return []
    case 'set': {
      const meaning = meaningOf(encounter, known, change.path)
      if (meaning.kind === 'count') return countTo(encounter, known, meaning.word, countOf(change.value, meaning.word))
      for (const place of meaning.places) putAt(encounter, place, change.value)
      return []
    }
    case 'option':
      return []
  }
}

function countOf(value: unknown, word: string): number {
  if (typeof value === 'number' && value >= 0 && value <= 500) return value
  throw new ChangeError(
    `a name alone stands for how many there are: give a number from 0, or a field, as in ${word}.hp.`,
  )
}

function setOption(game: Game, plain: Plain, id: string, value: string | number, text: string): void {
  const { options } = game.rules
  const spec = options.find((option) => option.id === id)
  if (spec === undefined) {
    const ids = options.map((option) => option.id)
    throw new ChangeError(`"${text}": ${game.rules.id} has no option "${id}".${hint(id, ids)}`)
  }
  const holder = spec.rule === null ? 'house' : 'options'
  plain[holder] = { ...(isMap(plain[holder]) ? plain[holder] : {}), [id]: value }
}

/** The problems as messages that name the changes and the combatants concerned. */
function blamed(changes: readonly EncounterChange[], problems: readonly Problem[], encounter: Plain): string[] {
  const what = changes.map((change) => `"${changeText(change)}"`).join(', ')
  const sentences = problems.map(({ path, message, rule }) => {
    const roster = rosters(encounter).find((list) => list.path.every((step, i) => path[i] === step))
    const entry = roster?.list[Number(path[roster.path.length])]
    const name = typeof entry?.name === 'string' ? entry.name : ''
    const [said = ''] = message.split(' Known: ')
    const field = roster === undefined ? undefined : path[roster.path.length + 1]
    const where = typeof field === 'string' && !said.includes(field) ? `${name}.${field}` : name
    const whose = name === '' || said.includes(name) ? '' : `${where}: `
    return `${what === '' ? '' : `${what}: `}${whose}${message}${rule === undefined ? '' : ` [${rule}]`}`
  })
  return [...new Set(sentences)]
}
