import { person, type Who } from '@fray/kernel/rules'
import { cite, type Forbidden, refuse, thing } from '../citing.ts'
import { HAMPERED } from '../conditions.ts'
import { note } from '../events.ts'
import { declaring, type EscalationScene, uncancelled } from '../scene.ts'
import { NONE } from '../tables.ts'
import { CLOSE, MELEE, PC, RANGE_FAR, RANGED, STANDARD } from '../words.ts'
import { isGone } from './abilities.ts'
import { prepare, rollAttack } from './attack.ts'
import { finishAttack } from './attack-outcome.ts'
import { has, isGrabbed } from './conditions.ts'
import { distance, engagedBy } from './field.ts'
import { inMeleeStance, stanceOf } from './figures.ts'
import { reaches } from './reach.ts'
import { spendAll, spendSlot } from './slots.ts'
import { areEnemies, isUp } from './who.ts'

/** The attack of its list that the Basic Attack of one without stances is, by position; -1 for the stance's own. */
const listedFor = (scene: EscalationScene, who: Who, kind: number): number => {
  if (stanceOf(scene, who) !== null) return NONE
  const { basicMelee, basicRanged } = scene.fighter(who)
  return kind === MELEE ? basicMelee : basicRanged
}

/** Why a Hampered enemy cannot make that Basic Attack of its own accord, or null: the first attack of its list is all it has. */
export function notItsFirst(scene: EscalationScene, who: Who, kind: number): Forbidden | null {
  const { sheet } = scene.fighter(who)
  if (!has(scene, who, HAMPERED) || scene.now.combatant.kind[who] === PC || sheet.attacks === 0) return null
  cite('hampered-enemy')
  if (listedFor(scene, who, kind) === 0) return null
  return refuse('hampered', '{who} is Hampered: {attack} is their one Basic Attack.', {
    who: person(who),
    attack: thing(sheet.abilities[0]?.name ?? ''),
  })
}

/** Why a Basic Attack of that kind on the target cannot be made, or null; what it costs is not asked. */
export function cannotStrike(scene: EscalationScene, who: Who, target: Who, kind: number): Forbidden | null {
  const slots = () => ({ who: person(who), target: person(target) })
  const stance = stanceOf(scene, who)
  const fits =
    stance !== null ? stance.kind === kind : kind === MELEE ? inMeleeStance(scene, who) : hasOwnRanged(scene, who)
  if (!fits) {
    return kind === MELEE
      ? refuse('basic-attack', '{who} is in no melee stance.', slots())
      : refuse('basic-attack', '{who} is in no ranged stance.', slots())
  }
  const hampered = notItsFirst(scene, who, kind)
  if (hampered !== null) return hampered
  if (target === who) return refuse('enemies-and-objects', '{who} cannot attack themselves.', slots())
  const gone = isGone(scene, target)
  if (gone !== null) return gone
  if (!areEnemies(scene, who, target)) cite('enemies-and-objects')
  if (kind === MELEE) {
    cite('engaged')
    if (distance(scene, who, target) === CLOSE) return null
    return refuse('melee-range', '{who} is not engaged with {target}.', slots())
  }
  if (isGrabbed(scene, who)) return refuse('grabbed', '{who} is Grabbed and cannot shoot.', slots())
  const own = scene.fighter(who).sheet.abilities[scene.fighter(who).basicRanged]
  const range = stance?.range ?? own?.target.range ?? RANGE_FAR
  if (reaches(scene, who, target, range)) return null
  cite('nearby-includes-close', 'far')
  const shot = stance?.name ?? own?.name ?? 'shot'
  return refuse('basic-ranged-attack', '{target} is far: the {shot} reaches nearby.', {
    target: person(target),
    shot: thing(shot),
  })
}

const hasOwnRanged = (scene: EscalationScene, who: Who): boolean =>
  scene.now.combatant.kind[who] !== PC && scene.fighter(who).basicRanged >= 0

/** How a Basic Attack is made. */
export interface Blow {
  readonly knockOut: boolean
  readonly coup: boolean
}

/** How a Basic Attack is rolled. */
interface Strike {
  /** MELEE or RANGED. */
  readonly kind: number
  readonly how: Blow
  /** What forbids it by now. */
  readonly forbids: () => Forbidden | null
}

/** A Basic Attack from its roll on; for opportunity attacks too. `forbids` says why it cannot be made as things stand. */
export function strike(scene: EscalationScene, who: Who, target: Who, { kind, how, forbids }: Strike): void {
  const position = listedFor(scene, who, kind)
  const ability = position >= 0 ? (scene.fighter(who).sheet.abilities[position] ?? null) : null
  cite(kind === MELEE ? 'basic-melee-attack' : 'basic-ranged-attack')
  if (ability !== null) cite('stances')
  if (has(scene, who, HAMPERED)) cite('hampered', ability === null ? 'hampered' : 'hampered-enemy')
  const attack = prepare(who, target, ability, kind, { ...how, damageOnly: true })
  uncancelled(scene, () => {
    if (rollAttack(scene, attack, forbids))
      finishAttack(scene, attack, { user: who, ability, keeper: NONE, triggerer: NONE })
  })
}

/** How a Basic Attack is made. */
interface BasicAttack {
  /** MELEE or RANGED. */
  readonly kind: number
  /** The slot it is paid with; NONE for the usual one. */
  readonly slot: number
  readonly how: Blow
}

/** A Basic Attack as an action: paid for, announced, provoking where it is ranged; then the blow. */
export function basicAttack(scene: EscalationScene, who: Who, target: Who, { kind, slot, how }: BasicAttack): void {
  if (how.coup) spendAll(scene, who)
  else spendSlot(scene, who, STANDARD, slot, 'basic-attack')
  note.strikes(scene, who, target)
  if (!scene.moments.declared(scene, declaring(who, { isAttack: true }))) return
  if (kind === RANGED) {
    const isEngaged = engagedBy(scene, who).length > 0
    cite(isEngaged ? 'ranged-provokes' : 'free')
    if (isEngaged && !scene.moments.provoked(scene, who)) return
  }
  if (!isUp(scene, who)) return
  const forbids = () => cannotStrike(scene, who, target, kind)
  const why = forbids()
  if (why !== null) {
    cite('ready-lapses')
    note['in-vain'](scene, who, why.reason)
    return
  }
  strike(scene, who, target, { kind, how, forbids })
}
