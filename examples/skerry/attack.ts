import { choice, D20, person, plainly, say, type Tally } from '@fray/kernel/rules'
import type { SkerryRule } from './catalogue/rule-ids.ts'
import { BOOTS, D4, dice, has, MAIL } from './content.ts'
import { note, roll } from './events.ts'
import { depthOf, fall, fight, swims } from './rock.ts'
import { C, cite, type SkerryScene } from './scene.ts'

type Sum = Tally<SkerryRule | 'override'>

/** What a strike or a throw must come to. */
function neededFor(scene: SkerryScene, target: number, rule: 'strike' | 'throw'): Sum {
  const { guard, braced, gear } = scene.now.combatant
  const needed = scene.tally().add(10, rule, 'base').add(guard[target], 'strike', 'Guard')
  if (gear[target] === MAIL) needed.add(2, 'mail', 'Mail')
  if (braced[target] === 1) needed.add(3, 'brace', 'braced')
  if (rule === 'throw' && swims(scene, target)) needed.add(3, 'spray', 'behind the waves')
  return needed
}

/** What the water and the height do to a strike. */
function addGround(scene: SkerryScene, actor: number, target: number, tally: Sum): void {
  const { ledge, gear } = scene.now.combatant
  if (ledge[actor] > ledge[target]) tally.add(2, 'above', 'from above')
  if (ledge[actor] < ledge[target]) tally.add(-2, 'below', 'from below')
  if (swims(scene, actor)) tally.add(-4, 'swimming', 'swimming')
  else if (depthOf(scene, actor) === 0) {
    if (gear[actor] === BOOTS) cite('boots')
    else tally.add(-2, 'awash', 'awash')
  }
}

/** A strike with the weapon in hand, or a stone. */
export function attack(scene: SkerryScene, actor: number, target: number, rule: 'strike' | 'throw'): void {
  const { skill, weapon } = scene.now.combatant
  const tally = scene.tally()
  const face = scene.roll(D20, actor, rule, rule, tally)
  tally.add(skill[actor], rule, 'Skill')
  if (rule === 'strike') addGround(scene, actor, target, tally)
  const needed = neededFor(scene, target, rule)
  const hits = face === 20 || (face > 1 && tally.total >= needed.total)
  if (face === 20) cite('natural-20')
  roll[rule](scene, { who: actor, rule, tally, against: needed.total, passed: hits, target, needed })
  scene.blows?.add(actor, target, hits, face === 20 ? 1 : 0)
  if (hits) {
    cite('dice-order')
    const taken = scene.tally()
    const pool = rule === 'throw' ? D4 : dice[weapon[actor]]
    const shown = scene.roll(pool, actor, rule === 'throw' ? 'throw' : 'weapon', 'damage', taken)
    if (face === 20 && scene.setup.options['natural-20'] === 'twice') taken.add(shown, 'natural-20', 'a natural 20')
    fight.lose(scene, target, taken, rule === 'throw' ? 'throw' : 'weapon', actor)
  } else if (face === 1 && rule === 'strike') {
    cite('slip')
    fall(scene, actor, -1)
  }
}

/** Somebody is shoved off its ledge, unless it stands or holds on. */
export function shoveOff(scene: SkerryScene, actor: number, target: number): void {
  const { might, footing, braced, weapon } = scene.now.combatant
  const tally = scene.tally()
  scene.roll(D20, actor, 'shove', 'shove', tally)
  tally.add(might[actor], 'shove', 'Might')
  if (has(weapon[actor], 'hook')) tally.add(2, 'hook', 'hook')
  const needed = scene.tally().add(10, 'shove', 'base').add(footing[target], 'shove', 'Footing')
  if (braced[target] === 1) needed.add(3, 'brace', 'braced')
  const passed = tally.total >= needed.total
  roll.shove(scene, { who: actor, rule: 'shove', tally, against: needed.total, passed, target, needed })
  if (passed && !holdsOn(scene, actor, target)) fall(scene, target, actor)
}

/** Who is about to be shoved off may spend a Grip. */
function holdsOn(scene: SkerryScene, actor: number, target: number): boolean {
  const { grip } = scene.now.combatant
  if (grip[target] === 0) return false
  const options = (['fall', 'hold'] as const).map((value) => ({ value, label: plainly(value) }))
  const slots = { actor: person(actor), target: person(target) }
  const question = choice('grip', target, say('{actor} shoves {target} off: does {target} hold on?', slots), options, 1)
  if (scene.ask({ ...question, reaction: true, decline: 0 }) === 0) return false
  scene.set(C.grip, target, grip[target] - 1, 'grip')
  note.holds(scene, target)
  return true
}
