import { choice, D20, type Pool, person, plainly, say, type Tally } from '@fray/kernel/rules'
import { note, roll } from './events.ts'
import { loseLife, spend } from './life.ts'
import { type BreathScene, C, cite } from './scene.ts'

/** An attack that is under way: `aimed` is the guard that a cut is aimed at, -1 for a throw. */
interface Attack {
  readonly actor: number
  readonly target: number
  readonly aimed: number
  readonly pressed: boolean
}

const DUCK_COST = 2

/** How much more Defense somebody who ducks has. */
const DUCKED = 4

/** An attack, from the roll to the damage; its price has been paid. */
export function attack(scene: BreathScene, { actor, target, aimed, pressed }: Attack): void {
  const { skill, aim } = scene.now.combatant
  const isCut = aimed >= 0
  const tally = scene.tally()
  const face = scene.roll(D20, actor, 'attack-roll', 'attack', tally)
  if (isCut) tally.add(skill[actor], 'skill', 'Skill')
  else tally.add(aim[actor], 'aim', 'Aim')
  if (pressed) tally.add(2, 'press', 'pressed')
  const needed = defenseOf(scene, target)
  if (isCut && scene.now.combatant.guard[target] === aimed) {
    needed.add(3, 'guard', 'guard')
    cite('guard-secret')
    note.met(scene, target, aimed)
  }
  let above = tally.total - needed.total
  let hits = face === 20 || (face > 1 && above >= 0)
  const rule = isCut ? 'cut' : 'throw'
  roll[rule](scene, { who: actor, rule, tally, against: needed.total, passed: hits, target, needed })
  cite('dice-order')
  if (hits && face < 20 && ducks(scene, actor, target)) {
    above -= DUCKED
    hits = above >= 0
  }
  scene.blows?.add(actor, target, hits, face === 20 ? 1 : face === 1 ? -1 : 0)
  if (face === 1 && scene.now.combatant.breath[actor] > 0) spend(scene, actor, 1, 'natural-1')
  if (!hits) return
  const { blade, missile } = scene.fighter(actor)
  const taken = damage(scene, actor, target, isCut ? blade : missile, face === 20)
  loseLife(scene, target, taken, 'damage', actor)
  if (isCut) cite('bleeding')
  if (isCut && above >= 5 && scene.now.combatant.life[target] > 0) {
    scene.set(C.bleeding, target, 3, scene.now.combatant.bleeding[target] > 0 ? 'bleeding-again' : 'bleeding')
    note.bleed(scene, target)
  }
}

/** What an attack on somebody must come to, but for its guard. */
function defenseOf(scene: BreathScene, row: number): Tally {
  const { defense, breath } = scene.now.combatant
  const needed = scene.tally().add(10, 'attack-roll', 'an attack').add(defense[row], 'defense', 'Defense')
  return breath[row] === 0 ? needed.add(-2, 'winded', 'winded') : needed
}

/** Who sees that it would be hit may duck: 4 more Defense. */
function ducks(scene: BreathScene, actor: number, target: number): boolean {
  const { breath, ducked } = scene.now.combatant
  if (breath[target] < DUCK_COST || ducked[target] === 1) return false
  const options = (['no', 'duck'] as const).map((value) => ({ value, label: plainly(value) }))
  const prompt = say('{actor} hits {target}: does {target} duck?', { actor: person(actor), target: person(target) })
  const question = choice('duck', target, prompt, options)
  if (scene.ask({ ...question, reaction: true, decline: 0 }) === 0) return false
  spend(scene, target, DUCK_COST, 'duck')
  scene.set(C.ducked, target, 1, 'duck')
  note.duck(scene, target, DUCKED)
  return true
}

/** What a hit takes: the dice, with a natural 20 the most of them or twice as much, less the padding. */
function damage(scene: BreathScene, actor: number, target: number, dice: Pool, isBest: boolean): Tally {
  if (isBest) cite('telling-blow')
  const tally = scene.tally()
  const isMost = isBest && scene.setup.options['telling-blow'] === 'most'
  if (isMost) tally.add(dice.max, 'natural-20', 'the most of the dice')
  else scene.roll(dice, actor, 'damage', 'damage', tally)
  if (isBest && !isMost) tally.times(2, 'telling-blow', 'twice')
  const padding = scene.now.combatant.padding[target]
  if (padding > 0) tally.add(-padding, 'padding', 'padding')
  return tally.atLeast(1, 'padding', 'at least')
}
