import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  type CreditListener,
  type Fate,
  REFEREE,
  type Sheet,
} from '@fray/kernel'
import type { ActionCount, CombatantCount, Gathering } from './gathering.ts'
import { MOST_ROUNDS } from './simulation.ts'

/** The columns that every fight has, and hit points where there are any. */
interface Common {
  readonly fight: { readonly round: ArrayLike<number>; readonly winner: ArrayLike<number> }
  readonly combatant: { readonly side: ArrayLike<number> }
}

/** The state of a combatant; by default one that is not standing is down. */
const fateOf = (rules: AnyRuleset, scene: AnyScene, row: number): Fate =>
  rules.fate?.(scene, row) ?? (rules.isStanding(scene, row) ? 'standing' : 'down')

/**
 * Watches a trial command by command: who acts first, who loses life and by whom, who goes down and when. It needs no
 * recorder: the rules say who caused a loss, and it reads how much is left.
 */
export class Meter implements CreditListener {
  private readonly rules: AnyRuleset
  private readonly scene: AnyScene
  private readonly sides: number
  private gathering: Gathering | null = null
  private counts: CombatantCount[] = []
  private life: number[] = []
  private stood: boolean[] = []
  private dealt: number[] = []
  private taken: number[] = []
  private fellIn: number[] = []
  /** Whether it has gone down in this trial, even if it has got up again. */
  private readonly wentDown: boolean[] = []
  /** Losses (gains below 0) during the present command: by whom, whose, how much, repeated. */
  private readonly credits: number[] = []
  /** How many numbers in `credits` are valid: clearing the array each time would reallocate it. */
  private credited = 0
  private roundNow = 0
  /** The life of each side at the start, by position. */
  private readonly whole: number[]
  /** The present life of each side, by position, when last summed up. */
  private readonly sums: number[]
  /** Number of combatants at the start. */
  private initial = 0
  /** The present Round; on a day with several fights, the total over all of them. */
  rounds = 0
  /** The position of the side that gave the first command that someone decided, -1 for none so far. */
  first = -1

  constructor(rules: AnyRuleset, scene: AnyScene, sides: number) {
    this.rules = rules
    this.scene = scene
    this.sides = sides
    this.whole = new Array<number>(sides).fill(0)
    this.sums = new Array<number>(sides).fill(0)
  }

  private get now(): Common {
    return this.scene.now as unknown as Common
  }

  /** The position of the winning side, or -1. */
  get winner(): number {
    return this.now.fight.winner[0]
  }

  private lifeOf(row: number): number {
    return this.rules.vitality(this.scene, row)
  }

  /** Starts a trial at the scene's state. */
  begin(gathering: Gathering): void {
    const { scene } = this
    this.gathering = gathering
    this.counts.length = 0
    this.credited = 0
    this.roundNow = this.now.fight.round[0]
    this.rounds = this.roundNow
    this.first = -1
    this.initial = scene.combatants
    for (let row = 0; row < this.initial; row++) this.enter(row)
    this.sumUp(this.whole)
    for (let row = 0; row < this.initial; row++) this.bound(row)
    this.whole.forEach((had, side) => {
      const count = gathering.side(side)
      count.whole = Math.max(count.whole, had)
    })
  }

  /** Upper bounds for what a combatant can lose, and take from others, which the trials alone do not show. */
  private bound(row: number): void {
    const count = this.counts[row]
    const own = this.now.combatant.side[row]
    let against = 0
    for (let side = 0; side < this.sides; side++) if (side !== own) against += this.whole[side]
    count.whole = Math.max(count.whole, this.life[row])
    count.against = Math.max(count.against, against)
    if (count.place >= 0) count.stock ??= this.rules.resources?.(this.scene, row) ?? {}
  }

  private enter(row: number): void {
    const { scene, rules } = this
    const { name } = scene.sheets[row] as Sheet
    const side = this.now.combatant.side[row]
    this.counts[row] = (this.gathering as Gathering).combatant(name, side, row < this.initial ? row : -1)
    this.life[row] = this.lifeOf(row)
    this.stood[row] = rules.isStanding(scene, row)
    this.dealt[row] = 0
    this.taken[row] = 0
    this.fellIn[row] = -1
    this.wentDown[row] = false
  }

  private sumUp(into: number[]): void {
    for (let side = 0; side < into.length; side++) into[side] = 0
    const { side } = this.now.combatant
    for (let row = 0; row < this.initial; row++) {
      into[side[row]] = into[side[row]] + Math.max(0, this.life[row])
    }
  }

  credit(by: number, target: number): void {
    // A combatant that joined during this very command is read when it is done.
    if (by >= this.counts.length || target >= this.counts.length) return
    // A loss caused by nobody must not be attributed to the next one credited; a gain caused by nobody is read at
    // the end.
    if (by < 0 && this.lifeOf(target) >= this.life[target]) return
    const lost = this.look(target)
    if (by < 0) return
    if (lost === 0) return
    this.credits[this.credited++] = by
    this.credits[this.credited++] = target
    this.credits[this.credited++] = lost
  }

  /** What the combatant has lost (below 0: gained) since the last reading. */
  private look(row: number): number {
    const life = this.lifeOf(row)
    const lost = this.life[row] - life
    if (lost === 0) return 0
    this.life[row] = life
    if (lost > 0) this.taken[row] = this.taken[row] + lost
    return lost
  }

  /** Attributes the losses of a command to those who caused them. */
  private putDown(actor: number, action: ActionCount | null): void {
    const { credits } = this
    const { side } = this.now.combatant
    for (let i = 0; i < this.credited; i += 3) {
      const by = credits[i]
      const target = credits[i + 1]
      const lost = credits[i + 2]
      const own = side[by]
      const isEnemy = side[target] !== own
      if (lost > 0 !== isEnemy) continue
      const count = by === actor && action !== null ? action : (this.gathering as Gathering).action(own, '')
      if (isEnemy) {
        count.damage += lost
        this.dealt[by] = this.dealt[by] + lost
      } else count.healing -= lost
    }
    this.credited = 0
  }

  /** Call it after a command. */
  after(command: Command, formal: boolean): void {
    const { scene, rules, rounds: before } = this
    this.countRound()
    const { actor } = command
    const { side } = this.now.combatant
    const own = actor === REFEREE ? -1 : side[actor]
    const action = own < 0 || formal ? null : (this.gathering as Gathering).action(own, command.action)
    if (action !== null) action.uses++
    if (this.first < 0 && action !== null) this.first = own
    if (this.credited > 0) this.putDown(actor, action)
    const { life, stood } = this
    const known = this.counts.length
    for (let row = 0; row < known; row++) {
      // Nearly always nothing has changed, and this comparison is enough.
      if (rules.vitality(scene, row) !== life[row]) {
        const lost = this.look(row)
        // What the actor regains by its own action without being credited: a Recovery, a draught.
        if (lost < 0 && row === actor && action !== null) action.healing -= lost
      }
      const stands = rules.isStanding(scene, row)
      if (stands !== stood[row]) {
        stood[row] = stands
        if (!stands) {
          this.fellIn[row] = this.rounds
          if (fateOf(rules, scene, row) !== 'away') this.wentDown[row] = true
        }
      }
    }
    for (let row = known; row < scene.combatants; row++) {
      this.enter(row)
      this.bound(row)
    }
    if (this.rounds !== before) this.closeRounds(before)
  }

  /** Counts what each side has left at the end of the Rounds from this one on; what ended them belongs to them. */
  private closeRounds(from: number): void {
    const { sums, rounds } = this
    this.sumUp(sums)
    for (let round = Math.max(1, from); round < Math.min(rounds, MOST_ROUNDS + 1); round++) {
      for (let side = 0; side < sums.length; side++) (this.gathering as Gathering).side(side).goesOn(round, sums[side])
    }
  }

  /** Counts what each side has left when the trial ends in this Round. */
  private closeTrial(): void {
    const { sums } = this
    const round = Math.max(1, this.rounds)
    if (round > MOST_ROUNDS) return
    this.sumUp(sums)
    for (let side = 0; side < sums.length; side++) (this.gathering as Gathering).side(side).ends(round, sums[side])
  }

  /**
   * Which sides had someone go down, and someone dead at the end. Leaving without a wound does not count as going
   * down.
   */
  private countLosses(): void {
    const { rules, scene, wentDown } = this
    const { side } = this.now.combatant
    for (let own = 0; own < this.sides; own++) {
      let fell = false
      let died = false
      for (let row = 0; row < this.counts.length; row++) {
        if (side[row] !== own) continue
        const fate = fateOf(rules, scene, row)
        if (fate === 'dead') died = true
        if (wentDown[row] || (fate !== 'standing' && fate !== 'away')) fell = true
      }
      const count = (this.gathering as Gathering).side(own)
      if (fell || died) count.fell++
      if (died) count.died++
    }
  }

  private countRound(): void {
    const round = this.now.fight.round[0]
    if (round === this.roundNow) return
    // The next fight of a day counts its Rounds from the start.
    this.rounds += round > this.roundNow ? round - this.roundNow : round
    this.roundNow = round
  }

  /** What each side has left of its life at the start, from 0 to 1; those who joined later do not count. */
  left(): number[] {
    const { sums, whole } = this
    this.sumUp(sums)
    return whole.map((had, side) => (had === 0 ? 0 : Math.min(1, sums[side] / had)))
  }

  /** On how many sides someone can still fight. */
  sidesStanding(): number {
    const found = new Set<number>()
    for (let row = 0; row < this.counts.length; row++) {
      if (this.stood[row]) found.add(this.now.combatant.side[row] as number)
    }
    return found.size
  }

  /** The trial is over: counts what is known of each combatant and side. */
  end(): void {
    const { rules, scene } = this
    this.countLosses()
    this.closeTrial()
    for (let row = 0; row < this.counts.length; row++) {
      const count = this.counts[row]
      count.trials++
      if (this.stood[row]) count.stands++
      else if ((this.fellIn[row] as number) >= 0) count.fell.add(this.fellIn[row] as number)
      count.life.add(Math.max(0, this.life[row]))
      count.dealt.add(this.dealt[row] as number)
      count.taken.add(this.taken[row] as number)
      if (rules.resources === undefined) continue
      for (const [name, left] of Object.entries(rules.resources(scene, row))) count.resource(name).add(left)
    }
  }
}
