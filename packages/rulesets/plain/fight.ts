import {
  type Action,
  type AnyScene,
  type Column,
  type Command,
  lastSide,
  person,
  type Refusal,
  type RuleOf,
  type Setup,
  standing,
  type Tally,
  type TokenState,
} from '@fray/kernel/rules'
import { enterColumns } from '../kinds/columns.ts'
import type { FieldMap } from '../kinds/field.ts'
import { type Entrant, enterRoster } from '../kinds/roster.ts'
import { refuse } from '../loading/refusal.ts'
import { plainOrders } from '../referee/plain-orders.ts'
import { type Declaring, declaring } from './declaring.ts'
import { everyRound, type Rounds, type RoundsSpec } from './rounds.ts'
import type { UsualNotes } from './told.ts'

/** The ruleset's own part of a fight between sides, turn by turn, until one side is left. */
interface PlainFightSpec<S extends AnyScene> extends Pick<RoundsSpec<S>, 'quickness' | 'turnBegins' | 'turnEnds'> {
  /** An empty fight with room for that many combatants. */
  scene(setup: Setup, combatants: number): S
  // biome-ignore lint/suspicious/noExplicitAny: fields of any ruleset.
  readonly fields: FieldMap<any, any>
  /** The columns of combatants: `life` and its maximum, and the flag `acted` for having acted in this round. */
  readonly columns: Readonly<Record<'life' | 'lifeMax' | 'acted', Column>>
  /** The rules of sides, of turns, of being down, and of the referee's orders. */
  readonly rules: Readonly<Record<'sides' | 'turns' | 'down' | 'referee', RuleOf<S>>>
  /** The notes of its events: see `usualEvents`. */
  readonly note: UsualNotes<S>
  /** A table with a row for each side, initialised by the fields that sides have in the file. */
  readonly sides?: {
    readonly table: number
    readonly columns: Readonly<Record<string, Column>>
    // biome-ignore lint/suspicious/noExplicitAny: fields of any ruleset.
    readonly fields: FieldMap<any, any>
  }
  /** Called when the fight starts: everyone has joined, and nobody has a turn yet. */
  begins?(scene: S): void
  /** Called when a round starts, except the first. */
  roundBegins?(scene: S, round: number): void
  /** Called when a combatant has lost life; it may be down. */
  lost?(scene: S, target: number, tally: Tally<RuleOf<S>>, by: number): void
  /** What everyone declares in secret at the start of a round. */
  readonly declares?: Declaring<S>
}

/** A fight between sides, turn by turn: functions for rules, and the parts of a ruleset. */
export interface PlainFight<S extends AnyScene> extends Rounds<S> {
  /** Whether a combatant can act and be attacked: it is present, and has life left. */
  canFight(scene: S, row: number): boolean
  /** Combatants of other sides that can fight. */
  enemies(scene: S, actor: number): number[]
  /** The enemy with the least life left; the first in roster order among equals. */
  weakest(scene: S, actor: number): number
  /** Reduces a combatant's life, down to 0, and notes it. `by` is who caused it, -1 for nobody. */
  lose(scene: S, target: number, tally: Tally<RuleOf<S>>, rule: RuleOf<S>, by?: number): void
  /** Restores a combatant's life, up to its maximum, and notes it. */
  gain(scene: S, target: number, amount: number, rule: RuleOf<S>): void
  /** Everyone who can fight. */
  everybody(scene: S): number[]
  /** Refuses a target that is not an enemy able to fight. */
  notAnEnemy(scene: S, actor: number, target: number): Refusal | null
  /** The referee's orders. */
  readonly orders: readonly Action<S, Command>[]
  /** For `placeless`: states, and who has yet to act. */
  readonly shown: { state(scene: S, row: number): TokenState; coming: Rounds<S>['coming'] }
  /** For `plainGame`: the rule of sides, and their fields. */
  // biome-ignore lint/suspicious/noExplicitAny: fields of any ruleset.
  readonly file: { readonly rule: RuleOf<S>; readonly side: FieldMap<any, any> | undefined }
  /** For `rulesetOf`. */
  readonly parts: {
    open(setup: Setup): S
    readonly turnRule: RuleOf<S>
    cannotAct(scene: S, row: number): Refusal | null
    settleFight(scene: S): void
    isStanding(scene: S, row: number): boolean
    vitality(scene: S, row: number): number
    healthWord(scene: S, row: number, left: number | null): string
    fate(scene: S, row: number): 'standing' | 'down' | 'away'
    /** The table of sides as everyone may know it: each column by the ids of the sides. */
    describeFight(scene: S): Readonly<Record<string, unknown>>
    setClock(scene: S, round: number): void
  } & Partial<ReturnType<typeof declaring<S>>['parts']>
}

/**
 * A fight between sides in which everyone acts once per round, anyone without life is down, and the last side wins:
 * what many small games have in common. A game overrides any of it next to `parts`.
 * @example
 * ```ts
 * import { defineEvents, defineTables, flag, Scene, type Setup, type SpecsOf } from '@fray/kernel/rules'
 * import { columnsOf } from '@fray/rulesets/kinds/columns'
 * import { fieldsFor } from '@fray/rulesets/kinds/fields'
 * import { lifeBy, plainFight } from '@fray/rulesets/plain/fight'
 * import { usualEvents } from '@fray/rulesets/plain/told'
 * import type { Reader } from '@fray/rulesets/loading/reader'
 *
 * const { number, points } = fieldsFor<Reader, string>()
 * const fields = {
 *   life: points('Life: a number, or current/most.', lifeBy('down')),
 *   quick: number('Who has more of it acts earlier.', { min: 0, max: 9, column: {} }),
 * }
 * const tables = defineTables({ combatant: { ...columnsOf(fields), acted: flag() } })
 * class FightScene extends Scene<SpecsOf<typeof tables>> {}
 * const fight = plainFight<FightScene>({
 *   scene: (setup, combatant) => new FightScene(tables, { combatant }, setup),
 *   fields,
 *   columns: tables.columns.combatant,
 *   rules: { sides: 'two-sides', turns: 'turns', down: 'down', referee: 'at-the-table' },
 *   note: defineEvents<FightScene, string>()({ events: usualEvents<FightScene>(), rolls: {} }).note,
 *   quickness: (scene, row) => scene.now.combatant.quick[row],
 * })
 *
 * const life = { now: 8, most: 8 }
 * const roster = ['Ada', 'Orc'].map((name, side) => ({ name, side, seat: 1 - side, life, quick: 3 + side }))
 * const setup = { ruleset: 'mine', title: '', encounter: {}, options: {}, sides: [], seats: [], notes: [], roster }
 * const scene = fight.parts.open(setup as Setup)
 * console.log(fight.shown.coming(scene), fight.enemies(scene, 0)) // [ { row: 1, at: 4 }, { row: 0, at: 3 } ] [ 1 ]
 * fight.lose(scene, 1, scene.tally().add(8, 'strike', 'a strike'), 'strike', 0)
 * console.log(fight.canFight(scene, 1), fight.orders.map(({ id }) => id)) // false [ 'remove', 'effect', 'end-combat', 'override' ]
 * ```
 */
export function plainFight<S extends AnyScene>(own: PlainFightSpec<S>): PlainFight<S> {
  const { fields, rules, note } = own
  const { life, lifeMax, acted } = own.columns
  const canFight = (scene: S, row: number): boolean =>
    scene.now.combatant.present[row] === 1 && scene.read(life, row) > 0
  const everybody = (scene: S): number[] => standing(scene, canFight)
  const enemies = (scene: S, actor: number): number[] =>
    everybody(scene).filter((row) => scene.now.combatant.side[row] !== scene.now.combatant.side[actor])
  const isHere = (scene: S, row: number): boolean => scene.now.combatant.present[row] === 1
  const shownOfSides = Object.values(own.sides?.columns ?? {}).filter(
    ({ visibility, shown }) => visibility === 'all' && shown,
  )
  const bySide = (scene: S, column: Column) =>
    Object.fromEntries(scene.setup.sides.map(({ id }, row) => [id, scene.read(column, row)]))
  const declared = own.declares === undefined ? null : declaring(own.declares, canFight, (scene) => rounds.goOn(scene))
  const rounds: Rounds<S> = everyRound<S>({
    ...own,
    ...(declared !== null && { isHeldUp: declared.isDue }),
    ...{ acted, canFight, rule: rules.turns },
    roundBegins(scene, round) {
      note.round(scene, round)
      own.roundBegins?.(scene, round)
    },
  })
  const lose: PlainFight<S>['lose'] = (scene, target, tally, rule, by = -1) => {
    note.hurt(scene, target, tally)
    const left = Math.max(0, scene.read(life, target) - tally.total)
    scene.set(life, target, left, left === 0 ? rules.down : rule)
    scene.credit(by, target)
    if (left === 0) note.down(scene, target)
    own.lost?.(scene, target, tally, by)
  }
  return {
    ...rounds,
    canFight,
    enemies,
    weakest: (scene, actor) =>
      enemies(scene, actor).reduce((a, b) => (scene.read(life, b) < scene.read(life, a) ? b : a)),
    lose,
    gain(scene, target, amount, rule) {
      const by = Math.min(amount, scene.read(lifeMax, target) - scene.read(life, target))
      scene.set(life, target, scene.read(life, target) + by, rule)
      note.heal(scene, target, by)
    },
    everybody,
    notAnEnemy: (scene, actor, target) =>
      enemies(scene, actor).includes(target) ? null : refuse(rules.sides, 'Only an enemy who can fight is attacked.'),
    file: { rule: rules.sides, side: own.sides?.fields },
    orders: [
      ...(declared === null ? [] : [declared.order]),
      ...plainOrders<S>({
        rule: rules.referee,
        goes: note.out,
        life,
        loses: (scene, target, tally) => lose(scene, target, tally, rules.referee),
        gets: note.heal,
        ends: (scene) => note.end(scene, -1),
        most: [[life, lifeMax]],
        after: rounds.goOn,
      }),
    ],
    shown: {
      state: (scene, row) => (canFight(scene, row) ? 'up' : isHere(scene, row) ? 'down' : 'gone'),
      coming: rounds.coming,
    },
    parts: {
      ...declared?.parts,
      open(setup) {
        const { roster } = setup as Setup & { readonly roster: readonly Entrant[] }
        const scene = own.scene(setup, roster.length)
        enterRoster(scene, roster, fields, rules.sides)
        if (own.sides !== undefined) {
          const { table, columns, fields } = own.sides
          for (const side of setup.sides) {
            const row = scene.open(table)
            for (const [name, field] of Object.entries(fields))
              enterColumns(
                scene,
                row,
                { ...side },
                { columns, fields: { [name]: field }, rule: field.rule ?? rules.sides },
              )
          }
        }
        own.begins?.(scene)
        scene.set(scene.tables.columns.fight.round, 0, 1, rules.turns)
        rounds.goOn(scene)
        scene.settle()
        return scene
      },
      turnRule: rules.turns,
      cannotAct: (scene, row) =>
        canFight(scene, row) ? null : refuse(rules.down, '{who} cannot act any more.', { who: person(row) }),
      settleFight: lastSide<S>({ rule: rules.sides, isStanding: canFight, ended: note.end }),
      isStanding: canFight,
      vitality: (scene, row) => scene.read(life, row),
      healthWord: (scene, row, left) => ((left ?? scene.read(life, row)) > 0 ? 'up' : 'down'),
      fate: (scene, row) => (canFight(scene, row) ? 'standing' : isHere(scene, row) ? 'down' : 'away'),
      describeFight: (scene) => Object.fromEntries(shownOfSides.map((column) => [column.name, bySide(scene, column)])),
      setClock: (scene, round) => scene.set(scene.tables.columns.fight.round, 0, round, rules.turns),
    },
  }
}

/** Options of `points` for a field of life whose maximum is a column too; `down` is the rule for having none left. */
export const lifeBy = <R extends string>(down: R) =>
  ({
    rule: down,
    needed: '{name} has no "life".',
    column: { min: 0, visibility: 'vital' },
    mostColumn: { init: 1, min: 1, visibility: 'vital' },
  }) as const
