import {
  type AnyRuleset,
  type AnyScene,
  ASK,
  answerValue,
  type Checkpoint,
  type Command,
  checkCommand,
  firstOf,
  goToCommand,
  grantedBefore,
  InputError,
  isDie,
  isSameCheckpoint,
  type Policy,
  perform,
  type Question,
  type Random,
  type RecordedInput,
  randomFrom,
  roundOf,
  type Setup,
  SUSPEND,
  seatOf,
  Table,
  UNASKED,
  type Underway,
  wantedBy,
} from '@fray/kernel'
import { Beliefs, sceneFor } from './belief.ts'

// biome-ignore lint/suspicious/noExplicitAny: the lab holds every ruleset's scenes and commands alike.
export type AnyPolicy = Policy<any, any>

/** The dice of a rehearsal. */
interface World {
  readonly world: number
  readonly seed: string
}

/**
 * A private scene and table on which a policy tries out what could happen: in fights that its seat could believe in,
 * with separate dice, with everyone else played by a rule of thumb.
 * @example
 * ```ts
 * import { loadGame, policyNamed, Rehearsal } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior', zone: 'A' }, Corwin: { from: 'toll-ruffian', zone: 'A' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', surprised: 'nobody', battlefield: 'A-B', combatants, now: { turn: 'Ada' } })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(setup)
 * const rehearsal = new Rehearsal(rules, setup, policyNamed(rules, 'aggressive'))
 * rehearsal.imagine(scene.save(), 0, 4, 'oak')
 * rehearsal.enter(0, 'first try')
 * console.log(rehearsal.advance(), rehearsal.usual(0).action) // 0 attack
 * ```
 */
export class Rehearsal {
  readonly rules: AnyRuleset
  readonly scene: AnyScene
  private readonly base: AnyPolicy
  private readonly quick: Table
  private random: Random = randomFrom(0)
  private worlds: Checkpoint[] = []
  /** Combatants missing from the imagined fights, because the referee hides them. */
  private hidden: readonly number[] = []
  /** The recorded inputs searched last for rolls and answers of hidden combatants. */
  private heard: {
    readonly inputs: readonly RecordedInput[]
    readonly length: number
    readonly known: readonly RecordedInput[]
  } | null = null
  /** The latest beliefs of each seat. */
  private readonly last = new Map<number, Believed>()
  /** Whether the imagined fights have nobody to fight. Policies are not asked about such fights. */
  isAlone = false
  /** The round of the fight entered last. */
  entered = 0

  constructor(rules: AnyRuleset, setup: Setup, base: AnyPolicy) {
    this.rules = rules
    this.base = base
    this.scene = sceneFor(rules, setup)
    this.quick = Table.quick(0, (question) => this.base.answer(this.scene, question, this.random))
  }

  /**
   * Starts thinking about a fight: makes `worlds` copies that the combatant's seat could believe in. The one who acts
   * now is in them even if the referee hides it.
   */
  imagine(before: Checkpoint, row: number, worlds: number, seed: string, acting = -1): void {
    const beliefs = this.beliefsAbout(before, row, acting)
    this.hidden = beliefs.hidden
    this.isAlone = beliefs.isAlone
    this.worlds = []
    const random = randomFrom(`${seed} world`)
    const isAlways = beliefs.isCertain && this.rules.imaginePlaces === undefined
    for (let i = 0; i < (isAlways ? 1 : worlds); i++) {
      beliefs.imagine(random)
      this.worlds.push(this.scene.save())
    }
  }

  /** What a combatant's seat could believe: calculated once for all combatants of that seat at the same point. */
  private beliefsAbout(before: Checkpoint, row: number, acting: number): Beliefs {
    this.scene.load(before)
    const seat = seatOf(this.scene, row)
    const last = this.last.get(seat)
    if (last?.acting === acting && isSameCheckpoint(last.before, before)) return last.beliefs
    // The host may overwrite its checkpoint.
    const kept = this.scene.save()
    const beliefs = new Beliefs(this.rules, this.scene, kept, row, acting)
    this.last.set(seat, { before: kept, acting, beliefs })
    return beliefs
  }

  /** Starts thinking about fights without secrets, or already imagined. */
  believe(worlds: readonly Checkpoint[]): void {
    this.worlds = [...worlds]
    this.hidden = []
  }

  /** Loads one of the imagined fights, with the dice of the seed. The same number and seed give the same fight. */
  enter(world: number, seed: string): AnyScene {
    const { scene, quick } = this
    scene.load(this.worlds[world % this.worlds.length] as Checkpoint)
    this.entered = roundOf(scene)
    scene.table = quick
    quick.reseed(seed)
    this.random = randomFrom(`${seed} policy`)
    return scene
  }

  /** The rule of thumb's command. */
  usual(actor: number): Command {
    return wantedBy(this.rules, this.scene, this.base, actor, this.random)
  }

  /** Executes automatic steps, and returns who commands next; -1 if nobody does. */
  advance(): number {
    return goToCommand(this.rules, this.scene, true)
  }

  /** Executes a legal command. */
  carryOut(command: Command): void {
    perform(this.rules, this.scene, command)
  }

  /** Whether a command may be given here. */
  isLegal(command: Command): boolean {
    return checkCommand(this.rules, this.scene, command) === null
  }

  /** Executes a command that a policy wants, or first the step that it implies, as hosts do. */
  give(command: Command): void {
    this.carryOut(firstOf(this.rules, this.scene, command))
  }

  /** Executes a command if it is legal here, after the steps that it implies; false if it is not. */
  attempt(command: Command): boolean {
    for (const first of grantedBefore(this.rules, this.scene, () => command)) this.carryOut(first)
    if (!this.isLegal(command)) return false
    this.carryOut(command)
    return true
  }

  /**
   * Executes, in an imagined fight, the command in whose middle a question came, and gives the answer. Returns false
   * if the question does not come up there in the same way, so that this fight cannot be the actual one. `onAsked` is
   * called when it comes up: nothing before it depends on the answer.
   */
  answerIn(
    { world, seed }: World,
    underway: Underway<Command>,
    question: Question,
    answer: number,
    onAsked: () => void = () => {},
  ): boolean {
    let isGiven = false
    let isOther = false
    const isDone = this.carryOutAgain(world, seed, underway, (asked) => {
      const usual = this.base.answer(this.scene, asked, this.random)
      if (isGiven || isOther) return usual
      if (isSame(asked, question, answer)) {
        isGiven = true
        onAsked()
      }
      // If several seats are asked at once, others may come first.
      else if (asked.rule !== question.rule || asked.to === question.to) isOther = true
      return isGiven ? answer : usual
    })
    return isDone && isGiven && !isOther
  }

  /**
   * The rule of thumb's answer to a question. If the question is put in secret to many at once, also its answers to
   * all others that the same seat is asked then, because reaching each of them again would be slow. Nothing is
   * executed beyond the questions. Empty if they do not come up in the same way.
   */
  usualAnswers(world: number, seed: string, underway: Underway<Command>, question: Question): UsualAnswer[] {
    const found: UsualAnswer[] = []
    const isTogether = (asked: Question) =>
      asked.secret === true && question.secret === true && asked.rule === question.rule
    this.carryOutAgain(world, seed, underway, (asked) => {
      const isOwn = asked.to === question.to || seatOf(this.scene, asked.to) === seatOf(this.scene, question.to)
      // Nobody learns what others answer in secret at the same time.
      if (isTogether(asked) && !isOwn) return asked.preset
      if (found.length > 0 && !isTogether(asked)) throw ANSWERED
      const usual = this.base.answer(this.scene, asked, this.random)
      if (isTogether(asked) || asked.to === question.to) found.push(usualAnswer(asked, usual))
      if (!isTogether(asked) && (asked.rule !== question.rule || asked.to === question.to)) throw ANSWERED
      return usual
    })
    return found
  }

  /**
   * The dice and answers of a command without those of combatants that the referee hides: in imagined fights they are
   * not asked for.
   */
  private knownInputs(underway: Underway<Command>): readonly RecordedInput[] {
    const { scene, hidden, heard } = this
    const { inputs, before, command } = underway
    if (hidden.length === 0 || inputs.length === 0) return inputs
    if (heard?.inputs === inputs && heard.length === inputs.length) return heard.known
    scene.load(before)
    const table = Table.recorded({ inputs, answerer: () => ASK })
    scene.table = table
    // Attack rolls are not collected while only looking through a command.
    const { blows } = scene
    scene.blows = null
    try {
      this.carryOut(command)
    } catch (error) {
      if (error !== SUSPEND && !(error instanceof InputError)) throw error
    } finally {
      scene.table = this.quick
      scene.blows = blows
    }
    const known = withoutThose(inputs, table.owners, [...hidden, UNASKED])
    this.heard = { inputs, length: inputs.length, known }
    return known
  }

  /** Executes a command again with the rolled dice and other answers; false if it does not get that far. */
  private carryOutAgain(
    world: number,
    seed: string,
    underway: Underway<Command>,
    answerer: (asked: Question) => number,
  ): boolean {
    const inputs = this.knownInputs(underway)
    const scene = this.enter(world, seed)
    scene.table = Table.recorded({ inputs, dice: 'generator', seed, answerer })
    try {
      if (checkCommand(this.rules, scene, underway.command) !== null) return false
      this.carryOut(underway.command)
      return true
    } catch (error) {
      if (error === ANSWERED || error instanceof InputError) return false
      throw error
    } finally {
      scene.table = this.quick
    }
  }
}

/**
 * The inputs without what these combatants rolled and answered, and without answers about them; inputs of unknown
 * owners stay.
 */
function withoutThose(
  inputs: readonly RecordedInput[],
  owners: Table['owners'],
  those: readonly number[],
): RecordedInput[] {
  return inputs.flatMap((entry, i): RecordedInput[] => {
    const isKnown = (_: unknown, at: number) => owners[i]?.[at]?.some((row) => those.includes(row)) !== true
    if (isDie(entry)) return isKnown(entry, 0) ? [entry] : []
    const answers = entry.answers.filter(isKnown)
    return answers.length === 0 ? [] : [{ answers }]
  })
}

/** Beliefs about a fight while a combatant acts. */
interface Believed {
  readonly before: Checkpoint
  readonly acting: number
  readonly beliefs: Beliefs
}

/** The rule of thumb's answer to a question; `isTo` says whether it applies to the question that is actually asked. */
export interface UsualAnswer {
  readonly usual: number
  readonly isTo: (put: Question) => boolean
}

/** Options may be built lazily: the meaning of the answer is read while the fight is at the question. */
function usualAnswer(asked: Question, usual: number): UsualAnswer {
  const meant = asked.kind === 'choice' ? answerValue(asked, usual) : usual
  const isTo = (put: Question): boolean =>
    isAsked(asked, put) &&
    (put.kind !== 'choice' || (usual === put.decline && usual === asked.decline) || answerAt(put, usual) === meant)
  return { usual, isTo }
}

const answerAt = (put: Question, at: number) => put.valueAt?.(at) ?? put.options[at]?.value

/** Thrown once the wanted answer is known, because what follows does not matter. */
const ANSWERED = { answered: true } as const

/** Whether a question is the one that was asked, as far as the answer goes. */
function isSame(asked: Question, put: Question, answer: number): boolean {
  if (!isAsked(asked, put)) return false
  if (put.kind !== 'choice') return true
  // Building the options may be slow; declining is always one of them.
  if (answer === put.decline && answer === asked.decline) return true
  const option = asked.options[answer]
  return option?.refusal === undefined && option?.value === put.options[answer]?.value
}

/** Whether a question asks the same of the same combatant, whatever its options are. */
const isAsked = (asked: Question, put: Question): boolean =>
  asked.rule === put.rule &&
  asked.to === put.to &&
  asked.kind === put.kind &&
  JSON.stringify(asked.prompt) === JSON.stringify(put.prompt)
