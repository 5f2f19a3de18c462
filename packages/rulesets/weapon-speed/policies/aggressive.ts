import { greedyWay, type Policy, planePath, planeReach, type Question, STOP, squaresBetween } from '@fray/kernel/rules'
import { attack } from '../actions/fighting.ts'
import type { WeaponSpeedAction } from '../actions/gate.ts'
import { draw, pickUp } from '../actions/gear.ts'
import { heal, intimidate } from '../actions/helping.ts'
import { leave, move } from '../actions/moving.ts'
import { activate, cast, consume, throwItem } from '../actions/using.ts'
import { blank, type WeaponSpeedCommand } from '../command.ts'
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
import { bestToScare } from './scaring.ts'
import { isPatient, nearestFoe, nearestWeapon, weakestFoe, worstFriend } from './targets.ts'
import { healingOf, worthOf } from './worth.ts'

/** Rounds after which one who gets at nobody gives up. */
const PATIENCE = 60

const can = (scene: WeaponSpeedScene, action: WeaponSpeedAction, command: WeaponSpeedCommand): boolean =>
  action.check(scene, command) === null

/** Chooses a command for the turn that is on. */
function command(scene: WeaponSpeedScene, actor: number): WeaponSpeedCommand {
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
      return first(scene, consume, { ...blank(actor, 'consume'), target: actor })
    case ACTIVATE:
      return activateNow(scene, actor, thingNow(scene, actor))
    case INTIMIDATE:
      return scare(scene, actor)
    case HEAL_CHECK:
      return tend(scene, actor)
    case PICK_UP:
      return pickUpNearest(scene, actor)
    default:
      return blank(actor, 'end')
  }
}

const first = (scene: WeaponSpeedScene, action: WeaponSpeedAction, wanted: WeaponSpeedCommand): WeaponSpeedCommand =>
  can(scene, action, wanted) ? wanted : blank(wanted.actor, 'end')

/** Having acted: one who fights from afar steps back. */
function afterActing(scene: WeaponSpeedScene, actor: number): WeaponSpeedCommand {
  const kind = kindNow(scene, actor)
  const isFar =
    kind === CAST ||
    kind === THROW ||
    (kind === ATTACK && strikeOf(scene, thingNow(scene, actor), attackNow(scene, actor)).mode !== MELEE)
  return (isFar ? stepBack(scene, actor) : null) ?? blank(actor, 'end')
}

/** Strikes at the weakest in reach, else closes in; one who is down lets it be, which would cost it blood. */
function strikeOrClose(scene: WeaponSpeedScene, actor: number): WeaponSpeedCommand {
  const item = thingNow(scene, actor)
  if (item < 0 || isHelpless(scene, actor)) return blank(actor, 'end')
  if (scene.now.item.place[item] === CARRIED) return first(scene, draw, { ...blank(actor, 'draw'), item })
  const { reach } = strikeOf(scene, item, attackNow(scene, actor))
  const target = weakestFoe(scene, actor, reach)
  if (target >= 0) {
    const trick = freeAbility(scene, actor)
    if (trick !== null) return trick
    const blow = blank(actor, 'attack')
    blow.target = target
    return first(scene, attack, blow)
  }
  return closeOnNearest(scene, actor, reach)
}

/** Goes for the nearest weapon that lies about, and takes it up. */
function pickUpNearest(scene: WeaponSpeedScene, actor: number): WeaponSpeedCommand {
  const item = nearestWeapon(scene, actor, yardsLeft(scene, actor) + 1)
  if (item < 0) return blank(actor, 'end')
  const take = { ...blank(actor, 'pick-up'), item }
  return can(scene, pickUp, take) ? take : walkTo(scene, actor, scene.now.item.square[item] as number, 1)
}

/** A move toward somebody until one is near enough. */
const closeIn = (scene: WeaponSpeedScene, actor: number, foe: number, near: number): WeaponSpeedCommand =>
  foe < 0 ? giveUp(scene, actor) : walkTo(scene, actor, scene.now.combatant.square[foe] as number, near)

const closeOnNearest = (scene: WeaponSpeedScene, actor: number, near: number): WeaponSpeedCommand =>
  closeIn(scene, actor, nearestFoe(scene, actor, scene.now.combatant.square[actor] as number), near)

function walkTo(scene: WeaponSpeedScene, actor: number, goal: number, near: number): WeaponSpeedCommand {
  const most = yardsLeft(scene, actor)
  if (most === 0) return giveUp(scene, actor)
  const { plane } = scene.setup
  const marks = marksFor(scene, actor)
  const from = scene.now.combatant.square[actor] as number
  const way = greedyWay(plane, marks, from, goal, near, most)
  while (way.length > 0 && ((marks[way.at(-1) as number] as number) & STOP) !== 0) way.pop()
  const to = way.at(-1) ?? roundabout(scene, actor, goal, near, most)
  if (to < 0) return giveUp(scene, actor)
  const step = blank(actor, 'move')
  step.to = to
  return first(scene, move, step)
}

/** Where the straight way is barred: as far as one comes on the shortest way there is, or -1. */
function roundabout(scene: WeaponSpeedScene, actor: number, goal: number, near: number, most: number): number {
  const { plane } = scene.setup
  const marks = marksFor(scene, actor)
  const from = scene.now.combatant.square[actor] as number
  const isEnd = (at: number) => squaresBetween(plane, at, goal) <= near && ((marks[at] as number) & STOP) === 0
  const reach = planeReach(plane, marks, from, 200, scene.reach, isEnd)
  const end = reach.squares[reach.count - 1] as number
  if (!isEnd(end)) return -1
  const way = (planePath(reach, end) ?? []).slice(0, most)
  while (way.length > 0 && ((marks[way.at(-1) as number] as number) & STOP) !== 0) way.pop()
  return way.at(-1) ?? -1
}

/** One who gets at nobody for long gives up, so that every fight ends. */
const giveUp = (scene: WeaponSpeedScene, actor: number): WeaponSpeedCommand =>
  blank(actor, (scene.now.fight.round[0] as number) > PATIENCE ? 'surrender' : 'end')

function castNow(scene: WeaponSpeedScene, actor: number): WeaponSpeedCommand {
  const spell = scene.fighter(actor).entrant.spells[thingNow(scene, actor)]
  if (spell === undefined) return blank(actor, 'end')
  const fallen = healingOf(spell.effects) > 0 ? worstFriend(scene, actor, spell.range, 2) : -1
  const target = fallen >= 0 ? fallen : bestSpellTarget(scene, actor, spell).target
  if (target < 0) return closeOnNearest(scene, actor, spell.range)
  return first(scene, cast, { ...blank(actor, 'cast'), target })
}

/** The declared ability, where it is worth most. */
function activateNow(scene: WeaponSpeedScene, actor: number, ability: number): WeaponSpeedCommand {
  const one = scene.fighter(actor).entrant.abilities[ability]
  if (one === undefined) return blank(actor, 'end')
  const { target } = bestAbilityTarget(scene, actor, one)
  if (target >= 0) return first(scene, activate, { ...blank(actor, 'activate'), ability, target })
  if (one.aim !== 'enemy') return blank(actor, 'end')
  return closeOnNearest(scene, actor, one.range)
}

function scare(scene: WeaponSpeedScene, actor: number): WeaponSpeedCommand {
  const { target } = bestToScare(scene, actor)
  return target < 0 ? blank(actor, 'end') : first(scene, intimidate, { ...blank(actor, 'intimidate'), target })
}

/** Before the blow: an ability that is a Free Action and worth its price, or null. */
function freeAbility(scene: WeaponSpeedScene, actor: number): WeaponSpeedCommand | null {
  const { abilities } = scene.fighter(actor).entrant
  for (let ability = 0; ability < abilities.length; ability++) {
    const one = abilities[ability] as Ability
    if (one.action !== 'free' || freeForbidden(scene, actor) !== null) continue
    const { target } = bestAbilityTarget(scene, actor, one)
    if (target < 0) continue
    const wanted = { ...blank(actor, 'activate'), ability, target }
    if (can(scene, activate, wanted)) return wanted
  }
  return null
}

function throwNow(scene: WeaponSpeedScene, actor: number): WeaponSpeedCommand {
  const range = scene.kind(thingNow(scene, actor)).throwable?.range ?? 0
  const target = weakestFoe(scene, actor, range)
  if (target < 0) return closeOnNearest(scene, actor, range)
  return first(scene, throwItem, { ...blank(actor, 'throw'), target })
}

/** A Heal check on oneself, or on a friend near by. */
function tend(scene: WeaponSpeedScene, actor: number): WeaponSpeedCommand {
  const friend = isDown(scene, actor) ? actor : worstFriend(scene, actor, 1, 0)
  if (friend >= 0 && isPatient(scene, friend)) return first(scene, heal, { ...blank(actor, 'heal'), target: friend })
  const far = worstFriend(scene, actor, 99, 0)
  return far < 0 || far === actor ? blank(actor, 'end') : closeIn(scene, actor, far, 1)
}

/** Away from the enemies, to where one can leave. */
function runAway(scene: WeaponSpeedScene, actor: number): WeaponSpeedCommand {
  if (isExit(scene, scene.now.combatant.square[actor] as number)) return first(scene, leave, blank(actor, 'leave'))
  const most = yardsLeft(scene, actor)
  if (most === 0) return blank(actor, 'end')
  const { plane } = scene.setup
  const marks = marksFor(scene, actor)
  const from = scene.now.combatant.square[actor] as number
  const free = (at: number) => ((marks[at] as number) & STOP) === 0
  const isOut = (at: number) => isExit(scene, at) && free(at)
  const near = planeReach(plane, marks, from, most, scene.reach, isOut)
  const out = near.squares[near.count - 1] as number
  return isOut(out) ? first(scene, move, { ...blank(actor, 'move'), to: out }) : runFrom(scene, actor, most, free)
}

/** Nobody gets out this time: on the way out that leads away from everybody, else as far off as one comes. */
function runFrom(
  scene: WeaponSpeedScene,
  actor: number,
  most: number,
  free: (at: number) => boolean,
): WeaponSpeedCommand {
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
  return to < 0 ? blank(actor, 'end') : first(scene, move, { ...blank(actor, 'move'), to })
}

/** Decides: what to declare, whether to riposte (always, on one's feet); defaults for everything else. */
function answer(scene: WeaponSpeedScene, question: Question): number {
  if (question instanceof DeclareQuestion) return chooseDeclaration(scene, question)
  if (question instanceof RiposteQuestion) return bestRiposte(scene, question)
  return question.rule === 'full-defense-span' ? 1 : question.preset
}

function bestRiposte(scene: WeaponSpeedScene, { to, blows }: RiposteQuestion): number {
  if (isDown(scene, to)) return 0
  let best = 0
  let most = -1
  blows.forEach(({ item, attack: at }, i) => {
    const worth = worthOf(strikeOf(scene, item, at))
    if (worth <= most) return
    most = worth
    best = i + 1
  })
  return best
}

/** Fights to win: the attack that deals most, at the weakest in reach; tends itself when it is down. */
export const aggressive: Policy<WeaponSpeedScene, WeaponSpeedCommand> = {
  id: 'aggressive',
  about: 'Declares the attack that deals most, strikes at the weakest in reach, ripostes whenever it can.',
  milestones: [PATIENCE + 1],
  command,
  answer,
}
