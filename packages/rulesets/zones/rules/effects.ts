import { type Message, type Pool, plainly, REFEREE, type Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { EFFECTS, HINDRANCES, ONGOING } from '../effects.ts'
import { hindranceWord, note } from '../events.ts'
import type { HindranceState, OngoingEffect, Rider } from '../kinds/effects.ts'
import type { Cited, ZonesScene } from '../scene.ts'
import { C, F } from '../tables.ts'
import { EDGES } from '../words.ts'
import { chooseEffectAttribute, chooseEffectDr } from './referee-asks.ts'
import { byEdge, makeTest } from './test.ts'
import { isHinderedAtAll, isOwnTurn, isUp } from './who.ts'

const ONGOING_DAMAGE = plainly('Ongoing Damage')
const UNDER_ONGOING = plainly('under Ongoing Damage')

/** Where effects stand: Ongoing Damage in columns of its own, each hindrance in its cell. */
const { burning, burningAttribute, burningDr, burningMoments, burningNew, burningEdge } = C
const { hindrance, hindranceAttribute, hindranceDr, hindranceMoments, hindranceNew, hindranceEdge } = C
const BURNING = {
  ...{ on: burning, attribute: burningAttribute, dr: burningDr },
  ...{ moments: burningMoments, isNew: burningNew, edge: burningEdge },
}
const HINDRANCE_CELLS: typeof BURNING = {
  ...{ on: hindrance, attribute: hindranceAttribute, dr: hindranceDr },
  ...{ moments: hindranceMoments, isNew: hindranceNew, edge: hindranceEdge },
}
type Cell = keyof typeof BURNING

/** An effect on somebody. */
interface Lying {
  readonly who: Who
  readonly kind: number
}

const read = (scene: ZonesScene, who: Who, kind: number, cell: Cell): number =>
  kind === ONGOING ? scene.read(BURNING[cell], who) : scene.read(HINDRANCE_CELLS[cell], who, kind)

function write(scene: ZonesScene, { who, kind }: Lying, cell: Cell, value: number, rule: Cited): void {
  if (kind === ONGOING) scene.set(BURNING[cell], who, value, rule)
  else scene.setCell(HINDRANCE_CELLS[cell], who, kind, value, rule)
}

/** Whether it suffers Ongoing Damage. */
export const isBurning = (scene: ZonesScene, who: Who): boolean => scene.now.combatant.burning[who] === 1

/** Whether nothing lasting lies on it, as on nearly everybody at the end of nearly every Turn. */
const isFree = (scene: ZonesScene, who: Who): boolean => !isBurning(scene, who) && !isHinderedAtAll(scene, who)

/** Whether the Test to end the effect that lies on it costs the Action. */
export const needsAction = (scene: ZonesScene, who: Who, kind: number): boolean =>
  kind !== ONGOING && scene.read(C.hindranceAction, who, kind) === 1

/** The effect as it lies on the Creature: with the Test that ends it. */
export const effectOn = (scene: ZonesScene, who: Who, kind: number): HindranceState => ({
  kind,
  attribute: read(scene, who, kind, 'attribute'),
  dr: read(scene, who, kind, 'dr'),
  moments: read(scene, who, kind, 'moments'),
  edge: EDGES[read(scene, who, kind, 'edge') - 1],
  needsAction: needsAction(scene, who, kind),
})

/** Positions of the effects that lie on it: Ongoing Damage, then hindrances in the order of the table. */
const KINDS = [ONGOING, ...HINDRANCES.keys()]
const lyingOn = (scene: ZonesScene, who: Who): number[] => KINDS.filter((kind) => read(scene, who, kind, 'on') > 0)

/** The same with the hindrances in the order in which it gained them. */
export const effectsOf = (scene: ZonesScene, who: Who): number[] =>
  lyingOn(scene, who).sort((a, b) => read(scene, who, a, 'on') - read(scene, who, b, 'on'))

/** The rule by which an effect lies on somebody, and by which Ongoing Damage is Tested. */
const ruleOf = (kind: number): Cited => (kind === ONGOING ? 'ongoing-damage' : 'hindrance-until-test')
const ruleOfTest = (scene: ZonesScene, who: Who): Cited =>
  scene.now.combatant.character[who] === 1 ? 'ongoing-damage-character-test' : 'ongoing-damage-test'

/** Whether it has the effect already, which is held once, as it was first. */
function isHeldOnce(scene: ZonesScene, who: Who, kind: number): boolean {
  const isHeld = read(scene, who, kind, 'on') > 0
  if (kind !== ONGOING) cite('hindrance-until-test', EFFECTS.all[kind].rules[0])
  else if (isHeld) cite('ongoing-damage-does-not-stack')
  else cite('ongoing-damage', ruleOfTest(scene, who))
  if (kind !== ONGOING && isHinderedAtAll(scene, who)) cite('hindrances-combine')
  if (isHeld) note.already(scene, who, kind === ONGOING ? UNDER_ONGOING : hindranceWord(kind))
  return isHeld
}

/** For how many Moments an effect that lands lasts: so many, or what its dice come to; 0 until a Test ends it. */
function rollMoments(scene: ZonesScene, who: Who, what: Message, moments: number | Pool): number {
  if (typeof moments === 'number') return moments
  const tally = scene.tally()
  const rolled = scene.roll(moments, REFEREE, 'duration-in-moments', 'Moments', tally)
  note.moments(scene, who, what, tally)
  return rolled
}

/** An effect that lands. */
type Landing = OngoingEffect & { readonly needsAction?: boolean }

/** Lays an effect on a Creature. */
export function layEffect(scene: ZonesScene, who: Who, kind: number, effect: Landing): void {
  if (isHeldOnce(scene, who, kind)) return
  const attribute = chooseEffectAttribute(scene, who, effect.attribute)
  const dr = chooseEffectDr(scene, who, effect.dr)
  const moments = rollMoments(scene, who, kind === ONGOING ? ONGOING_DAMAGE : hindranceWord(kind), effect.moments)
  const gained = kind === ONGOING ? 1 : scene.now.fight.gained[0] + 1
  const rule = ruleOf(kind)
  const lying = { who, kind }
  if (kind !== ONGOING) scene.set(F.gained, 0, gained, rule)
  write(scene, lying, 'on', gained, rule)
  write(scene, lying, 'attribute', attribute, rule)
  write(scene, lying, 'dr', dr, 'default-dr')
  if (kind !== ONGOING)
    scene.setCell(C.hindranceAction, who, kind, effect.needsAction ? 1 : 0, 'hindrance-needs-action')
  write(scene, lying, 'moments', moments, 'duration-in-moments')
  write(scene, lying, 'edge', effect.edge === undefined ? 0 : EDGES.indexOf(effect.edge) + 1, rule)
  write(scene, lying, 'isNew', isOwnTurn(scene, who) ? 1 : 0, 'duration-in-moments')
}

/** What an attack, a spell or a hazard does besides damage, to one who is still up. */
export function layRider(scene: ZonesScene, who: Who, { ongoing, hindrance }: Rider): void {
  if (ongoing !== null && isUp(scene, who)) layEffect(scene, who, ONGOING, ongoing)
  if (hindrance !== null && isUp(scene, who)) layEffect(scene, who, hindrance.kind, hindrance)
}

/** A Test to end an effect: free at the end of the Turn, or by an Action. A failed one changes nothing. */
export function testEffect(scene: ZonesScene, who: Who, kind: number, what: 'shake-off' | 'struggle'): void {
  const { attribute, dr, edge } = effectOn(scene, who, kind)
  const isOngoing = kind === ONGOING
  const byAction = what === 'struggle' ? 'hindrance-needs-action' : 'hindrance-test-at-turn-end'
  const rule = isOngoing ? ruleOfTest(scene, who) : byAction
  const edges = byEdge(scene, edge, isOngoing ? 'the effect' : HINDRANCES[kind])
  const { passed } = makeTest(scene, who, {
    what: isOngoing ? 'ongoing' : what,
    attribute,
    dr,
    rule,
    edges,
    of: { hindrance: kind },
  })
  if (passed) write(scene, { who, kind }, 'on', 0, isOngoing ? rule : 'hindrance-until-test')
}

/** Every effect that is tested for free, in the order in which they were gained; each result counts for the next. */
export function testEffects(scene: ZonesScene, who: Who): void {
  if (isFree(scene, who)) return
  for (const kind of effectsOf(scene, who))
    if (!needsAction(scene, who, kind)) testEffect(scene, who, kind, 'shake-off')
}

/** Ends all its effects. */
export function endEffects(scene: ZonesScene, who: Who, rule: Cited): void {
  if (!isFree(scene, who)) for (const kind of lyingOn(scene, who)) write(scene, { who, kind }, 'on', 0, rule)
}

/** Ends the effects whose last Moment this Turn was. */
export function countMoments(scene: ZonesScene, who: Who): void {
  if (isFree(scene, who)) return
  for (const kind of lyingOn(scene, who)) {
    const moments = read(scene, who, kind, 'moments')
    if (moments === 0) continue
    const isNew = read(scene, who, kind, 'isNew') === 1
    const lying = { who, kind }
    write(scene, lying, isNew ? 'isNew' : 'moments', isNew ? 0 : moments - 1, 'duration-in-moments')
    if (moments === 1 && !isNew) write(scene, lying, 'on', 0, 'duration-in-moments')
  }
}
