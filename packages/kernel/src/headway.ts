import { roundOf, sideOf } from './base-facts.ts'
import type { AnyRuleset } from './ruleset.ts'
import type { AnyScene } from './scene.ts'

/** Looks, one after the other, that find no headway and make a fight a stalemate. */
const LOOKS = 10
/** Commands between two looks; where there are many combatants, as many for each of them as stands in {@link FOR_EACH}. */
const COMMANDS = 50
const FOR_EACH = 2

/**
 * Whether a fight that nobody but computers plays still makes headway. It is looked at now and then: there is headway when
 * some side's life, all its combatants together, is lower than it has ever been found, or more combatants are down. After
 * ten looks without any the fight is a stalemate: 500 commands, or 20 for each combatant where these are more. One rule for
 * all who play whole fights.
 */
export class Headway {
  private readonly rules: AnyRuleset
  private readonly scene: AnyScene
  /** The lowest life of each side, by position. */
  private readonly lowest: number[] = []
  private readonly sums: number[] = []
  private mostDown = 0
  private known = 0
  private round = 0
  /** Commands until the next look, and looks that have found nothing. */
  private left = 0
  private idle = 0

  constructor(rules: AnyRuleset, scene: AnyScene) {
    this.rules = rules
    this.scene = scene
    this.begin()
  }

  /** Counts again from where the scene stands. */
  begin(): void {
    const { scene } = this
    this.lowest.fill(Number.POSITIVE_INFINITY)
    this.mostDown = 0
    this.known = scene.combatants
    this.round = roundOf(scene)
    this.idle = 0
    this.look()
  }

  /** To be called after each command: whether the fight is a stalemate now. */
  isOut(): boolean {
    if (--this.left > 0) return false
    const round = roundOf(this.scene)
    // Another fight of the same day: those who have rested have more to lose again.
    if (round < this.round) this.begin()
    this.round = round
    this.idle = this.look() ? 0 : this.idle + 1
    return this.idle >= LOOKS
  }

  /** Whether there has been headway since the last look. */
  private look(): boolean {
    const { rules, scene, lowest, sums } = this
    sums.fill(0)
    let down = 0
    for (let row = 0; row < scene.combatants; row++) {
      const side = sideOf(scene, row)
      const life = Math.max(0, rules.vitality(scene, row))
      sums[side] = (sums[side] ?? 0) + life
      // Who has joined is no loss to its side when it falls.
      if (row >= this.known) lowest[side] += life
      if (!rules.isStanding(scene, row)) down++
    }
    this.known = scene.combatants
    this.left = Math.max(COMMANDS, FOR_EACH * this.known)
    let isFound = down > this.mostDown
    this.mostDown = Math.max(down, this.mostDown)
    for (let side = 0; side < sums.length; side++) {
      if (sums[side] >= (lowest[side] ?? Number.POSITIVE_INFINITY)) continue
      lowest[side] = sums[side]
      isFound = true
    }
    return isFound
  }
}
