import {
  type About,
  type AnyScene,
  type CardFacts,
  type CardNumber,
  type Column,
  type Command,
  type Condition,
  type Presentation,
  type Price,
  plainly,
  rowOfName,
  type Sheet,
  signed,
  type ThingGroup,
  type ThingRef,
  type TokenState,
  type Tone,
  type Viewer,
} from '@fray/kernel/rules'

/** A condition, as it is said once: where it lies on somebody, how it is shown, what it does. */
interface ConditionSpec<S> {
  /** At most three characters. */
  readonly short: string
  readonly tone: Tone
  readonly says: string
  /** The rules that say what it does. */
  readonly rules: readonly string[]
  on(scene: S, row: number): boolean
  ends(scene: S, row: number): string
}

/** Something to attack or act with. */
interface ArmSpec {
  readonly name: string
  readonly words: string
  readonly left?: number
  readonly of?: number
  /** Whether it can be used as things stand. */
  readonly ready: boolean
  readonly rules: readonly string[]
}

/** What is the ruleset's own of a fight in which everybody is within reach of everybody. */
export interface Placeless<S> {
  state(scene: S, row: number): TokenState
  /** Who has yet to act, in order; the first has the turn. `at` is the number that decides. */
  coming(scene: S): readonly { readonly row: number; readonly at: number }[]
  readonly conditions: Readonly<Record<string, ConditionSpec<S>>>
  /** Things that are ready-made, each with what it says of itself under its title. */
  readonly ready?: readonly About[]
  /** What it can attack with; hidden with its abilities. */
  arms(scene: S, row: number): readonly ArmSpec[]
  /** Columns for the card, each by the rule of its name where nothing is said. */
  readonly numbers: readonly { readonly column: Column; readonly rule: string; readonly words?: readonly string[] }[]
  /** What a command costs; everything is the act of a turn where nothing is said. */
  price?(scene: S, command: Command): Price
  /** What else stands on the card: budgets, reactions. */
  card?(scene: S, row: number, viewer: Viewer): Partial<CardFacts>
}

const nameIn = (scene: AnyScene, row: number): string => (scene.sheets[row] as Sheet).name

/** All that a ruleset without places shows, from what is its own. */
export function placeless<S extends AnyScene>(own: Placeless<S>): Presentation<S, Command> {
  const rows = (scene: S, state: TokenState | null): number[] =>
    scene.rowsWhere((row) => (state === null ? own.state(scene, row) !== 'gone' : own.state(scene, row) === state))
  const foes = (scene: S, row: number): number[] =>
    rows(scene, 'up').filter((other) => scene.now.combatant.side[other] !== scene.now.combatant.side[row])
  const conditionsOn = (scene: S, row: number) =>
    Object.entries(own.conditions).filter(([, condition]) => condition.on(scene, row))
  const condition = (scene: S, row: number, [name, { says, tone, ends }]: [string, ConditionSpec<S>]): Condition => ({
    name,
    source: '',
    ends: ends(scene, row),
    words: says,
    tone,
    ref: { kind: 'condition', name, of: nameIn(scene, row) },
  })
  const groups = (scene: S, row: number): ThingGroup[] => {
    const things = own.arms(scene, row).map(({ name, words, left = null, of = null }) => {
      return { name, words, left, of, ref: { kind: 'weapon', name, of: nameIn(scene, row) } }
    })
    return things.length === 0 ? [] : [{ title: 'Weapons', things }]
  }
  const numbers = (scene: S, row: number, viewer: Viewer): CardNumber[] =>
    own.numbers
      .filter(({ column }) => viewer.sees(column, row))
      .map(({ column, rule, words }) => {
        const value = scene.read(column, row)
        const label = column.label ?? column.name
        return { label, value, words: words?.[value] ?? signed(value), ref: { kind: 'rule', name: rule, of: null } }
      })
  return {
    ground: (scene) => ({
      kind: 'relations',
      knots: rows(scene, null).map((row) => [nameIn(scene, row)]),
      relations: [],
      otherwise: 'within reach',
    }),
    figure: (scene, row) => ({
      at: null,
      size: 1,
      facing: null,
      state: own.state(scene, row),
      badges: conditionsOn(scene, row).map(([word, { short, tone }]) => ({ word, short, tone })),
    }),
    order: (scene) => orderOf(scene, own.coming(scene)),
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
      ...(own.ready ?? []).map(({ kind, title }) => ({ kind, name: title, of: null })),
    ],
    aboutContent: (ref) =>
      aboutCondition(own, ref) ?? own.ready?.find(({ kind, title }) => kind === ref.kind && title === ref.name) ?? null,
    reach(scene, row, viewer) {
      const arms = viewer.knows('abilities', row) ? own.arms(scene, row).filter(({ ready }) => ready) : []
      const found = arms.map(({ name }) => name)
      const targets =
        found.length === 0 ? [] : foes(scene, row).map((foe) => ({ who: nameIn(scene, foe), with: found }))
      const lines = targets.map(({ who }) => `${who}: ${found.join(', ')}.`)
      return { who: nameIn(scene, row), places: [], targets, lines }
    },
    threat(scene, row) {
      const by = foes(scene, row).map((foe) => ({ who: nameIn(scene, foe), words: 'can attack', moves: false }))
      return { who: nameIn(scene, row), by, places: [], lines: by.map(({ who, words }) => `${who} ${words}.`) }
    },
    between: (scene, row, at) => ({
      from: nameIn(scene, row),
      to: nameIn(scene, at),
      distance: 'within reach',
      places: [],
      corners: [],
      lines: ['Everybody is within reach of everybody.'],
    }),
  }
}

function orderOf(
  scene: AnyScene,
  coming: ReturnType<Placeless<AnyScene>['coming']>,
): ReturnType<Presentation<AnyScene, Command>['order']> {
  const round = scene.now.fight.round[0]
  const [now, ...next] = coming.map(({ row }) => nameIn(scene, row))
  const then = next.length === 0 ? '' : `, then ${next.join(', ')}`
  return {
    kind: 'line',
    round,
    title: `Round ${round}`,
    entries: coming.map(({ row, at }, i) => ({
      label: nameIn(scene, row),
      who: [nameIn(scene, row)],
      at,
      state: i === 0 ? 'now' : 'to-come',
      tied: false,
      notes: [],
    })),
    next,
    words: now === undefined ? `Round ${round}.` : `Round ${round}: it is for ${now} to act${then}.`,
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
  return { title: name, kind, lines: [], facts: [{ label: 'is', value: arm.words }], rules: arm.rules }
}

function aboutCondition<S>({ conditions }: Placeless<S>, { kind, name }: ThingRef): About | null {
  if (kind !== 'condition' || !Object.hasOwn(conditions, name)) return null
  const { says, rules } = conditions[name]
  return { title: name, kind, lines: [says], facts: [], rules }
}
