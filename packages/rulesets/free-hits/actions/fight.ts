import { type CommandBy, person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { aimParam, featParam, itemParam, targetParam } from '../command.ts'
import { note } from '../events.ts'
import type { Weapon } from '../kinds/gear.ts'
import { cannotAttack, withWeapon } from '../rules/attack.ts'
import { cannotPay, pay, price } from '../rules/budget.ts'
import { isUsable, itemsOf, outOfRange, usualWeapon } from '../rules/gear.ts'
import { hasFeatAttack, resolveAttack, useFeatAttack } from '../rules/strikes.ts'
import { startBattle } from '../rules/turns.ts'
import { areEnemies, detects, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { C, OUTSIDE, OVER } from '../tables.ts'
import { AIMS, FEAT_MOMENTS, IN_HAND, NO_AIM } from '../words.ts'
import { act } from './define.ts'
import { cannotAct, notYourTurn } from './gate.ts'
import { badPayment, PAY_ATTACK, payFor, payParam, type Terms } from './paying.ts'

/** What every attack with a weapon says; what it leaves out is usual. */
interface Blow {
  readonly actor: Who
  readonly target: Who
  readonly weapon: number
  readonly aim: number
}

const weaponOf = (scene: FreeHitsScene, { actor, weapon, target }: Blow, plain = false): number =>
  weapon >= 0 ? weapon : usualWeapon(scene, actor, target, plain)

const aimOf = ({ aim }: Blow): number => (aim < 0 ? NO_AIM : aim)

const cannotStrike = (scene: FreeHitsScene, blow: Blow, plain = false): Refusal | null =>
  cannotAttack(scene, blow.actor, blow.target, { item: weaponOf(scene, blow, plain), aim: aimOf(blow), plain })

/** Enemies in the battle that the unit knows of. */
export function* enemiesOf(scene: FreeHitsScene, actor: Who): Iterable<number> {
  for (let row = 0; row < scene.combatants; row++) {
    if (areEnemies(scene, actor, row) && isIn(scene, row) && detects(scene, actor, row)) yield row
  }
}

/**
 * What an attack is made of: every enemy with every weapon and every aim, of a weapon that cannot be used from here no aim.
 * `plain`: without the attacker's feats.
 */
const blowParams = (plain: boolean) =>
  [
    targetParam({ suggestions: enemiesOf }),
    itemParam('weapon', 'a weapon', IN_HAND, {
      optional: true,
      suggestions: (scene: FreeHitsScene, actor) =>
        itemsOf(scene, actor).filter((item) => scene.kind(item).weapon !== null),
    }),
    aimParam({
      suggestions(scene: FreeHitsScene, actor, { target, weapon }) {
        const item = weapon as number
        const { physical } = scene.kind(item).weapon as Weapon
        const reaches = isUsable(scene, actor, item) && outOfRange(scene, actor, target as number, item, plain) === null
        return reaches && physical ? AIMS.keys() : [NO_AIM]
      },
    }),
  ] as const

/** Why a unit may not attack before the battle now, or null: those whom the referee lets open together attack in roster order. */
export function cannotOpen(scene: FreeHitsScene, actor: Who): Refusal | null {
  const { opener, initiator } = scene.now.combatant
  if (initiator[actor] === 1) return refuse('opening-attack', '{actor} has opened already.', { actor: person(actor) })
  for (let row = 0; row < scene.combatants; row++) {
    if (opener[row] === 0 || initiator[row] === 1 || !isIn(scene, row)) continue
    return row === actor ? null : refuse('opening-attack', '{who} opens the battle first.', { who: person(row) })
  }
  return null
}

const FOR_ATTACK: Terms = { what: plainly('An attack'), takes: [PAY_ATTACK], usual: PAY_ATTACK, short: 'attack-cost' }

/** One attack for the Attack Action; before the battle, the one that opens it. */
export const attack = act({
  id: 'attack',
  rule: 'attack-cost',
  title: plainly('Attack'),
  intent: 'harm',
  when: 'any',
  params: [...blowParams(false), payParam()],
  check(scene, command) {
    const { actor, pay: said } = command
    const isOpening = scene.now.fight.phase[0] === OUTSIDE
    return (
      (isOpening ? cannotOpen(scene, actor) : notYourTurn(scene, actor)) ??
      cannotAct(scene, actor) ??
      (isOpening ? null : badPayment(scene, actor, said, FOR_ATTACK)) ??
      cannotStrike(scene, command)
    )
  },
  resolve(scene, command) {
    const { actor, target, pay: said } = command
    const item = weaponOf(scene, command)
    const isOpening = scene.now.fight.phase[0] === OUTSIDE
    if (isOpening) beginOpening(scene, actor)
    else payFor(scene, actor, said, FOR_ATTACK, 'attack-cost')
    resolveAttack(
      scene,
      withWeapon(scene, isOpening ? 'opening' : 'action', actor, target, { item, aim: aimOf(command) }),
    )
    if (isOpening) endOpening(scene)
  },
})

/** The unit opens the battle: it will be last in the line. */
export function beginOpening(scene: FreeHitsScene, actor: Who): void {
  scene.set(C.initiator, actor, 1, 'initiator-last')
  note.opens(scene, actor)
}

/** After an opening attack: the battle starts unless somebody else may still open it. */
export function endOpening(scene: FreeHitsScene): void {
  cite('opening-attack')
  const { opener, initiator } = scene.now.combatant
  if (scene.now.fight.phase[0] === OVER) return
  for (let row = 0; row < scene.combatants; row++) {
    if (opener[row] === 1 && initiator[row] === 0 && isIn(scene, row)) return
  }
  startBattle(scene)
}

const FOR_EXTRA = price(0, 1, 2)

/** One more attack for the Move Action and both Bonus Actions: no Strength, none of the attacker's feats. */
export const extraAttack = act({
  id: 'extra-attack',
  rule: 'extra-attack',
  title: plainly('Extra attack (Move Action and both Bonus Actions)'),
  says: 'Extra attack on {it}',
  intent: 'harm',
  when: 'turn',
  params: blowParams(true),
  check: (scene, command) =>
    cannotPay(scene, command.actor, FOR_EXTRA, 'extra-attack') ?? cannotStrike(scene, command, true),
  resolve(scene, command) {
    const item = weaponOf(scene, command, true)
    pay(scene, command.actor, FOR_EXTRA, 'extra-attack')
    resolveAttack(scene, withWeapon(scene, 'extra', command.actor, command.target, { item, aim: aimOf(command) }))
  },
})

/** The attack that the feat, by its position, grants on the own turn. */
const ownTurnAttack = (scene: FreeHitsScene, actor: Who, feat: number) =>
  scene.unit(actor).gifts.freeAttacks['own-turn'].find((one) => one.feat === feat)

/** Why the feat grants no attack of one's own choosing, or null. */
function cannotUseFeat(scene: FreeHitsScene, actor: Who, feat: number): Refusal | null {
  const own = ownTurnAttack(scene, actor, feat)
  const all = scene.unit(actor).gifts.freeAttacks
  const given = own ?? FEAT_MOMENTS.flatMap((moment) => all[moment]).find((one) => one.feat === feat)
  if (given === undefined) return refuse('free-hit-from-feat', 'That feat grants no attack.')
  if (!hasFeatAttack(scene, actor, given)) {
    return refuse('free-hit-from-feat', '{actor} has no Free Hit Slot left for it, or has used it.', {
      actor: person(actor),
    })
  }
  if (own !== undefined) return null
  return refuse('free-hit-from-feat', '{given} gives its attack at its own moment: it is asked for then.', {
    given: { thing: given.name },
  })
}

/** An attack that a feat grants on one's own turn; it takes a Free Hit Slot. */
export const featAttack = act({
  id: 'feat-attack',
  rule: 'free-hit-from-feat',
  title: plainly("A feat's attack"),
  intent: 'harm',
  titledBy: 'feat',
  when: 'turn',
  params: [
    featParam({
      suggestions: (scene: FreeHitsScene, actor) =>
        scene.unit(actor).gifts.freeAttacks['own-turn'].map(({ feat }) => feat),
    }),
    ...blowParams(false),
  ],
  check: (scene, command) => cannotUseFeat(scene, command.actor, command.feat) ?? cannotStrike(scene, command),
  resolve(scene, command) {
    const { actor, target, feat } = command
    const given = ownTurnAttack(scene, actor, feat)
    if (given === undefined) return
    const item = weaponOf(scene, command)
    useFeatAttack(scene, actor, given)
    resolveAttack(scene, withWeapon(scene, 'feat', actor, target, { item, aim: aimOf(command) }))
  },
})

/** A command to attack with a weapon. */
export type Strike = CommandBy<typeof attack> | CommandBy<typeof extraAttack>
