import type { CampaignEvent } from '@fray/live/protocol'

/** A person of a campaign. The id is that of their seat in every fight. */
export interface Person {
  readonly person: string
  readonly name: string
  /** The heroes they play, by name. */
  readonly heroes: readonly string[]
}

/** An encounter that the referee has prepared. */
export interface Prepared {
  readonly id: string
  readonly title: string
  readonly ruleset: string
  /** As plain data. */
  readonly encounter: unknown
}

/** What a hero carries over to the next fight: fields of an encounter file. */
export type GoesAlong = Readonly<Record<string, unknown>>

/** A person's notes for themselves. */
export interface Note {
  readonly text: string
  /** Whether the referee may read it, too. */
  readonly shared: boolean
}

/** A campaign's state, as its log says. */
export interface CampaignState {
  readonly title: string
  /** The referee's name; their id until they give one. */
  readonly referee: string
  readonly people: readonly Person[]
  readonly prepared: readonly Prepared[]
  readonly past: readonly { readonly fight: string; readonly title: string; readonly at: number }[]
  /** The present fight; null between fights. */
  readonly now: { readonly fight: string; readonly title: string } | null
  readonly evening: 'open' | 'over'
  /** What heroes carry over, by the hero's name. */
  readonly heroes: Readonly<Record<string, GoesAlong>>
  /** The ruleset of those fields; null before anything was carried over. */
  readonly heroesOf: string | null
  /** What heroes carry over in fights of other rulesets, by ruleset. */
  readonly heroesElsewhere: Readonly<Record<string, CampaignState['heroes']>>
  /** Names of heroes' portraits, by the hero's name. */
  readonly portraits: Readonly<Record<string, string>>
  /** People's notes for themselves, by person. */
  readonly notes: Readonly<Record<string, Note>>
  /** How often links were revoked, by person; the open one is ''. */
  readonly closed: Readonly<Record<string, number>>
  /** How many people have ever joined: their ids are never reused. */
  readonly joined: number
}

/** The id of the referee, as a person and as a seat. */
export const REFEREE = 'referee'

/** A campaign before its first entry. */
export const NO_CAMPAIGN: CampaignState = {
  ...{ title: '', referee: REFEREE, people: [], prepared: [], past: [], now: null, evening: 'open' },
  ...{ heroes: {}, heroesOf: null, heroesElsewhere: {}, portraits: {}, notes: {}, closed: {}, joined: 0 },
}

/** Fields that are not given again, such as unchanged items, remain. */
const merged = (before: CampaignState['heroes'], now: CampaignState['heroes']): CampaignState['heroes'] =>
  Object.fromEntries(
    Object.entries(now).map(([who, fields]) => {
      // A hero's fate is only given while it lasts, so the former one is dropped.
      const { out: _out, state: _state, status: _status, ...stays } = before[who] ?? {}
      return [who, { ...stays, ...fields }]
    }),
  )

function without<T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _, ...others } = all
  return others
}

const isThere = (entry: readonly [string, string | null]): entry is [string, string] => entry[1] !== null

/** What heroes carry over into a fight of a ruleset. */
export const goesAlongIn = (
  { heroesOf, heroes, heroesElsewhere }: CampaignState,
  ruleset: string,
): CampaignState['heroes'] =>
  heroesOf === ruleset ? heroes : Object.hasOwn(heroesElsewhere, ruleset) ? (heroesElsewhere[ruleset] ?? {}) : {}

/** The campaign after an event. */
export function after(state: CampaignState, event: CampaignEvent): CampaignState {
  const { people, prepared } = state
  switch (event.is) {
    case 'created':
      return { ...state, title: event.title }
    case 'person': {
      const { person, name } = event
      if (person === REFEREE) return { ...state, referee: name }
      if (people.some((one) => one.person === person))
        return { ...state, people: people.map((one) => (one.person === person ? { ...one, name } : one)) }
      return { ...state, people: [...people, { person, name, heroes: [] }], joined: state.joined + 1 }
    }
    case 'heroes': {
      // A hero is played by one person.
      const taken = new Set(event.heroes)
      const others = people.map((one) => ({ ...one, heroes: one.heroes.filter((who) => !taken.has(who)) }))
      return {
        ...state,
        people: others.map((one) => (one.person === event.person ? { ...one, heroes: event.heroes } : one)),
      }
    }
    case 'removed':
      return {
        ...state,
        people: people.filter(({ person }) => person !== event.person),
        notes: without(state.notes, event.person),
      }
    case 'closed': {
      const of = event.of ?? ''
      return { ...state, closed: { ...state.closed, [of]: (state.closed[of] ?? 0) + 1 } }
    }
    case 'prepared': {
      const { id, title, ruleset, encounter } = event
      return { ...state, prepared: [...prepared, { id, title, ruleset, encounter }] }
    }
    case 'dropped':
      return { ...state, prepared: prepared.filter(({ id }) => id !== event.id) }
    case 'ordered': {
      const placeOf = ({ id }: Prepared): number => {
        const at = event.ids.indexOf(id)
        return at < 0 ? event.ids.length : at
      }
      return { ...state, prepared: [...prepared].sort((a, b) => placeOf(a) - placeOf(b)) }
    }
    case 'opened': {
      const { fight, title, at } = event
      const others = state.past.filter((one) => one.fight !== fight)
      return { ...state, now: { fight, title }, past: [...others, { fight, title, at }], evening: 'open' }
    }
    case 'left':
      return { ...state, now: null, evening: event.evening ? 'over' : state.evening }
    case 'carried': {
      const before = goesAlongIn(state, event.ruleset)
      const heroesElsewhere =
        state.heroesOf === null ? {} : { ...state.heroesElsewhere, [state.heroesOf]: state.heroes }
      const heroes = { ...before, ...merged(before, event.heroes) }
      return { ...state, heroesOf: event.ruleset, heroes, heroesElsewhere }
    }
    case 'portraits': {
      const all = Object.entries({ ...state.portraits, ...event.who })
      return { ...state, portraits: Object.fromEntries(all.filter(isThere)) }
    }
    case 'note': {
      const { person, text, shared } = event
      const others = without(state.notes, person)
      return { ...state, notes: text === '' ? others : { ...others, [person]: { text, shared } } }
    }
    case 'set': {
      const others = without(state.heroes[event.who] ?? {}, event.field)
      const fields = event.to === null ? others : { ...others, [event.field]: event.to }
      return { ...state, heroes: { ...state.heroes, [event.who]: fields } }
    }
  }
}
