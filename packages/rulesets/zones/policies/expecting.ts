import { Expectations } from '@fray/kernel/rules'
import { WEAKENED } from '../effects.ts'
import type { Hazard } from '../kinds/effects.ts'
import type { Spell } from '../kinds/spells.ts'
import { attackByAction } from '../rules/attack.ts'
import { meetHazard } from '../rules/hazards.ts'
import { armorOf, eachEdge } from '../rules/outfit.ts'
import { castOn } from '../rules/spells.ts'
import { stuntTest } from '../rules/stunts.ts'
import { type Arm, armOf, reaches } from '../rules/weapons.ts'
import { distance, isHindered } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { C, ZONE } from '../tables.ts'
import { isFoe } from './foes.ts'

/** What has been asked of the rules: what each thing does to somebody on average. */
const known = new Expectations()

/** Hit points taken of one who has plenty, and how likely it is to take. */
type Effect = readonly [loss: number, takes: number]

const PLENTY = 10_000

/** Attributes that spells, hazards and stunts may name as well. */
const OTHERS = [C.con, C.int, C.wis, C.cha]

/** What attacks read of somebody; of its hindrances one cell. */
const READ = [C.character, C.favored, C.hampered, C.str, C.dex, C.skill, C.armor]

/** Says under what circumstances one does something to the other; `how` tells its ways apart. */
function between(scene: ZonesScene, how: number, actor: number, target: number): void {
  known
    .under(how)
    .and(scene.dr)
    .and(scene.fixedAttribute * 2 + (scene.armorCounts ? 1 : 0))
  known.andOf(scene, READ, actor).andOf(scene, READ, target)
  known.and((isHindered(scene, actor, WEAKENED) ? 1 : 0) + (isHindered(scene, target, WEAKENED) ? 2 : 0))
  if (scene.hasOutfits) known.and(outfitOf(scene, actor)).and(outfitOf(scene, target))
}

/** What the items that somebody holds and wears do for it, in one number. */
function outfitOf(scene: ZonesScene, row: number): number {
  let state = armorOf(scene, row)
  for (const what of ['attack', 'avoid', 'resist', 'spell', 'hazard', 'stunt'] as const) {
    let edges = 0
    eachEdge(scene, row, what, (value) => {
      edges |= value > 0 ? 1 : 2
    })
    state = state * 4 + edges
  }
  return state
}

/** Whether anything of the attack names an Attribute of its own. */
const namesAttributes = (scene: ZonesScene, actor: number, arm: Arm): boolean =>
  arm.riders.length > 0 || ('also' in arm && arm.also.length > 0 && scene.fighter(actor).attacks.some(hasRiders))
const hasRiders = ({ riders }: Arm): boolean => riders.length > 0

/** Finds out what something does on average to one who has hit points to spare. */
function learn(scene: ZonesScene, thing: object, target: number, act: () => boolean): Effect {
  return known.learn(scene, thing, () => {
    scene.set(C.hp, target, PLENTY, 'override')
    const takes = act()
    return [PLENTY - scene.now.combatant.hp[target], takes ? 1 : 0]
  }) as Effect
}

/** The same of things that may name any Attribute, as spells, hazards and stunts do; after {@link between}. */
function effectOf(scene: ZonesScene, thing: object, actor: number, target: number, act: () => boolean): Effect {
  known.andOf(scene, OTHERS, actor).andOf(scene, OTHERS, target)
  return (known.recall(thing) as Effect | null) ?? learn(scene, thing, target, act)
}

/** What is taken of one with so many hit points left. */
export const upTo = (hp: number, [loss, takes]: Effect): number =>
  takes === 0 ? 0 : takes * Math.min(loss / takes, hp)

/** What an attack with a weapon takes on average of one with plenty at this distance; 0 out of reach. */
export function blowOf(scene: ZonesScene, actor: number, target: number, weapon: number, steps: number): number {
  return blowsOf(scene, actor, target, { weapon, second: -1 }, steps)
}

/** The same with two weapons; `second` is -1 for none. */
export function blowsOf(
  scene: ZonesScene,
  actor: number,
  target: number,
  { weapon, second }: { readonly weapon: number; readonly second: number },
  steps: number,
): number {
  const arm = armOf(scene, actor, weapon)
  const here = scene.now.combatant.zone[actor]
  const place = steps === 0 ? here : scene.setup.graph.next[here]?.[0]
  if (arm.damage === null || target < 0 || place === undefined || !reaches(arm, steps)) return 0
  const how = (second < 0 ? 0 : known.numberOf(scene.kind(second))) * 2 + (steps === 0 ? 0 : 1)
  between(scene, how, actor, target)
  if (namesAttributes(scene, actor, arm)) known.andOf(scene, OTHERS, target)
  const strike = () => {
    scene.set(C.zone, target, place, 'override')
    return attackByAction(scene, actor, target, weapon, second)
  }
  return (known.recall(arm) ?? learn(scene, arm, target, strike))[0]
}

/** What a hostile spell takes on average of one opponent, and how likely it is to take. */
export function spellOf(scene: ZonesScene, caster: number, target: number, spell: Spell): Effect {
  const { zone, hp } = scene.now.combatant
  between(scene, Math.min(1, distance(scene, caster, target)), caster, target)
  const [loss, takes] = effectOf(scene, spell, caster, target, () => {
    // Where it sends somebody is another question.
    scene.set(ZONE.hazard, zone[target], -1, 'override')
    return castOn(scene, caster, spell, target, zone[target])
  })
  return [upTo(hp[target], [loss, takes]), takes]
}

/** What a hazard does on average to somebody who meets it in that Zone. Some leave those of a name alone. */
export function hazardOn(scene: ZonesScene, who: number, zone: number, hazard: Hazard): Effect {
  between(scene, known.numberOf(scene.fighter(who)), who, who)
  return effectOf(scene, hazard, who, who, () => {
    scene.set(C.zone, who, zone, 'override')
    return meetHazard(scene, who, hazard.when)
  })
}

/** How likely a stunt of its own is to succeed. */
export function stuntOf(scene: ZonesScene, actor: number): number {
  between(scene, 0, actor, actor)
  return effectOf(scene, stuntTest, actor, actor, () => stuntTest(scene, actor))[1]
}

/** An opponent who is up, -1 for none: for what is asked of nobody in particular. */
export function anyFoe(scene: ZonesScene, actor: number): number {
  for (let row = 0; row < scene.combatants; row++) if (isFoe(scene, actor, row)) return row
  return -1
}
