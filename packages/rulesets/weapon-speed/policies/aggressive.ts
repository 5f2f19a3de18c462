import {
  type Action,
  type Command,
  type CommandBy,
  greedyWay,
  type Policy,
  planePath,
  planeReach,
  type Question,
  STOP,
  squaresBetween,
} from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import type { Ability } from '../kinds/powers.ts'
import { attackNow, freeForbidden, kindNow, thingNow } from '../rules/acting.ts'
import { RiposteQuestion } from '../rules/attack.ts'
import { DeclareQuestion } from '../rules/declaring.ts'
import { strikeOf } from '../rules/figures.ts'
import { nearestEnemy, reachAway } from '../rules/fleeing.ts'
import { yardsLeft } from '../rules/movement.ts'
import { isExit, marksFor } from '../rules/space.ts'
import { isDown, isFleeing, isHelpless } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import {
  ACTIVATE,
  ATTACK,
  CARRIED,
  CAST,
  CONSUME,
  DEFENSIVE,
  HEAL_CHECK,
  INTIMIDATE,
  MELEE,
  PICK_UP,
  THROW,
} from '../words.ts'
import { bestAbilityTarget, bestSpellTarget } from './aiming.ts'
import { chooseDeclaration } from './declaring.ts'
import { stepBack } from './keeping-away.ts'
import { isPointless } from './pointless.ts'
import { bestToScare } from './scaring.ts'
import { isPatient, nearestFoe, nearestWeapon, weakestFoe, worstFriend } from './targets.ts'
import { healingOf, worthOfBlow } from './worth.ts'

/** Rounds after which one who gets at nobody gives up. */
const PATIENCE = 60

type Act = Action<WeaponSpeedScene, Command>

const END = (actor: number): Command => acts.end.make(actor)

const can = (scene: WeaponSpeedScene, action: Act, command: Command): boolean => action.check(scene, command) === null

/** Chooses a command for the turn that is on. */
function command(scene: WeaponSpeedScene, actor: number): Command {
  if (isFleeing(scene, actor)) return runAway(scene, actor)
  if (scene.now.combatant.standardUsed[actor] === 1) return afterActing(scene, actor)
  switch (kindNow(scene, actor)) {
    case ATTACK:
    case DEFENSIVE:
      return strikeOrClose(scene, actor)
    case CAST:
      return castNow(scene, actor)
    case THROW:
      return throwNow(scene, actor)
    case CONSUME:
      return first(scene, acts.consume, acts.consume.make(actor, { target: actor }))
    case ACTIVATE:
      return activateNow(scene, actor, thingNow(scene, actor))
    case INTIMIDATE:
      return scare(scene, actor)
    case HEAL_CHECK:
      return tend(scene, actor)
    case PICK_UP:
      return pickUpNearest(scene, actor)
    default:
      return END(actor)
  }
}

const first = (scene: WeaponSpeedScene, action: Act, wanted: Command): Command =>
  can(scene, action, wanted) ? wanted : END(wanted.actor)

/** An attack, and a move: they are decided so often that the commands are written out, not made of their values. */
const strikeAt = (actor: number, target: number): CommandBy<typeof acts.attack> => ({
  actor,
  action: acts.attack.id,
  target,
  weapon: -1,
})
const NO_WAY: readonly number[] = []
const goTo = (actor: number, to: number): CommandBy<typeof acts.move> => ({
  actor,
  action: acts.move.id,
  to,
  by: NO_WAY,
})

/** Having acted: one who fights from afar steps back. */
function afterActing(scene: WeaponSpeedScene, actor: number): Command {
  const kind = kindNow(scene, actor)
  const isFar =
    kind === CAST ||
    kind === THROW ||
    (kind === ATTACK && strikeOf(scene, thingNow(scene, actor), attackNow(scene, actor)).mode !== MELEE)
  return (isFar ? stepBack(scene, actor) : null) ?? END(actor)
}

/** Strikes at the weakest in reach, else closes in; one who is down lets it be, which would cost it blood. */
function strikeOrClose(scene: WeaponSpeedScene, actor: number): Command {
  const item = thingNow(scene, actor)
  if (item < 0 || isHelpless(scene, actor)) return END(actor)
  if (scene.now.item.place[item] === CARRIED) return first(scene, acts.draw, acts.draw.make(actor, { item }))
  const { reach } = strikeOf(scene, item, attackNow(scene, actor))
  const target = weakestFoe(scene, actor, reach)
  if (target >= 0) {
    const trick = freeAbility(scene, actor)
    if (trick !== null) return trick
    return first(scene, acts.attack, strikeAt(actor, target))
  }
  return closeOnNearest(scene, actor, reach)
}

/** Goes for the nearest weapon that lies about, and takes it up. */
function pickUpNearest(scene: WeaponSpeedScene, actor: number): Command {
  const item = nearestWeapon(scene, actor, yardsLeft(scene, actor) + 1)
  if (item < 0) return END(actor)
  const take = acts.pickUp.make(actor, { item })
  return can(scene, acts.pickUp, take) ? take : walkTo(scene, actor, scene.now.item.square[item] as number, 1)
}

/** A move toward somebody until one is near enough. */
const closeIn = (scene: WeaponSpeedScene, actor: number, foe: number, near: number): Command =>
  foe < 0 ? giveUp(scene, actor) : walkTo(scene, actor, scene.now.combatant.square[foe] as number, near)

const closeOnNearest = (scene: WeaponSpeedScene, actor: number, near: number): Command =>
  closeIn(scene, actor, nearestFoe(scene, actor, scene.now.combatant.square[actor] as number), near)

function walkTo(scene: WeaponSpeedScene, actor: number, goal: number, near: number): Command {
  const most = yardsLeft(scene, actor)
  if (most === 0) return giveUp(scene, actor)
  const { plane } = scene.setup
  const marks = marksFor(scene, actor)
  const from = scene.now.combatant.square[actor] as number
  const way = greedyWay(plane, marks, from, goal, { within: near, most })
  while (way.length > 0 && ((marks[way.at(-1) as number] as number) & STOP) !== 0) way.pop()
  const to = way.at(-1) ?? roundabout(scene, actor, goal, near, most)
  if (to < 0) return giveUp(scene, actor)
  return first(scene, acts.move, goTo(actor, to))
}

/** Where the straight way is barred: as far as one comes on the shortest way there is, or -1. */
function roundabout(scene: WeaponSpeedScene, actor: number, goal: number, near: number, most: number): number {
  const { plane } = scene.setup
  const marks = marksFor(scene, actor)
  const from = scene.now.combatant.square[actor] as number
  const isEnd = (at: number) => squaresBetween(plane, at, goal) <= near && ((marks[at] as number) & STOP) === 0
  const reach = planeReach(plane, marks, from, 200, { into: scene.reach, isEnough: isEnd })
  const end = reach.squares[reach.count - 1] as number
  if (!isEnd(end)) return -1
  const way = (planePath(reach, end) ?? []).slice(0, most)
  while (way.length > 0 && ((marks[way.at(-1) as number] as number) & STOP) !== 0) way.pop()
  return way.at(-1) ?? -1
}

/** One who gets at nobody for long gives up, so that every fight ends. */
const giveUp = (scene: WeaponSpeedScene, actor: number): Command =>
  scene.now.fight.round[0] > PATIENCE ? acts.surrender.make(actor) : END(actor)

function castNow(scene: WeaponSpeedScene, actor: number): Command {
  const spell = scene.fighter(actor).entrant.spells[thingNow(scene, actor)]
  if (spell === undefined) return END(actor)
  const fallen = healingOf(spell.effects) > 0 ? worstFriend(scene, actor, spell.range, 2) : -1
  const target = fallen >= 0 ? fallen : bestSpellTarget(scene, actor, spell).target
  if (target < 0) return closeOnNearest(scene, actor, spell.range)
  return first(scene, acts.cast, acts.cast.make(actor, { target }))
}

/** The declared ability, where it is worth most. */
function activateNow(scene: WeaponSpeedScene, actor: number, ability: number): Command {
  const one = scene.fighter(actor).entrant.abilities[ability]
  if (one === undefined) return END(actor)
  const { target } = bestAbilityTarget(scene, actor, one)
  if (target >= 0) return first(scene, acts.activate, acts.activate.make(actor, { ability, target }))
  if (one.aim !== 'enemy') return END(actor)
  return closeOnNearest(scene, actor, one.range)
}

function scare(scene: WeaponSpeedScene, actor: number): Command {
  const { target } = bestToScare(scene, actor)
  return target < 0 ? END(actor) : first(scene, acts.intimidate, acts.intimidate.make(actor, { target }))
}

/** Before the blow: an ability that is a Free Action and worth its price, or null. */
function freeAbility(scene: WeaponSpeedScene, actor: number): Command | null {
  const { abilities } = scene.fighter(actor).entrant
  for (let ability = 0; ability < abilities.length; ability++) {
    const one = abilities[ability] as Ability
    if (one.action !== 'free' || freeForbidden(scene, actor) !== null) continue
    const { target } = bestAbilityTarget(scene, actor, one)
    if (target < 0) continue
    const wanted = acts.activate.make(actor, { ability, target })
    if (can(scene, acts.activate, wanted)) return wanted
  }
  return null
}

function throwNow(scene: WeaponSpeedScene, actor: number): Command {
  const range = scene.kind(thingNow(scene, actor)).throwable?.range ?? 0
  const target = weakestFoe(scene, actor, range)
  if (target < 0) return closeOnNearest(scene, actor, range)
  return first(scene, acts.throwItem, acts.throwItem.make(actor, { target }))
}

/** A Heal check on oneself, or on a friend near by. */
function tend(scene: WeaponSpeedScene, actor: number): Command {
  const friend = isDown(scene, actor) ? actor : worstFriend(scene, actor, 1, 0)
  if (friend >= 0 && isPatient(scene, friend)) return first(scene, acts.heal, acts.heal.make(actor, { target: friend }))
  const far = worstFriend(scene, actor, 99, 0)
  return far < 0 || far === actor ? END(actor) : closeIn(scene, actor, far, 1)
}

/** Away from the enemies, to where one can leave. */
function runAway(scene: WeaponSpeedScene, actor: number): Command {
  if (isExit(scene, scene.now.combatant.square[actor] as number))
    return first(scene, acts.leave, acts.leave.make(actor))
  const most = yardsLeft(scene, actor)
  if (most === 0) return END(actor)
  const { plane } = scene.setup
  const marks = marksFor(scene, actor)
  const from = scene.now.combatant.square[actor] as number
  const free = (at: number) => ((marks[at] as number) & STOP) === 0
  const isOut = (at: number) => isExit(scene, at) && free(at)
  const near = planeReach(plane, marks, from, most, { into: scene.reach, isEnough: isOut })
  const out = near.squares[near.count - 1] as number
  return isOut(out) ? first(scene, acts.move, acts.move.make(actor, { to: out })) : runFrom(scene, actor, most, free)
}

/** Nobody gets out this time: on the way out that leads away from everybody, else as far off as one comes. */
function runFrom(scene: WeaponSpeedScene, actor: number, most: number, free: (at: number) => boolean): Command {
  const reach = reachAway(scene, actor, 200)
  let to = -1
  let farthest = nearestEnemy(scene, actor, scene.now.combatant.square[actor] as number)
  for (let i = 1; i < reach.count; i++) {
    const at = reach.squares[i] as number
    if (!free(at)) continue
    if (isExit(scene, at)) {
      to = (planePath(reach, at) ?? []).slice(0, most).findLast(free) ?? -1
      break
    }
    const yards = (reach.cost[at] as number) <= most ? nearestEnemy(scene, actor, at) : 0
    if (yards <= farthest) continue
    farthest = yards
    to = at
  }
  return to < 0 ? END(actor) : first(scene, acts.move, goTo(actor, to))
}

/** Decides: what to declare, whether to riposte (always, on one's feet); defaults for everything else. */
function answer(scene: WeaponSpeedScene, question: Question): number {
  if (question instanceof DeclareQuestion) return chooseDeclaration(scene, question)
  if (question instanceof RiposteQuestion) return bestRiposte(scene, question)
  return question.rule === 'full-defense-span' ? 1 : question.preset
}

function bestRiposte(scene: WeaponSpeedScene, { to, at, blows }: RiposteQuestion): number {
  if (isDown(scene, to)) return 0
  let best = 0
  let most = -1
  blows.forEach(({ item, attack }, i) => {
    const worth = worthOfBlow(scene, to, at, strikeOf(scene, item, attack))
    if (worth <= most) return
    most = worth
    best = i + 1
  })
  return best
}

/** Fights to win: the attack that deals most, at the weakest in reach; tends itself when it is down. */
export const aggressive: Policy<WeaponSpeedScene, Command> = {
  id: 'aggressive',
  about: 'Declares the attack that deals most, strikes at the weakest in reach, ripostes whenever it can.',
  milestones: [PATIENCE + 1],
  compelled: isFleeing,
  pointless: isPointless,
  command,
  answer,
}
