import type { Viewer } from '@fray/kernel/rules'
import { declarationText, declaredIn, handsProblem } from '../rules/declaring.ts'
import { isUsable, strikeOf } from '../rules/figures.ts'
import { attacksByName, itemsOf, notAtHand } from '../rules/gear.ts'
import { areHostile } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { type Aim, DEFENSIVE, THROW } from '../words.ts'
import { turnOf } from './turns.ts'

/** Something that somebody could do to somebody else from a distance. */
export interface Arm {
  readonly name: string
  /** Yards. */
  readonly range: number
  readonly aim: Aim
  /** What declares it; null for a Free Action, which needs no declaration. */
  readonly declared: string | null
}

/** What everybody can be feared to have: of a side that hides what it can do no more is known. */
const SOMETHING: Arm = { name: 'what it has', range: 1, aim: 'enemy', declared: null }

/** All with which somebody could do something to others now, as far as the viewer knows: attacks at hand, spells, abilities, flasks. */
function armsOf(scene: WeaponSpeedScene, row: number, viewer: Viewer): Arm[] {
  if (!viewer.knows('abilities', row)) return [SOMETHING]
  const seen = new Set<string>()
  const { spells, abilities } = scene.fighter(row).entrant
  const strikes = attacksByName(scene, row).flatMap(([, { item, attack }]): Arm[] => {
    const { name, reach } = strikeOf(scene, item, attack)
    if (seen.has(name) || !isUsable(scene, item)) return []
    seen.add(name)
    return [{ name, range: reach, aim: 'enemy', declared: `attack ${name}` }]
  })
  const flasks = itemsOf(scene, row).flatMap((item): Arm[] => {
    const { name, throwable } = scene.kind(item)
    if (throwable === null || notAtHand(scene, row, item, false) !== null) return []
    if (handsProblem(scene, row, item, THROW) !== null) return []
    return [{ name, range: throwable.range, aim: 'enemy', declared: `throw ${name}` }]
  })
  return [
    ...strikes,
    ...flasks,
    ...spells.map(({ name, range, aim }) => ({ name, range, aim, declared: `cast ${name}` })),
    ...abilities
      .filter(({ action, range }) => action !== 'passive' && range > 0)
      .map(({ name, range, aim, action }) => ({
        ...{ name, range, aim },
        declared: action === 'free' ? null : `activate ${name}`,
      })),
  ]
}

/**
 * The same for the turn that it has now or next in this round: what it has declared, and Free Actions; all where nothing has
 * been declared yet.
 */
export function armsForTurn(scene: WeaponSpeedScene, row: number, viewer: Viewer): Arm[] {
  const arms = armsOf(scene, row, viewer)
  const cell = turnOf(scene, row)
  if (cell < 0 || !viewer.knows('abilities', row)) return arms
  const one = declaredIn(scene, row, cell)
  const text = declarationText(scene, row, one).replace(/^defensive /, 'attack ')
  return arms.filter(({ declared }) => declared === null || (declared === text && one.thing >= 0))
}

/** Whether it is declared that somebody comes in guarded, so that nobody may riposte at that. */
export function comesGuarded(scene: WeaponSpeedScene, row: number): boolean {
  const cell = turnOf(scene, row)
  return cell >= 0 && declaredIn(scene, row, cell).kind === DEFENSIVE
}

/** Whether it may be aimed at that one, other than oneself. */
export const fits = (scene: WeaponSpeedScene, row: number, other: number, { aim }: Arm): boolean =>
  aim === 'anyone' || (aim !== 'self' && (aim === 'enemy') === areHostile(scene, row, other))
