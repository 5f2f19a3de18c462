import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { cannotSend } from '../rules/legal.ts'
import { isHarmful, isStriking, usedUp } from '../rules/powers.ts'
import { areEnemies } from '../rules/who.ts'
import type { Attack, ShockScene } from '../scene.ts'
import { NONE } from '../tables.ts'

/** What happens at a moment: who acts, the attack that is announced or rolled, and the one whose dice lie there. */
export interface Happening {
  readonly actor: Who
  readonly attack: Attack | null
  readonly rolled: Attack | null
}

/** The enemy whom a harmful power of this moment strikes: of an attack the one who is one, else the one who acts; -1 for nobody. */
export function foeAt(scene: ShockScene, who: Who, { actor, attack }: Pick<Happening, 'actor' | 'attack'>): number {
  const near = attack === null ? [actor] : [attack.attacker, attack.target]
  return near.find((row) => row >= 0 && areEnemies(scene, who, row) && cannotSend(scene, who, row) === null) ?? NONE
}

/** Whether the power can be called upon at this moment. */
export function isMomentFor(scene: ShockScene, who: Who, power: number, what: Happening): boolean {
  const spec = scene.fighter(who).powers[power]
  if (spec === undefined || spec.cost !== 'instant' || usedUp(scene, who, power, spec.name) !== null) return false
  cite('power-instants')
  if (isStriking(spec.effects) && scene.now.combatant.retreating[who] === 1) return false
  if (isHarmful(spec.effects) && foeAt(scene, who, what) < 0) return false
  if (spec.moment === 'any') return true
  if (what.rolled === null) return false
  const { attacker, target, hit } = what.rolled
  switch (spec.moment) {
    case 'own-miss':
      return attacker === who && !hit
    case 'own-hit':
      return attacker === who && hit
    case 'hit-on-me':
      return target === who && hit
    case 'miss-on-me':
      return target === who && !hit
    case 'ally-hit':
      return target !== who && hit && !areEnemies(scene, target, who)
  }
}

/** Whether some power of the combatant has its moment now, those for any moment left aside. */
export function hasMoment(scene: ShockScene, who: Who, attack: Attack | null): boolean {
  const { powers, gifts } = scene.fighter(who)
  if (!gifts.instants) return false
  const what = { actor: attack?.attacker ?? who, attack, rolled: attack }
  return powers.some((power, at) => power.moment !== 'any' && isMomentFor(scene, who, at, what))
}
