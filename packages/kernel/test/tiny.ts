import { expect } from 'vitest'
import {
  type Action,
  type AnyRuleset,
  type AnyScene,
  type Command,
  checkCommand,
  execute,
  type FightEvent,
  isRefusal,
  type Param,
  type PlainCommand,
  type Policy,
  type Presentation,
  REFEREE,
  type RecordedInput,
  type Refusal,
  type RefusalSeen,
  type Ruleset,
  readCommand,
  refusalSeen,
  type Setup,
  type Sheet,
  Table,
} from '../src/index.ts'
import { Scene, type TableSpecs, type Tables } from '../src/rules.ts'
import { barePresentation } from './bare-presentation.ts'

/** A combatant of a made-up fight: its name, side 0 unless said, and the cells that differ from the columns' first values. */
export interface TinyEntrant extends Sheet {
  readonly side?: number
  readonly seat?: number
  readonly cells?: Readonly<Record<string, number>>
}

/** The set-up of a made-up fight. */
export interface TinySetup extends Setup {
  readonly roster: readonly TinyEntrant[]
}

/** A command of a made-up ruleset: any parameters beside who and what. */
export interface TinyCommand extends Command {
  readonly [param: string]: unknown
}

export type TinyScene<T extends TableSpecs> = Scene<T, string, TinySetup>
/** The scene of the tables made by `defineTables`. */
export type SceneOf<D> = D extends Tables<infer T extends TableSpecs> ? TinyScene<T> : never
export type TinyAction<S extends AnyScene> = Action<S, TinyCommand>
export type TinyRules<S extends AnyScene> = Ruleset<S, TinyCommand>

/** A set-up with a roster: sides `heroes` and `foes`, seats `referee`, `ann` and `bob`, unless said otherwise. */
export function tinySetup(roster: readonly TinyEntrant[], more: Partial<TinySetup> = {}): TinySetup {
  const person = (id: string) => ({ id, by: 'person', policy: null }) as const
  return {
    ruleset: 'tiny',
    title: 'A made-up fight',
    encounter: { roster },
    options: {},
    sides: [
      { id: 'heroes', name: 'Heroes', hitPoints: 'exact' },
      { id: 'foes', name: 'Foes', hitPoints: 'exact' },
    ],
    seats: [person('referee'), person('ann'), person('bob')],
    notes: [],
    roster,
    ...more,
  }
}

/** One kind of command: what it does, and where it matters when it is legal, its parameters, and who gives it. */
export function act<S extends AnyScene>(
  id: string,
  resolve: (scene: S, command: TinyCommand) => void,
  more: Partial<TinyAction<S>> = {},
): TinyAction<S> {
  const none = (): Refusal | null => null
  return {
    id,
    rule: id,
    title: { key: id, slots: {} },
    by: 'combatant',
    params: [],
    suggest: () => [],
    check: none,
    resolve,
    ...more,
  }
}

/** What a made-up ruleset has to say; everything else is filled in. */
export interface TinyParts<S extends AnyScene> extends Omit<Partial<TinyRules<S>>, 'actions' | 'policies' | 'tables'> {
  // biome-ignore lint/suspicious/noExplicitAny: each made-up ruleset has tables of its own; nothing here looks into them.
  readonly tables: Tables<any>
  readonly actions: readonly TinyAction<S>[]
  readonly policies?: readonly Policy<S, TinyCommand>[]
  /** First capacities of the tables beside the combatants', by name. */
  readonly capacity?: Readonly<Record<string, number>>
}

/** A working copy of a made-up fight with everybody of the roster in place. */
export function tinyScene<S extends AnyScene>(
  tables: TinyParts<S>['tables'],
  setup: TinySetup,
  capacity: Readonly<Record<string, number>> = {},
): S {
  const scene = new Scene(tables, { combatant: setup.roster.length, ...capacity }, setup)
  for (const entrant of setup.roster) {
    const row = scene.join(entrant, entrant.name, 'set-up')
    const cells = { side: entrant.side ?? 0, seat: entrant.seat ?? 0, ...entrant.cells }
    for (const [name, value] of Object.entries(cells)) {
      const column = tables.byPath.get(`combatant.${name}`)
      if (column === undefined) throw new Error(`The tables have no column combatant.${name}.`)
      scene.set(column, row, value, 'set-up')
    }
  }
  scene.settle()
  return scene as unknown as S
}

/** A whole ruleset of the few members that a test is about. */
export function tinyRuleset<S extends AnyScene>(parts: TinyParts<S>): TinyRules<S> {
  const { actions, policies = [], capacity = {}, ...given } = parts
  const params = new Map<string, readonly Param[]>(actions.map((a) => [a.id, a.params]))
  return {
    id: 'tiny',
    title: 'A made-up ruleset',
    version: '1',
    options: [],
    actions: new Map(actions.map((a) => [a.id, a])),
    policies: new Map(policies.map((p) => [p.id, p])),
    ruleTitles: {},
    ruleTexts: async () => ({}),
    open: (setup) => tinyScene<S>(parts.tables, setup as TinySetup, capacity),
    blank(actor, action) {
      const command: Record<string, unknown> = { actor, action }
      for (const param of params.get(action) ?? []) command[param.name] = param.absent
      return command as TinyCommand
    },
    mayCommand: () => null,
    whoCanAct: (scene) => Array.from({ length: scene.combatants }, (_, row) => row),
    automaticStep: () => null,
    implied: () => null,
    settleFight() {},
    tell: (_scene, events, at) => ({ key: events[at].type, slots: {} }),
    healthWord: (scene, row, hp) => {
      const shown = hp ?? (scene.now.combatant as { hp: ArrayLike<number> }).hp[row]
      return shown > 0 ? 'up' : 'down'
    },
    describe: () => ({}),
    describeFight: () => ({}),
    isStanding: (scene, row) => scene.now.combatant.present[row] === 1,
    vitality: (scene, row) => (scene.now.combatant as { hp?: ArrayLike<number> }).hp?.[row] ?? 0,
    presentation: barePresentation as unknown as Presentation<S, TinyCommand>,
    ...given,
  }
}

/** Forgets a ruleset's own types, as hosts do. */
export const asHost = <S extends AnyScene>(rules: TinyRules<S>): AnyRuleset => rules

/**
 * Dice and answers in short: `d20=14` is a die; every other word or number is somebody's answer; a list is the answers
 * of several seats to one question.
 */
export function inputsOf(entries: readonly (string | number | readonly (string | number)[])[]): RecordedInput[] {
  return entries.map((entry): RecordedInput => {
    if (typeof entry === 'object') return { answers: entry }
    const die = /^d(\d+)=(\d+)$/.exec(String(entry))
    return die ? { sides: Number(die[1]), face: Number(die[2]) } : { answers: [entry] }
  })
}

/** A command as people write it: `Ada attack target=Gob`; `referee` for the referee's. */
export function plainOf(text: string): PlainCommand {
  const [actor, action, ...rest] = text.split(' ') as [string, string, ...string[]]
  const fields = Object.fromEntries(rest.map((field) => field.split('=') as [string, string]))
  return { actor, action, ...fields }
}

/** The command, or the refusal of its words. */
export const commandOf = <S extends AnyScene>(rules: TinyRules<S>, scene: S, text: string): TinyCommand | Refusal =>
  readCommand(rules, scene, plainOf(text))

/**
 * Does a command with exactly these dice and answers: a missing entry, one left over or a refusal fails the test.
 * Returns the events.
 */
export function play<S extends AnyScene>(
  rules: TinyRules<S>,
  scene: S,
  text: string,
  entries: Parameters<typeof inputsOf>[0] = [],
): FightEvent[] {
  const command = commandOf(rules, scene, text)
  if (isRefusal(command)) throw new Error(`${text}: ${refusalSeen(command, scene).reason}`)
  scene.table = Table.recorded({ inputs: inputsOf(entries) })
  scene.record(true)
  const outcome = execute(rules, scene, command)
  const awaited = scene.table.awaited
  if (outcome.status === 'refused') throw new Error(`${text}: refused by ${outcome.refusal.rule}`)
  if (outcome.status === 'suspended') throw new Error(`${text}: an answer is missing: ${JSON.stringify(awaited)}`)
  expect(scene.table.leftOver(), `${text} leaves entries unused`).toEqual([])
  const events = scene.recorder?.take() ?? []
  scene.record(false)
  return events
}

/** Why the command is refused, or null; nothing is done. */
export function refusalOf<S extends AnyScene>(rules: TinyRules<S>, scene: S, text: string): RefusalSeen | null {
  const command = commandOf(rules, scene, text)
  if (isRefusal(command)) return refusalSeen(command, scene)
  const before = scene.save()
  const refusal = checkCommand(rules, scene, command)
  expect(scene.save()).toEqual(before)
  return refusal === null ? null : refusalSeen(refusal, scene)
}

/** The row of a combatant of the roster. */
export const rowOf = (scene: AnyScene, name: string): number =>
  scene.sheets.findIndex((s) => (s as Sheet).name === name)

/** The events of one type, without their type. */
export const ofType = (events: readonly FightEvent[], type: string): unknown[] =>
  events.filter((e) => e.type === type).map(({ type: _type, ...rest }) => rest)

/** Adds fractions up. */
export function addFractions(
  a: { readonly numerator: bigint; readonly denominator: bigint },
  b: { readonly numerator: bigint; readonly denominator: bigint },
): { numerator: bigint; denominator: bigint } {
  const numerator = a.numerator * b.denominator + b.numerator * a.denominator
  const denominator = a.denominator * b.denominator
  const divisor = gcd(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

/** The fraction nothing, to begin a sum with. */
export const ZERO = { numerator: 0n, denominator: 1n }

/** A fraction as text: `3/20`. */
export const fractionText = (f: { readonly numerator: bigint; readonly denominator: bigint }): string =>
  `${f.numerator}/${f.denominator}`

/** A note that a rule leaves in the record, to see what happened in which order. */
export function note(scene: AnyScene, type: string, fields: Readonly<Record<string, unknown>> = {}): void {
  if (scene.recorder !== null) scene.recorder.note({ type, ...fields })
}

export { REFEREE }
