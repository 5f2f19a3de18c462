import {
  type AnyRuleset,
  type AnyScene,
  Blows,
  type Checkpoint,
  type Command,
  checkCommand,
  isRefusal,
  lookingThrough,
  nameOf,
  type PlainCommand,
  type Question,
  randomFrom,
  readCommand,
  rowOfName,
  type Setup,
  seatOf,
  type Underway,
  viewerFor,
  viewerOf,
} from '@fray/kernel'
import {
  Beliefs,
  type Happening,
  happenings,
  type OddsSummary,
  type Reading,
  Rehearsal,
  type SampledOdds,
  SENSIBLE,
  summaryOf,
} from '@fray/lab'
import { inSteps, type Patience } from '../in-steps.ts'
import type { AnyPolicy } from '../live-fight.ts'
import { oddsBothWays } from './both-ways.ts'
import { Average, type Chances } from './chances.ts'
import { ofKnownPeople } from './known-people.ts'

/** How chances are worked out. The same options and the same knowledge give the same chances. */
export interface ChanceOptions extends Patience {
  /** Ways of falling that are followed in each fight before it is sampled instead, 1,500 by default; for an answer to a question, samples at most. */
  readonly branches?: number
  /** Samples that are taken then in each fight, and for each answer to a question; 200 by default, fewer where the answers are many. */
  readonly samples?: number
  /** Fights that the seat could believe in, where it does not know everything; 4 by default. */
  readonly worlds?: number
}

const BRANCHES = 1_500
const SAMPLES = 200
/** Samples of all answers to a question together, where nobody has said how many; each answer has so many at least. */
const SAMPLES_OF_ALL = 6_000
const FEWEST_SAMPLES = 20
const WORLDS = 4
/** Commands after the one that is answered at most, until the turn of the one who gave it is taken to be over. */
const REST = 12
/** What chances begin with is fixed: asking twice gives the same. */
const SEED = 'chances'

/**
 * Works out what commands and answers may lead to, on what a combatant's seat could believe about the fight: hidden hit points
 * and places are imagined, never looked at. Others answer sensibly. It has scenes of its own; the fight's is not touched. It does
 * one thing at a time: where a host pauses, other things that are asked meanwhile need another one.
 * @example
 * ```ts
 * import { openFight } from '@fray/seat/play'
 * import { Foresight } from '@fray/seat'
 *
 * const { play } = await openFight(
 *   `{ ruleset: zones, battlefield: { yard: { start: [characters, enemies] }, lane: { adjacent: [yard] } },
 *      combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }`,
 *   { seed: 'seven', computer: { referee: 'aggressive' } },
 * )
 * const { rules, session } = play
 * const command = { actor: 'Ada', action: 'attack', target: 'Corwin', weapon: 'Longsword' }
 * const chances = await new Foresight(rules, session.setup).ofCommand(session.scene.save(), command)
 * console.log(chances?.kind, chances?.hits) // about 0.55
 * ```
 */
export class Foresight {
  private readonly rules: AnyRuleset
  private readonly scene: AnyScene
  private readonly rehearsal: Rehearsal

  constructor(rules: AnyRuleset, setup: Setup) {
    this.rules = rules
    this.scene = rules.open(setup) as AnyScene
    this.scene.recorder = null
    this.rehearsal = new Rehearsal(rules, setup, rules.policies.get(SENSIBLE) as AnyPolicy)
  }

  /**
   * What a command may lead to that is legal in the fight as it stands in `before`; null where nobody can know, because
   * others hide what they can do. Throws {@link ChancesStopped} when it is given up.
   */
  async ofCommand(before: Checkpoint, plain: PlainCommand, options: ChanceOptions = {}): Promise<Chances | null> {
    const { rules, scene } = this
    const { branches = BRANCHES, samples = SAMPLES, worlds = WORLDS } = options
    scene.load(before)
    const viewer = viewerOf(scene, seatOf(scene, rowOfName(scene, plain.actor)))
    const command = lookingThrough(rules, scene, viewer, () => readCommand(rules, scene, plain)) as Command
    if (isRefusal(command) || this.isHidden(command.actor)) return null
    const beliefs = new Beliefs(rules, scene, before, command.actor)
    const isKnown = beliefs.isCertain && rules.imaginePlaces === undefined
    const random = randomFrom(SEED)
    scene.load(before)
    const known = ofKnownPeople(rules, scene, viewer)
    const average = new Average()
    const said = new Set<string>()
    let isExact = true
    for (let world = 0; world < (isKnown ? 1 : worlds); world++) {
      beliefs.imagine(random)
      if (checkCommand(rules, scene, command) !== null) continue
      const { unanswered, odds } = await inSteps(
        oddsBothWays({ rules, scene }, command, { branches, samples, seed: SEED }),
        options,
      )
      if (odds.kind !== 'exact' || odds.instead !== undefined) isExact = false
      const summary = summaryOf(odds, command)
      const blow = odds === unanswered ? summary.blow : summaryOf(unanswered, command).blow
      const here = new Average()
      for (const sums of [average, here]) sums.add(known(summary), (row) => nameOf(scene, row), blow)
      said.add(JSON.stringify(here.chances('exact', plain.actor)))
    }
    // Where nothing hangs on what is hidden, every fight that could be this one says the same.
    isExact &&= said.size === 1
    return average.isEmpty ? null : average.chances(isExact ? 'exact' : 'about', plain.actor)
  }

  /**
   * What each answer to the question in the middle of a command may lead to, from that question on, by position in
   * `answers` (positions of options, or numbers); null where nobody can know. Each answer meets the same dice, so that two
   * with equal chances change nothing. Where no answer of a reaction changes what the command does, what the one who gave it
   * goes on to do in the same turn is counted as well: who comes close to whom matters for the blow that follows.
   */
  async ofAnswers(
    underway: Underway<Command>,
    question: Question,
    answers: readonly number[],
    options: ChanceOptions = {},
  ): Promise<readonly (Chances | null)[]> {
    const { rehearsal } = this
    const { worlds = WORLDS } = options
    const samples = Math.min(options.samples ?? samplesFor(answers.length), options.branches ?? SAMPLES)
    this.scene.load(underway.before)
    if (question.to < 0 || this.isHidden(question.to)) return answers.map(() => null)
    const known = ofKnownPeople(this.rules, this.scene, viewerOf(this.scene, seatOf(this.scene, question.to)))
    rehearsal.imagine(underway.before, question.to, worlds, SEED)
    const all = async (isWholeTurn: boolean): Promise<readonly (Chances | null)[]> => {
      const found: (Chances | null)[] = []
      const how = { worlds, samples, isWholeTurn }
      for (const answer of answers)
        found.push(await inSteps(this.ofAnswer(underway, question, answer, how, known), options))
      return found
    }
    const found = await all(false)
    const isAsked = question.decline !== undefined && new Set(answers).size > 1
    if (!isAsked || !isOneThing(found)) return found
    const later = await all(true)
    return isOneThing(later) ? found : later
  }

  private *ofAnswer(
    underway: Underway<Command>,
    question: Question,
    answer: number,
    how: { readonly worlds: number; readonly samples: number; readonly isWholeTurn: boolean },
    known: (summary: OddsSummary) => OddsSummary,
  ): Generator<void, Chances | null> {
    const { rules, rehearsal } = this
    const { scene } = rehearsal
    const { worlds, samples, isWholeTurn } = how
    const outcomes: { value: Happening; count: number }[] = []
    const blows = new Blows()
    scene.blows = blows
    try {
      for (let i = 0; i < samples; i++) {
        yield
        let reading = null as Reading<Happening> | null
        const world = { world: i % worlds, seed: `${SEED} ${i}` }
        const isGiven = rehearsal.answerIn(world, underway, question, answer, () => {
          reading = happenings(rules, scene, underway.command)
          blows.clear()
        })
        if (!isGiven || reading === null) continue
        if (isWholeTurn) this.finishTurn(underway.command.actor)
        outcomes.push({ value: reading.read(scene, blows, []), count: 1 })
      }
    } finally {
      scene.blows = null
    }
    if (outcomes.length === 0) return null
    const odds: SampledOdds<Happening> = { kind: 'sampled', outcomes, samples: outcomes.length, seed: SEED, why: '' }
    const average = new Average()
    average.add(known(summaryOf(odds, underway.command)), (row) => nameOf(scene, row))
    return average.chances('about', nameOf(scene, underway.command.actor))
  }

  /** Lets somebody go on with their turn in the rehearsal, as is sensible. */
  private finishTurn(actor: number): void {
    const { rules, rehearsal } = this
    for (let n = 0; n < REST; n++) {
      if (rules.automaticStep(rehearsal.scene) !== null || !rules.whoCanAct(rehearsal.scene).includes(actor)) return
      rehearsal.give(rehearsal.usual(actor))
    }
  }

  /** Whether somebody hides from the combatant's seat what it can do, which nobody can imagine; hidden defenses are imagined. */
  private isHidden(row: number): boolean {
    const { scene } = this
    const viewer = viewerFor(scene, row)
    for (let other = 0; other < scene.combatants; other++) {
      if (!viewer.knows('abilities', other)) return true
    }
    return false
  }
}

const isOneThing = (all: readonly (Chances | null)[]): boolean =>
  new Set(all.map((one) => JSON.stringify(one))).size === 1

/** How often each of so many answers is tried out. */
const samplesFor = (answers: number): number =>
  Math.max(FEWEST_SAMPLES, Math.min(SAMPLES, Math.floor(SAMPLES_OF_ALL / answers)))
