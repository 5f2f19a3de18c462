import type { Blows } from './blows.ts'
import { EXPLOSION_CAP, explodesAgain, type Pool } from './dice/pool.ts'
import { Recorder } from './events.ts'
import { written } from './log/made-words.ts'
import { type SourceOf, say, sourceMessage } from './log/message.ts'
import type { HideableThing, Message, Ref, Source, Words } from './log/parts.ts'
import type { Question } from './questions.ts'
import type { Refusal } from './refusal.ts'
import type { Setup, Sheet } from './setup.ts'
import { checkCell, checkNarrow, checkRow } from './state/checks.ts'
import type { Column, Row, TableNumber, TableSpecs, Tables, Who } from './state/columns.ts'
import { State } from './state/state.ts'
import { answerValue } from './table/answers.ts'
import { Table } from './table/table.ts'
import { type PartDice, Tally } from './tally.ts'
import { cite, isTraced, traceTo } from './trace.ts'
import { asHeard, asPut } from './view/heard.ts'
import { keyOfRef, keysOfNames } from './view/hiding.ts'

/** The stand-in for the name of a combatant that the viewer does not know. */
export const SOMEBODY = 'somebody'

/** Whether the question is a reaction whose rule is switched off: it is declined without asking. */
const isDeclined = (without: ReadonlySet<string>, { rule, reaction, decline = -1 }: Question): boolean =>
  reaction === true && decline >= 0 && without.has(rule)

const ONE_KEPT: readonly boolean[] = [true]
const FIRST_KEPT: readonly boolean[] = [true, false]
const SECOND_KEPT: readonly boolean[] = [false, true]

/** A pool of which only counts between which of three borders it falls; they may be the same. */
export interface Bordered {
  readonly pool: Pool
  readonly a: number
  readonly b: number
  readonly c: number
}

/** Hears of losses and gains of life as they come about; it looks at the scene to learn how much it was. */
export interface CreditListener {
  credit(by: number, target: number): void
}

/**
 * What a rule function gets: the fight's working copy (`now`), the table to ask for dice and decisions, and one
 * method for each kind of change. Change methods take plain numbers and build an event only if there is a recorder.
 */
export class Scene<T extends TableSpecs, R extends string = string, S extends Setup = Setup> extends State<T> {
  readonly setup: S
  table: Table = Table.quick(0)
  /** Collects events; null if nobody needs them, and then none are built. */
  recorder: Recorder | null = isTraced() ? new Recorder() : null
  /** Which combatants the current viewer knows; null for all. See {@link knowing}. */
  known: ((row: number) => boolean) | null = null
  /**
   * Places, doors and things on the ground that the current viewer does not know, by {@link keyOfRef}; null for none.
   */
  unknown: ReadonlySet<string> | null = null
  /** Collects attack rolls; null if nobody needs them. */
  blows: Blows | null = null
  /** Is told who caused losses and gains of life; null if nobody needs it. */
  creditListener: CreditListener | null = null
  /** Ids of rules that are switched off; null for none. */
  readonly without: ReadonlySet<string> | null
  /** Faces of the latest {@link dice}, for explanations; meaningless on a branching table. */
  readonly faces: number[] = []

  constructor(tables: Tables<T>, capacity: Readonly<Record<string, number>>, setup: S) {
    super(tables, capacity)
    this.setup = setup
    this.without = setup.without === undefined || setup.without.length === 0 ? null : new Set(setup.without)
  }

  /** Whether the rule is switched off in this fight: nobody is offered what it allows. */
  isOff(rule: R): boolean {
    return this.without?.has(rule) === true
  }

  /** The combatants for which `is` returns true, in row order. */
  rowsWhere(is: (row: number) => boolean): number[] {
    const rows: number[] = []
    for (let row = 0; row < this.combatants; row++) if (is(row)) rows.push(row)
    return rows
  }

  /** Hides the places and things named in the set-up, once all combatants have joined; not recorded. */
  hideAtFirst(): void {
    const keys = (this.setup.hidden ?? []).flatMap((name) => {
      const found = keysOfNames(this, [name])
      return 'reason' in found ? [] : found
    })
    if (keys.length > 0) this.hide('fight', 0, this.store(keys))
  }

  private hide(table: 'fight' | 'combatant', row: number, value: number): void {
    const { id } = this.tables.byPath.get(`${table}.hidden`) as Column
    this.write(this.offsets[id] + row, value)
  }

  /**
   * Changes a cell. An unchanged value is not recorded. With a recorder, a value out of the column's range, a missing
   * row, or a column of several cells throws an error; simulations skip these checks.
   */
  set<K extends string>(column: Column<K>, row: Row<NoInfer<K>>, value: number, rule: R): void {
    const address = this.offsets[column.id] + row * column.width
    if (this.memory[address] === value) return
    // Without recorder and undo, a simulation writes directly.
    if (this.recorder === null && !this.undoable && !column.places) this.memory[address] = value
    else {
      if (this.recorder !== null) checkNarrow(column)
      this.change(column, row, 0, value, rule)
    }
  }

  /** Changes one cell of a wide column. */
  setCell<K extends string>(column: Column<K>, row: Row<NoInfer<K>>, cell: number, value: number, rule: R): void {
    const address = this.offsets[column.id] + row * column.width + cell
    if (this.memory[address] !== value) this.change(column, row, cell, value, rule)
  }

  /**
   * Writes a cell and records it. It is a separate method because most cells that rules set hold the value already:
   * only that comparison is inlined into each rule.
   */
  private change(column: Column, row: number, cell: number, value: number, rule: R): void {
    const from = this.write(this.offsets[column.id] + row * column.width + cell, value)
    if (column.places) this.placeBy(column, row)
    if (this.recorder === null) return
    checkCell(column, row, cell, value, this.rows(column.table))
    this.recorder.change({ column: column.path, row, cell, from, to: value, rule })
  }

  /**
   * A placement column has changed. A change that concerns one combatant is noted separately; its side concerns
   * everyone.
   */
  private placeBy({ tableName, name }: Column, row: number): void {
    if (tableName === 'combatant' && name !== 'side') this.place(row)
    else this.place()
  }

  /**
   * Records that `by` caused what `target` has just lost or gained of its life (-1 for nobody: then it is not
   * attributed to the next one credited).
   */
  credit(by: Who, target: Who): void {
    if (this.creditListener !== null) this.creditListener.credit(by, target)
  }

  /** Records an attack roll (see {@link Blows.add}) if attack rolls are collected. */
  blow(attacker: Who, target: Who, hit: boolean, degree: number): void {
    if (this.blows !== null) this.blows.add(attacker, target, hit, degree)
  }

  /** Changes the result of the attacker's latest attack (see {@link Blows.change}). */
  changeBlow(attacker: Who, target: Who, hit: boolean): void {
    if (this.blows !== null) this.blows.change(attacker, target, hit)
  }

  /** Whether the current viewer knows the combatant; true without a viewer. */
  knows(row: number): boolean {
    return this.known === null || this.known(row)
  }

  /** The combatant's name; `somebody` if the current viewer does not know it. */
  name(row: Who): Words {
    const name = this.knows(row) ? ((this.sheets[row] as Sheet | undefined)?.name ?? `combatant ${row}`) : SOMEBODY
    return written(name)
  }

  /** Whether the current viewer does not know the place or thing. */
  hides(ref: Ref | null): boolean {
    return ref !== null && this.unknown?.has(keyOfRef(ref)) === true
  }

  /** Everything that the referee can hide now: places, doors, things on the ground. Rulesets override it. */
  hideables(): readonly HideableThing[] {
    return []
  }

  /** The names of combatants, leaving out those that the current viewer does not know. */
  names(rows: readonly number[]): string[] {
    return rows.filter((row) => this.knows(row)).map((row) => this.name(row as Who))
  }

  /**
   * Runs `look` as a viewer who knows only these combatants, and none of the places and things in `unknown`: all
   * others have no name and cannot be found by one.
   */
  knowing<T>(known: ((row: number) => boolean) | null, look: () => T, unknown: ReadonlySet<string> | null = null): T {
    const { known: knownBefore, unknown: unknownBefore } = this
    this.known = known
    this.unknown = unknown
    try {
      return look()
    } finally {
      this.known = knownBefore
      this.unknown = unknownBefore
    }
  }

  /** Adds a row to a table and returns it. */
  open<K extends string = never>(table: TableNumber<K>): Row<K> {
    return this.openRow(table)
  }

  /**
   * Removes a row from a table; later rows move up in order. With a recorder a missing row throws an error, as in
   * {@link set}.
   */
  close<K extends string = never>(table: TableNumber<K>, row: Row<NoInfer<K>>): void {
    if (this.recorder !== null) checkRow(row, this.rows(table), this.tables.names[table])
    this.closeRow(table, row)
  }

  /** A combatant joins with its unchanging sheet; returns its row, whose cells the ruleset then fills. */
  join(sheet: unknown, name: string, rule: R): Who {
    this.addSheet(sheet)
    const row = this.openRow(this.tables.index.combatant as number)
    if ((sheet as Sheet).hidden === true) this.hide('combatant', row, 1)
    if (this.recorder !== null) this.recorder.note({ type: 'join', row, name, rule })
    return row
  }

  /** Number of combatants that have ever joined the fight. */
  get combatants(): number {
    return this.memory[1]
  }

  /**
   * Rolls one die of 1 to `sides`. `to` is the combatant who rolls, or REFEREE; `why` is shown to people who roll
   * physical dice.
   */
  die<T extends string>(sides: number, to: Who, rule: R, why: SourceOf<T>): number {
    cite(rule)
    return this.table.roll(sides, to, rule, why)
  }

  /**
   * Rolls a pool and returns its total with the flat bonus; a tally gets the dice and the bonus as parts with the
   * same source. A pool without dice rolls nothing.
   */
  roll<T extends string>(pool: Pool, to: Who, rule: R, why: SourceOf<T>, tally: Tally<R> | null = null): number {
    const { bonus } = pool
    const rolled = pool.sides.length > 0 ? this.dice<T>(pool, to, rule, why, tally) : 0
    if (bonus !== 0) tally?.add<T>(bonus, rule, why)
    return rolled + bonus
  }

  /**
   * Rolls the dice of a pool, without its bonus, and returns their total; a tally gets them as a part. For a bonus
   * with another source, or added later: otherwise use {@link roll}. On a branching table there is one branch for
   * each distinct outcome.
   */
  dice<T extends string>(pool: Pool, to: Who, rule: R, why: SourceOf<T>, tally: Tally<R> | null = null): number {
    const { table } = this
    cite(rule)
    let value: number
    if (pool.isOneDie) {
      value = table.roll(pool.commonSides, to, rule, why)
      if (this.recorder !== null) this.faces[0] = value
    } else if (pool.explodes) return this.exploding(pool, to, rule, why, tally)
    else if (table.isBranching) value = table.branchPool(pool)
    else if (this.recorder === null) value = table.rollValue(pool, this.faces, to, rule, why)
    else {
      table.rollPool(pool, this.faces, to, rule, why)
      value = pool.dicePart(this.faces)
    }
    if (tally !== null) {
      tally.total += value
      if (tally.parts !== null)
        tally.parts.push({
          value,
          rule,
          source: sourceMessage(why),
          counted: true,
          dice: table.isBranching ? null : this.diceOf(pool),
        })
    }
    return value
  }

  /**
   * Rolls one die for which only "`most` or less" matters, and returns its face. A branching table makes two branches
   * instead of one per face, each with one face of its kind.
   */
  faceUpTo<T extends string>(
    { pool, most }: { readonly pool: Pool; readonly most: number },
    to: Who,
    rule: R,
    why: SourceOf<T>,
    tally: Tally<R> | null = null,
  ): number {
    const { table } = this
    if (!table.isBranching) return this.dice<T>(pool, to, rule, why, tally)
    const isUpTo = table.branches.atMost(pool.commonSides, most)
    const value = isUpTo ? Math.min(most, pool.commonSides) : Math.max(most, 0) + 1
    tally?.add<T>(value, rule, why)
    return value
  }

  /**
   * Rolls a pool for which only the span between the borders a, b and c matters; a border belongs to the span above
   * it. It equals {@link dice}, except that exact odds follow only the lowest value of each span. Borders may come in
   * any order. Not for exploding pools.
   */
  diceWithin<T extends string>(
    { pool, a, b, c }: Bordered,
    to: Who,
    rule: R,
    why: SourceOf<T>,
    tally: Tally<R> | null,
  ): number {
    const { table } = this
    if (!table.isBranching || table.branches.follower === null) return this.dice<T>(pool, to, rule, why, tally)
    const value = table.branches.span(pool, a, b, c)
    tally?.add<T>(value, rule, why)
    return value
  }

  /** The dice just rolled, as a part of a tally shows them. */
  private diceOf(pool: Pool): PartDice {
    const { sides } = pool
    if (pool.isOneDie) return { sides, faces: [this.faces[0]], kept: ONE_KEPT }
    if (sides.length === 2 && (pool.reading === 1 || pool.reading === -1)) {
      const first = this.faces[0]
      const second = this.faces[1]
      const keepsFirst = pool.reading === 1 ? first >= second : first <= second
      return { sides, faces: [first, second], kept: keepsFirst ? FIRST_KEPT : SECOND_KEPT }
    }
    const faces = this.faces.slice(0, sides.length)
    return { sides, faces, kept: pool.kept(faces) }
  }

  private exploding(pool: Pool, to: Who, rule: R, why: Source | string, tally: Tally<R> | null): number {
    if (this.table.isBranching) this.table.branches.checkDieByDie(pool)
    const faces: number[] = []
    const sides: number[] = []
    pool.sides.forEach((s, die) => {
      for (let again = true, times = 0; again; times++) {
        const face = this.table.roll(s, to, rule, why)
        faces.push(face)
        sides.push(s)
        again = pool.exploding[die] === true && times < EXPLOSION_CAP && explodesAgain(face, s)
      }
    })
    const value = pool.dicePart(faces)
    if (tally !== null) {
      tally.total += value
      const dice = { sides, faces, kept: pool.kept(faces) }
      tally.parts?.push({ value, rule, source: sourceMessage(why), counted: true, dice })
    }
    return value
  }

  /** The present point in the resolution, for {@link juncture}. */
  here(): number {
    return this.table.isBranching ? this.table.branches.here() : 0
  }

  /**
   * Declares what the rest of the resolution depends on: what was decided before `since` (see {@link here}), the
   * fight's present state, the attack rolls so far, and the key; nothing else rolled or answered since. Exact odds
   * then follow only one of the branches that lead to the same. Junctures with the same `since` need different keys.
   * In play it does nothing.
   */
  juncture(since: number, key: number): void {
    if (this.table.isBranching) this.table.branches.juncture(since, key)
  }

  /** A number to be added up; it keeps its parts only if there is a recorder. */
  tally(): Tally<R> {
    return new Tally<R>(this.recorder !== null)
  }

  /** A tally with a known total; with a recorder it is added up again to get its parts. */
  tallyOf(known: number, addUp: () => Tally): Tally {
    if (this.recorder !== null) return addUp()
    const tally = new Tally(false)
    tally.total = known
    return tally
  }

  /** The scene for functions that know no ruleset. */
  private get any(): never {
    return this as never
  }

  /** Asks for a decision; returns the position of the chosen option, or the number. */
  ask(question: Question<R>): number {
    if (this.without !== null && isDeclined(this.without, question)) return question.decline as number
    cite(question.rule)
    this.recorder?.asks()
    const heard = asHeard(this.any, question)
    const answer = this.table.choose(heard, this.any)
    if (this.recorder !== null) this.noteAnswer(heard, answer)
    return asPut(question, heard, answer)
  }

  /**
   * Asks several seats at once; nobody learns an answer before all have answered. Returns the answers in the order of
   * the questions.
   */
  askTogether(questions: readonly Question<R>[]): number[] {
    if (questions.length === 0) return []
    for (const { rule } of questions) cite(rule)
    this.recorder?.asks()
    const heard = questions.map((question) => asHeard(this.any, question))
    const answers = this.table.chooseTogether(heard, this.any)
    if (this.recorder !== null) for (const [i, q] of heard.entries()) this.noteAnswer(q, answers[i])
    return questions.map((question, i) => asPut(question, heard[i], answers[i]))
  }

  /** Asks for a free text. */
  askText(question: Question<R>): string {
    cite(question.rule)
    this.recorder?.asks()
    const answer = this.table.chooseText(question, this.any)
    if (this.recorder !== null) this.noteSaid(question, answer, spoken(answer))
    return answer
  }

  /** Records that a rule does not ask someone, and what forbids it (null: nothing does, and nothing is recorded). */
  passOver(to: Who, rule: R, because: Refusal | null | (() => Refusal | null)): void {
    if (this.recorder === null) return
    this.recorder.passOver(to, rule, typeof because === 'function' ? because() : because)
  }

  /** Runs `tell` only if there is a recorder; it must not change the fight. */
  whenHeard(tell: () => void): void {
    if (this.recorder !== null) tell()
  }

  /** Whether there is a recorder: then numbers keep their parts, and reasons are given. */
  get isListening(): boolean {
    return this.recorder !== null
  }

  /** Words for the recorder; '' if there is none. */
  words(make: () => string): string {
    return this.recorder === null ? '' : make()
  }

  /** Runs `look` on the fight as it would be after a change. The change is not recorded and is rolled back. */
  imagine<T>(change: () => void, look: () => T): T {
    const { recorder, creditListener, undoable } = this
    const mark = this.mark()
    const hearer = traceTo(null)
    this.recorder = null
    this.creditListener = null
    this.undoable = true
    try {
      change()
      return look()
    } finally {
      this.rollback(mark)
      traceTo(hearer)
      this.recorder = recorder
      this.creditListener = creditListener
      this.undoable = undoable
    }
  }

  private noteAnswer(q: Question, answer: number): void {
    const declined = q.decline !== undefined && q.decline >= 0 && answer === q.decline
    if (q.quiet === true && declined) return
    const said = answerValue(q, answer)
    const label = q.kind === 'choice' ? (labelAt(q, answer) ?? null) : spoken(String(said))
    this.noteSaid(q, said, label, declined)
  }

  private noteSaid(q: Question, answer: string | number, label: Message | null, declined = false): void {
    this.recorder?.note({
      type: 'asked',
      rule: q.rule,
      to: q.to,
      prompt: q.prompt,
      answer,
      label,
      secret: q.secret === true,
      declined,
      ...(q.reaction === true && { reaction: true as const }),
      ...(q.moment === undefined ? {} : { moment: q.moment }),
    })
  }

  /** Starts recording, or stops it with false. */
  record(on: boolean): void {
    this.recorder = on ? new Recorder() : null
  }
}

const labelAt = (q: Question, at: number): Message | undefined =>
  q.labelAt === undefined ? q.options[at]?.label : q.labelAt(at)

/** A free-text answer as a message. */
const spoken = (answer: string): Message => say('{answer}', { answer: { said: answer } })

/** Any scene, whatever its ruleset. */
export type AnyScene = Scene<TableSpecs, string, Setup>
