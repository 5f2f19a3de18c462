import { roundOf, sideOf } from './base-facts.ts'
import type { AnyRuleset } from './ruleset.ts'
import type { AnyScene } from './scene.ts'

/** Checks in a row without headway that make a fight a stalemate. */
const LOOKS = 10
/** Commands between two checks; with many combatants, {@link FOR_EACH} commands for each of them. */
const COMMANDS = 50
const FOR_EACH = 2

/**
 * Whether a fight played only by computers still makes headway, checked at intervals. There is headway if the total
 * life of some side is lower than ever before, or more combatants are down. After ten checks without headway the
 * fight is a stalemate: 500 commands, or 20 per combatant if that is more. Everything that plays whole fights uses
 * this one rule.
 */
export class Headway {
  private readonly rules: AnyRuleset
  private readonly scene: AnyScene
  /** The lowest total life of each side, by position. */
  private readonly lowest: number[] = []
  private readonly sums: number[] = []
  private mostDown = 0
  private known = 0
  private round = 0
  /** Commands until the next check, and checks in a row without headway. */
  private left = 0
  private idle = 0

  constructor(rules: AnyRuleset, scene: AnyScene) {
    this.rules = rules
    this.scene = scene
    this.begin()
  }

  /** Starts counting from the scene's current state. */
  begin(): void {
    const { scene } = this
    this.lowest.fill(Number.POSITIVE_INFINITY)
    this.mostDown = 0
    this.known = scene.combatants
    this.round = roundOf(scene)
    this.idle = 0
    this.look()
  }

  /** Call it after each command: whether the fight is now a stalemate. */
  isOut(): boolean {
    if (--this.left > 0) return false
    const round = roundOf(this.scene)
    // Another fight of the same day: combatants who have rested have more life to lose again.
    if (round < this.round) this.begin()
    this.round = round
    this.idle = this.look() ? 0 : this.idle + 1
    return this.idle >= LOOKS
  }

  /** Whether there has been headway since the last check. */
  private look(): boolean {
    const { rules, scene, lowest, sums } = this
    sums.fill(0)
    let down = 0
    for (let row = 0; row < scene.combatants; row++) {
      const side = sideOf(scene, row)
      const life = Math.max(0, rules.vitality(scene, row))
      sums[side] = (sums[side] ?? 0) + life
      // A combatant that has joined adds to its side's lowest total, so that its loss counts from there.
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
