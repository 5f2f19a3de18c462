import { faceAt, type Seed, seedFrom } from '../dice/counter.ts'
import type { Pool } from '../dice/pool.ts'
import { peopleIn, type Source, sourceMessage, withoutNames } from '../log/message.ts'
import type { AnswerValue, DiceRequest, Question } from '../questions.ts'
import type { Refusal } from '../refusal.ts'
import { asText } from '../unknown.ts'
import { answerValue, readAnswer } from './answers.ts'
import { Branches } from './branches.ts'
import { isDie, type RecordedInput } from './recorded-inputs.ts'

/**
 * Thrown, always as this one object, when a resolution needs an answer that is missing. The host rolls back, asks the
 * question, and executes the command again with the answer among the recorded inputs. Rules never catch it.
 */
export const SUSPEND: { readonly suspended: true } = Object.freeze({ suspended: true })

/** Returned by an answerer when someone has to be asked. It is below every number that a question can ask for. */
export const ASK = -0x40000000
/** Returned by an answerer on a branching table to follow every answer. */
export const EVERY = -0x3fffffff

/**
 * Decides questions without a person: returns the position of an option, the number asked for, {@link ASK} or {@link
 * EVERY}. `fight` is the asking scene, read-only.
 */
export type Answerer = (question: Question, fight: never) => number

/** Where dice come from after the recorded inputs are used up. */
export type DiceSource = 'generator' | 'typed' | 'none'

const QUICK = 0
const TAPED = 1
const BRANCHING = 2

/** Recorded inputs do not match what the rules ask for. */
export class InputError extends Error {
  override name = 'TapeError'
  /** Set if the rules refuse a recorded answer. */
  readonly refusal: Refusal | null
  constructor(message: string, refusal: Refusal | null = null) {
    super(message)
    this.refusal = refusal
  }
}

/**
 * Stands for the row of the asked combatant if nobody was asked, because the subject of the question is hidden from
 * its seat.
 */
export const UNASKED = -2

const askedOf = ({ to, prompt, emptied }: Question): readonly number[] => [
  emptied === true ? UNASKED : to,
  ...peopleIn(prompt),
]

const takeDefaults: Answerer = (question) => question.preset

/**
 * Where dice and answers come from. It is one class with a mode, so that rules always see the same object shape:
 * quick (generator and policy, nothing stored), recorded (given inputs, then generator, people or nothing),
 * branching.
 * @example
 * ```ts
 * import { goToCommand, perform, readCommand, Table } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = `{ ruleset: zones, battlefield: { yard: { start: [characters, enemies] } },
 *   combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }`
 * const { play } = await openFight(text, { seed: 'seven' })
 * const { rules, session } = play
 * const scene = rules.open(session.setup)
 * scene.table = Table.quick('seven')
 * goToCommand(rules, scene, true)
 * scene.table = Table.recorded({ inputs: [{ sides: 20, face: 19 }, { sides: 8, face: 5 }] })
 * perform(rules, scene, readCommand(rules, scene, { actor: 'Ada', action: 'attack', target: 'Corwin', weapon: 'Longsword' }))
 * console.log(rules.vitality(scene, 1), scene.table.leftOver()) // 3 []
 * ```
 */
export class Table {
  private mode = QUICK
  private seed: Seed = seedFrom(0)
  /** Number of the generator's next die: die n of a fight depends only on the seed and n. */
  counter = 0
  private answerer: Answerer = takeDefaults
  private dice: DiceSource = 'generator'
  /** Dice and answers so far, for a recorded table. */
  inputs: RecordedInput[] = []
  private position = 0
  /**
   * Whom the inputs used so far concern, by row: who rolled a die; for each answer who was asked, and about whom,
   * with {@link UNASKED} if nobody was.
   */
  readonly owners: (readonly (readonly number[])[])[] = []
  /** What is missing after {@link SUSPEND} was thrown: questions to be answered together, or dice to be typed in. */
  awaited: readonly Question[] | DiceRequest | null = null
  /**
   * For questions awaited together, the answers that policies and settings have given already; null for the missing
   * ones.
   */
  given: readonly (AnswerValue | null)[] = []
  private paths: Branches | null = null

  /** The path through the outcomes, for a branching table. */
  get branches(): Branches {
    this.paths ??= new Branches()
    return this.paths
  }

  /** Dice from the generator and answers from a policy; nothing is stored. For simulation. */
  static quick(seed: string | number, answerer: Answerer = takeDefaults): Table {
    const table = new Table()
    table.reseed(seed)
    table.answerer = answerer
    return table
  }

  /**
   * Uses the given inputs first; anything further comes from the dice source and the answerer, and is added to the
   * recorded inputs. With `dice: 'none'` and no answerer the inputs are strict: a missing one is an error.
   */
  static recorded(o: {
    readonly inputs?: readonly RecordedInput[]
    readonly dice?: DiceSource
    readonly seed?: string | number
    readonly answerer?: Answerer
  }): Table {
    const table = new Table()
    table.mode = TAPED
    table.inputs = [...(o.inputs ?? [])]
    table.dice = o.dice ?? 'none'
    if (o.seed !== undefined) table.reseed(o.seed)
    table.answerer = o.answerer ?? (() => ASK)
    return table
  }

  /** Every outcome of every roll in turn (see {@link Branches}); questions go to the answerer. */
  static branching(answerer: Answerer = takeDefaults): Table {
    const table = new Table()
    table.mode = BRANCHING
    table.answerer = answerer
    return table
  }

  /** Restarts the generator with another seed. */
  reseed(seed: string | number): void {
    this.seed = seedFrom(seed)
    this.counter = 0
  }

  /** Restarts with these inputs, to execute the same command once more. */
  rewind(inputs: readonly RecordedInput[]): void {
    this.inputs = [...inputs]
    this.position = 0
    this.owners.length = 0
    this.awaited = null
  }

  /** Recorded inputs that nothing has asked for. */
  leftOver(): readonly RecordedInput[] {
    return this.inputs.slice(this.position)
  }

  /** Rolls one die. `to` is the combatant who rolls, for people with physical dice. */
  roll(sides: number, to: number, rule: string, why: Source | string): number {
    if (this.mode === QUICK) return faceAt(this.seed, this.counter++, sides)
    if (this.mode === BRANCHING) return this.branches.even(sides) + 1
    if (this.position < this.inputs.length) return this.readDie(sides, to, rule)
    return this.moreDice([sides], to, rule, why)
  }

  /** Rolls the dice of a pool into `faces` and returns how many. Not for a branching table (see {@link branchPool}). */
  rollPool(pool: Pool, faces: number[], to: number, rule: string, why: Source | string): number {
    const sides = pool.sides
    if (this.mode === QUICK) {
      for (let i = 0; i < sides.length; i++) faces[i] = faceAt(this.seed, this.counter++, sides[i])
      return sides.length
    }
    for (let i = 0; i < sides.length; i++) {
      if (this.position < this.inputs.length) faces[i] = this.readDie(sides[i], to, rule)
      else faces[i] = this.moreDice(sides.slice(i), to, rule, why)
    }
    return sides.length
  }

  /** Rolls a pool whose faces are not needed, and returns the total of its dice. Not for a branching table. */
  rollValue(pool: Pool, faces: number[], to: number, rule: string, why: Source | string): number {
    const { commonSides, reading } = pool
    const { seed } = this
    if (this.mode !== QUICK || reading === 2 || commonSides === 0) {
      this.rollPool(pool, faces, to, rule, why)
      return pool.dicePart(faces)
    }
    let n = this.counter
    const end = n + pool.sides.length
    let value = faceAt(seed, n++, commonSides)
    for (; n < end; n++) {
      const face = faceAt(seed, n, commonSides)
      if (reading === 0) value += face
      else if (reading === 1 ? face > value : face < value) value = face
    }
    this.counter = end
    return value
  }

  /** Whether this table follows every outcome; pools are then asked for by {@link branchPool}. */
  get isBranching(): boolean {
    return this.mode === BRANCHING
  }

  /** The next distinct outcome of the pool, without its flat bonus. */
  branchPool(pool: Pool): number {
    return this.branches.pool(pool)
  }

  /** Sets what is awaited. Options that a question builds lazily are read now, before the fight is rolled back. */
  private await(questions: readonly Question[]): void {
    for (const question of questions) void question.options
    this.awaited = questions
  }

  private readDie(sides: number, to: number, rule: string): number {
    const entry = this.inputs[this.position]
    if (!isDie(entry)) {
      throw new InputError(
        `The rule ${rule} rolls a d${sides}, but the next entry is the answer ${JSON.stringify(entry.answers)}.`,
      )
    }
    const { sides: had, face } = entry
    if (had !== sides && had !== 0)
      throw new InputError(`The rule ${rule} rolls a d${sides}, but the next die is a d${had} (${face}).`)
    if (face < 1 || face > sides) throw new InputError(`The rule ${rule} rolls a d${sides}, which cannot show ${face}.`)
    if (had === 0) this.inputs[this.position] = { sides, face }
    this.took([[to]])
    return face
  }

  private took(owners: readonly (readonly number[])[]): void {
    this.owners[this.position++] = owners
  }

  private moreDice(sides: readonly number[], to: number, rule: string, why: Source | string): number {
    const first = sides[0]
    if (this.dice === 'generator') {
      const face = faceAt(this.seed, this.counter++, first)
      this.inputs.push({ sides: first, face })
      this.took([[to]])
      return face
    }
    if (this.dice === 'none')
      throw new InputError(
        `The rule ${rule} rolls a d${first} (${withoutNames(sourceMessage(why))}), but no die is left.`,
      )
    this.awaited = { kind: 'dice', to, sides, rule, why: sourceMessage(why) }
    throw SUSPEND
  }

  private said(question: Question, fight: never): number {
    return question.emptied === true ? (question.decline ?? question.preset) : this.answerer(question, fight)
  }

  /** Asks a question and returns the position of the chosen option, or the number. */
  choose(question: Question, fight: never): number {
    if (this.mode !== TAPED) {
      const answer =
        this.mode === QUICK ? this.said(question, fight) : this.branches.said(() => this.said(question, fight))
      if (answer > EVERY) return answer
      if (answer !== EVERY || this.mode === QUICK) throw nobodyThere(question)
      return this.branches.option(question)
    }
    if (this.position < this.inputs.length) return this.readAnswers([question])[0] as number
    const answer = this.said(question, fight)
    if (answer === ASK) {
      this.await([question])
      this.given = [null]
      throw SUSPEND
    }
    this.inputs.push({ answers: [answerValue(question, answer)] })
    this.took([askedOf(question)])
    return answer
  }

  /** Asks several seats at once; nobody learns an answer before all are in. Returns the answers in order. */
  chooseTogether(questions: readonly Question[], fight: never): number[] {
    if (this.mode !== TAPED) {
      if (this.mode === BRANCHING) this.branches.together = questions.length > 1
      const answers = questions.map((q) => this.choose(q, fight))
      if (this.mode === BRANCHING) this.branches.together = false
      return answers
    }
    if (this.position < this.inputs.length) return this.readAnswers(questions)
    const answers = questions.map((q) => this.said(q, fight))
    if (answers.includes(ASK)) {
      this.await(questions)
      this.given = questions.map((q, i) => (answers[i] === ASK ? null : answerValue(q, answers[i])))
      throw SUSPEND
    }
    this.inputs.push({ answers: questions.map((q, i) => answerValue(q, answers[i])) })
    this.took(questions.map(askedOf))
    return answers
  }

  /** Asks a question that is answered by free text. */
  chooseText(question: Question, fight: never): string {
    if (this.mode !== TAPED) return question.presetText ?? ''
    if (this.position >= this.inputs.length) {
      if (this.answerer(question, fight) === ASK) {
        this.await([question])
        this.given = [null]
        throw SUSPEND
      }
      this.inputs.push({ answers: [question.presetText ?? ''] })
    }
    const entry = this.inputs[this.position]
    if (isDie(entry))
      throw new InputError(`The rule ${question.rule} asks "${question.prompt.key}", but the next entry is a die.`)
    const text = asText(entry.answers[0])
    const found = readAnswer(question, text)
    if (typeof found !== 'number') throw new InputError(withoutNames(found.reason), found)
    this.took([askedOf(question)])
    return text
  }

  private readAnswers(questions: readonly Question[]): number[] {
    const entry = this.inputs[this.position]
    const asked = questions[0]
    if (isDie(entry)) {
      throw new InputError(
        `The rule ${asked.rule} asks "${asked.prompt.key}", but the next entry is a d${entry.sides} (${entry.face}).`,
      )
    }
    if (entry.answers.length !== questions.length) {
      throw new InputError(
        `The rule ${asked.rule} asks ${questions.length} seats, but ${entry.answers.length} answers are given.`,
      )
    }
    const positions = questions.map((q, i) => {
      const found = readAnswer(q, entry.answers[i])
      if (typeof found === 'number') return found
      throw new InputError(withoutNames(found.reason), found)
    })
    this.took(questions.map(askedOf))
    return positions
  }
}

const nobodyThere = ({ rule, prompt }: Question): Error =>
  new Error(
    `The rule ${rule} asks "${prompt.key}", and nobody is there to be asked: the answerer must answer by itself.`,
  )
