import {
  type About,
  type AnyScene,
  type CardFacts,
  type CardNumber,
  type Column,
  type Command,
  inEnglish,
  knotsOf,
  type Presentation,
  type Price,
  plainly,
  rowOfName,
  type Sheet,
  seenOf,
  signed,
  type ThingGroup,
  type ThingRef,
  type TokenState,
  type Viewer,
  written,
} from '@fray/kernel/rules'
import { type Condition, type Conditions, liesOn } from '../lasting/on-somebody.ts'
import { aboutLasting } from '../lasting/things.ts'

/** Something to attack or act with. */
interface ArmSpec {
  readonly name: string
  readonly words: string
  readonly left?: number
  readonly of?: number
  /** Whether it can be used now. */
  readonly ready: boolean
  readonly rules: readonly string[]
}

type ReadyArm = Pick<ArmSpec, 'name' | 'words' | 'rules'>

/**
 * The ruleset's own part of a fight without a map: everyone is within reach of everyone, or as far away as `apart`
 * says.
 */
export interface Placeless<S> {
  state(scene: S, row: number): TokenState
  /** Combatants that have yet to act, in order; the first has the turn. `at` is the number that decides. */
  coming(scene: S): readonly { readonly row: number; readonly at: number }[]
  readonly conditions: Conditions<S>
  /** Ready-made things with their explanation; arms are given by name and words. */
  readonly ready?: readonly (About | ReadyArm)[]
  /** A text that always follows the number of the round. */
  standing?(scene: S): string
  /** What it can attack with; hidden with its abilities. */
  arms(scene: S, row: number): readonly ArmSpec[]
  /** Columns for the card, each with its rule. */
  readonly numbers: readonly { readonly column: Column; readonly rule: string; readonly words?: readonly string[] }[]
  /**
   * The distance of two combatants, as the position of the word; `usual` is the one not mentioned. Those at the first
   * distance form a group.
   */
  readonly apart?: {
    readonly words: readonly string[]
    readonly usual: number
    distance(scene: S, a: number, b: number): number
  }
  /** Whether a combatant can attack an enemy now; always, by default. */
  canStrike?(scene: S, row: number, at: number): boolean
  /** The price of a command; the action of a turn by default. */
  price?(scene: S, command: Command): Price
  /** Further parts of the card: budgets, reactions. */
  card?(scene: S, row: number, viewer: Viewer): Partial<CardFacts>
}

type Shown = CardFacts['conditions'][number]

const nameIn = (scene: AnyScene, row: number): string => (scene.sheets[row] as Sheet).name

/** The presentation of a ruleset without places, from its own parts. */
export function placeless<S extends AnyScene>(own: Placeless<S>): Presentation<S, Command> {
  const rows = (scene: S, state: TokenState | null): number[] =>
    scene.rowsWhere((row) => (state === null ? own.state(scene, row) !== 'gone' : own.state(scene, row) === state))
  const foes = (scene: S, row: number): number[] =>
    rows(scene, 'up').filter((other) => scene.now.combatant.side[other] !== scene.now.combatant.side[row])
  const ready = (own.ready ?? []).map((one) => ('title' in one ? one : aboutArm(one)))
  const canStrike = (scene: S, row: number, at: number): boolean => own.canStrike?.(scene, row, at) ?? true
  const conditionsOn = (scene: S, row: number) =>
    Object.entries(own.conditions).filter(([, condition]) => liesOn(scene, row, condition))
  const condition = (scene: S, row: number, [name, { lines, tone, ends }]: [string, Condition<S>]): Shown => ({
    name,
    source: '',
    ends: typeof ends === 'string' ? written(ends) : ends(scene, row),
    words: written((lines ?? []).join(' ')),
    tone: tone ?? 'bad',
    ref: { kind: 'condition', name, of: nameIn(scene, row) },
  })
  const groups = (scene: S, row: number): ThingGroup[] => {
    const things = own.arms(scene, row).map(({ name, words, left = null, of = null }) => {
      return { name, words: written(words), left, of, ref: { kind: 'weapon', name, of: nameIn(scene, row) } }
    })
    return things.length === 0 ? [] : [{ title: inEnglish('Weapons'), things }]
  }
  const numbers = (scene: S, row: number, viewer: Viewer): CardNumber[] =>
    own.numbers
      .filter(({ column }) => viewer.sees(column, row))
      .map(({ column, rule, words }) => {
        const value = scene.read(column, row)
        const label = column.label ?? written(column.name)
        return {
          label,
          value,
          words: words === undefined ? signed(value) : written(words[value]),
          ref: { kind: 'rule', name: rule, of: null },
        }
      })
  return {
    ground(scene) {
      const here = rows(scene, null)
      const { apart } = own
      if (apart === undefined) {
        const knots = here.map((row) => [nameIn(scene, row)])
        return { kind: 'relations', knots, relations: [], otherwise: inEnglish('within reach') }
      }
      const distance = (a: number, b: number): number => apart.distance(scene, a, b)
      const relations = here.flatMap((a) =>
        here
          .filter((b) => b < a && distance(a, b) !== apart.usual)
          .map((b) => relationOf(nameIn(scene, a), nameIn(scene, b), apart.words[distance(a, b)])),
      )
      const knots = knotsOf({ everybody: here, distance, put() {} })
      const named = knots.map((knot) => knot.map((row) => nameIn(scene, row)))
      return { kind: 'relations', knots: named, relations, otherwise: written(apart.words[apart.usual]) }
    },
    figure: (scene, row) => ({
      at: null,
      size: 1,
      facing: null,
      state: own.state(scene, row),
      badges: conditionsOn(scene, row).map(([word, { badge, tone = 'bad' }]) => ({
        word: written(word),
        short: badge,
        tone,
      })),
    }),
    order: (scene) => orderOf(scene, own.coming(scene), own.standing?.(scene)),
    card: (scene, row, viewer) => ({
      kind: 'fighter',
      budgets: [],
      conditions: conditionsOn(scene, row).map((one) => condition(scene, row, one)),
      groups: viewer.knows('abilities', row) ? groups(scene, row) : [],
      reactions: [],
      numbers: numbers(scene, row, viewer),
      about: '',
      ...own.card?.(scene, row, viewer),
    }),
    price: own.price ?? (() => ({ id: 'act', label: plainly('Act'), order: 1 })),
    about: (scene, ref, viewer) => aboutOf(own, scene, ref, viewer),
    content: () => [
      ...Object.keys(own.conditions).map((name) => ({ kind: 'condition', name, of: null })),
      ...ready.map(({ kind, title }) => ({ kind, name: title, of: null })),
    ],
    aboutContent: (ref) =>
      aboutCondition(own, ref) ?? ready.find(({ kind, title }) => kind === ref.kind && title === ref.name) ?? null,
    reach(scene, row, viewer) {
      const arms = viewer.knows('abilities', row) ? own.arms(scene, row).filter(({ ready }) => ready) : []
      const found = arms.map(({ name }) => name)
      const reached = foes(scene, row).filter((foe) => found.length > 0 && canStrike(scene, row, foe))
      const targets = reached.map((foe) => ({ who: nameIn(scene, foe), with: found }))
      const lines = targets.map(({ who }) =>
        inEnglish('{who}: {arms}.', { who: { who }, arms: { said: found.join(', ') } }),
      )
      return { who: nameIn(scene, row), places: [], targets, lines }
    },
    threat(scene, row) {
      const near = foes(scene, row).filter((foe) => canStrike(scene, foe, row))
      const by = near.map((foe) => ({ who: nameIn(scene, foe), words: inEnglish('can attack'), moves: false }))
      const lines = by.map(({ who }) => inEnglish('{who} can attack.', { who: { who } }))
      return { who: nameIn(scene, row), by, places: [], lines }
    },
    between(scene, row, at) {
      const { apart } = own
      const [from, to] = [nameIn(scene, row), nameIn(scene, at)]
      if (apart === undefined) {
        const lines = [inEnglish('Everybody is within reach of everybody.')]
        return { from, to, distance: inEnglish('within reach'), places: [], corners: [], lines }
      }
      const distance = written(apart.words[apart.distance(scene, row, at)])
      const lines = [inEnglish('{who} is {distance}.', { who: { who: to }, distance: { key: distance, slots: {} } })]
      return { from, to, distance, places: [], corners: [], lines }
    },
  }
}

const relationOf = (a: string, b: string, kind: string) => ({
  ...{ a, b, kind: written(kind) },
  words: inEnglish('{a} and {b} are {kind}', { a: { who: a }, b: { who: b }, kind: { key: kind, slots: {} } }),
})

function orderOf(
  scene: AnyScene,
  coming: ReturnType<Placeless<AnyScene>['coming']>,
  standing: string | undefined,
): ReturnType<Presentation<AnyScene, Command>['order']> {
  const round = scene.now.fight.round[0]
  const [now, ...next] = coming.map(({ row }) => nameIn(scene, row))
  const then = next.length === 0 ? null : seenOf(', then {people}', { people: { said: next.join(', ') } })
  const slots = { round: { number: round } }
  return {
    kind: 'line',
    round,
    title:
      standing === undefined
        ? inEnglish('Round {round}', slots)
        : inEnglish('Round {round}: {standing}', { ...slots, standing: { key: standing, slots: {} } }),
    entries: coming.map(({ row, at }, i) => ({
      label: nameIn(scene, row),
      who: [nameIn(scene, row)],
      at,
      state: i === 0 ? 'now' : 'to-come',
      tied: false,
      notes: [],
    })),
    next,
    words:
      now === undefined
        ? inEnglish('Round {round}.', slots)
        : inEnglish('Round {round}: it is for {who} to act{then}.', { ...slots, who: { who: now }, then }),
  }
}

function aboutOf<S extends AnyScene>(
  own: Placeless<S>,
  scene: S,
  { kind, name, of }: ThingRef,
  viewer: Viewer,
): About | null {
  const condition = aboutCondition(own, { kind, name, of })
  if (condition !== null) return condition
  const row = of === null ? -1 : rowOfName(scene, of)
  if (kind !== 'weapon' || row < 0 || !viewer.knows('abilities', row)) return null
  const arm = own.arms(scene, row).find((one) => one.name === name)
  if (arm === undefined) return null
  return aboutArm(arm)
}

function aboutArm({ name, words, rules }: ReadyArm): About {
  const facts = [{ label: inEnglish('is'), value: written(words) }]
  return { title: name, kind: 'weapon', lines: [], facts, rules }
}

function aboutCondition<S>({ conditions }: Placeless<S>, { kind, name }: ThingRef): About | null {
  if (kind !== 'condition' || !Object.hasOwn(conditions, name)) return null
  const { lines = [], rules } = conditions[name]
  return aboutLasting(name, { lines: lines.map(written), rules })
}
