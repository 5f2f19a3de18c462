import { type AnyRuleset, type AnyScene, type Column, isOver, sideOf, winnerOf } from '@fray/kernel'

/** The value of standing, relative to that of all life. */
const STANDING = 0.4

/**
 * How good a fight is for a side, from 0 (lost) to 1 (won): the side's share of everything that all sides have left.
 * A combatant counts for standing, and for the share of its life that is left; those with more life count for more.
 * All other advantages count only through their consequences.
 */
export class Evaluation {
  private readonly rules: AnyRuleset
  private readonly life: readonly Column[]
  private readonly most: readonly Column[]

  constructor(rules: AnyRuleset) {
    this.rules = rules
    const vital = rules.tables.all.filter((c) => c.tableName === 'combatant' && c.visibility === 'vital')
    this.most = vital.filter((c) => c.name.endsWith('Max') && vital.some((now) => `${now.name}Max` === c.name))
    this.life = vital.filter((c) => this.most.some((most) => most.name === `${c.name}Max`))
  }

  /** The most life that a combatant can have. */
  private mostLife(scene: AnyScene, row: number): number {
    let sum = 0
    for (const column of this.most) sum += scene.read(column, row)
    return Math.max(1, sum)
  }

  private lifeLeft(scene: AnyScene, row: number): number {
    const { vitality } = this.rules
    if (vitality !== undefined) return vitality(scene, row)
    let sum = 0
    for (const column of this.life) sum += scene.read(column, row)
    return sum
  }

  /** The fight's value for the side, by the side's position. */
  of(scene: AnyScene, side: number): number {
    let own = 0
    let all = 0
    for (let row = 0; row < scene.combatants; row++) {
      if (!this.rules.isStanding(scene, row)) continue
      const most = this.mostLife(scene, row)
      const share = Math.min(1, Math.max(0, this.lifeLeft(scene, row) / most))
      const worth = (STANDING + (1 - STANDING) * share) * Math.sqrt(most)
      all += worth
      if (sideOf(scene, row) === side) own += worth
    }
    const part = all === 0 ? 0.5 : own / all
    if (!isOver(scene)) return 0.05 + 0.9 * part
    const winner = winnerOf(scene)
    // Of two victories the one with more left is slightly better.
    if (winner === side) return 0.95 + 0.05 * this.shareLeft(scene, side)
    return winner < 0 ? 0.3 + 0.3 * part : 0.05 * part
  }

  /** The share of a side's life that is left. */
  private shareLeft(scene: AnyScene, side: number): number {
    let left = 0
    let most = 0
    for (let row = 0; row < scene.combatants; row++) {
      if (sideOf(scene, row) !== side) continue
      most += this.mostLife(scene, row)
      if (this.rules.isStanding(scene, row)) left += Math.max(0, this.lifeLeft(scene, row))
    }
    return most === 0 ? 0 : Math.min(1, left / most)
  }
}
