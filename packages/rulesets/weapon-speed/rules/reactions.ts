import { type Refusal, refuse, squaresBetween } from '@fray/kernel'
import { FLEEING, IN, MELEE, SURRENDERED } from '../model.ts'
import { type Cited, cite, type WeaponSpeedScene } from '../scene.ts'
import { NO_ACT, NO_REACTION, ONE_IN_TWO } from './bearing-bits.ts'
import { bearingRule, isUsable, strikeOf } from './figures.ts'
import { isDying, isHere } from './who.ts'

cite('threat-range')

/** Yards between two combatants. */
export const yardsBetween = (scene: WeaponSpeedScene, a: number, b: number): number => {
  const { square } = scene.now.combatant
  return squaresBetween(scene.setup.plane, square[a] as number, square[b] as number)
}

/** Whether somebody stands in another's threat range. */
export const threatens = (scene: WeaponSpeedScene, row: number, other: number): boolean =>
  yardsBetween(scene, row, other) <= (scene.now.combatant.threat[row] as number)

cite('reaction-per-round', 'surprised-no-reaction', 'dying-reaction')

/** Whether the combatant has a Reaction that it may use now. */
export function canReact(scene: WeaponSpeedScene, row: number): boolean {
  const { reactionUsed, surprised, state, present, bearing, wp, actions, actedBefore } = scene.now.combatant
  if (reactionUsed[row] === 1 || surprised[row] === 1 || state[row] !== IN || present[row] === 0) return false
  const bits = bearing[row] as number
  if (bits !== 0) {
    if ((bits & (NO_ACT | NO_REACTION)) !== 0) return false
    if ((bits & ONE_IN_TWO) !== 0 && (actions[row] as number) + (actedBefore[row] as number) > 0) return false
  }
  return (wp[row] as number) >= 0 || whyDyingCannot(scene, row) === null
}

/** Why one who is Dying has no Reaction left, or null: its one action of the round is spent. */
function whyDyingCannot(scene: WeaponSpeedScene, row: number): 'dying-reaction' | 'dying-one-action' | null {
  if (!isDying(scene, row)) return null
  const { dyingActed, turnActions, turnMoved } = scene.now.combatant
  if (dyingActed[row] === 1) return 'dying-reaction'
  const onTurn = scene.now.fight.open[0] === 1 && scene.now.fight.turn[0] === row
  return onTurn && (turnActions[row] as number) + (turnMoved[row] as number) > 0 ? 'dying-one-action' : null
}

cite('blunt-broken-neck', 'blunt-broken-rib')

/** Why the combatant could not riposte, in a sentence, or null. */
export function whyNoReaction(scene: WeaponSpeedScene, row: number): Refusal | null {
  const name = scene.name(row)
  const { reactionUsed, surprised, state, bearing, actions, actedBefore } = scene.now.combatant
  if (!isHere(scene, row)) return refuse('death-section-empty', `${name} is not in the fight any more.`)
  if (state[row] === SURRENDERED) return refuse('morale-failed', `${name} has surrendered and strikes at nobody.`)
  if (state[row] === FLEEING) return refuse('morale-failed', `${name} is fleeing and strikes at nobody.`)
  if (surprised[row] === 1) {
    return refuse('surprised-no-reaction', `${name} is surprised and has no Reaction in this round.`)
  }
  const bits = bearing[row] as number
  const stopped = (bits & (NO_ACT | NO_REACTION)) === 0 ? null : bearingRule(scene, row, NO_ACT | NO_REACTION)
  if (stopped !== null) return refuse(stopped.rule, `${name} has no Reaction: ${stopped.source}.`)
  if (reactionUsed[row] === 1) return refuse('riposte', `${name} has used its Reaction of this round.`)
  if ((bits & ONE_IN_TWO) !== 0 && (actions[row] as number) + (actedBefore[row] as number) > 0) {
    const cause = bearingRule(scene, row, ONE_IN_TWO)
    return refuse(
      cause?.rule ?? 'blunt-broken-rib',
      `${name} has acted in this round or the one before: ${cause?.source} allows one action in two rounds.`,
    )
  }
  const dying = whyDyingCannot(scene, row)
  if (dying !== null) return refuse(dying, `${name} is Dying and has spent its one action.`)
  return null
}

/** Whether the combatant may be asked for a riposte by a rule; whoever listens hears why not. */
export function mayRiposte(scene: WeaponSpeedScene, row: number, rule: Cited): boolean {
  if (canReact(scene, row)) return true
  if (scene.recorder !== null) scene.recorder.passOver(row, rule, whyNoReaction(scene, row))
  return false
}

/** A melee attack that somebody could riposte with: the item and the position of the attack. */
export interface Blow {
  readonly item: number
  readonly attack: number
}

cite('riposte', 'attack-reach')

/** The melee attacks with which a combatant reaches another. */
export function blowsAt(scene: WeaponSpeedScene, row: number, target: number): Blow[] {
  const yards = yardsBetween(scene, row, target)
  const { owner } = scene.now.item
  const found: Blow[] = []
  for (let item = 0; item < scene.items; item++) {
    if (owner[item] !== row || !isUsable(scene, item)) continue
    scene.kind(item).attacks.forEach(({ mode, reach }, attack) => {
      if (mode === MELEE && reach >= yards) found.push({ item, attack })
    })
  }
  return found.length < 2 ? found : found.filter((blow, i) => isFirst(scene, found, blow, i))
}

/** Of attacks that are called the same the first: somebody has taken up what another brought along. */
function isFirst(scene: WeaponSpeedScene, all: readonly Blow[], { item, attack }: Blow, at: number): boolean {
  const { name } = strikeOf(scene, item, attack)
  return all.findIndex((one) => strikeOf(scene, one.item, one.attack).name === name) === at
}
