import type { CommandBy } from '@fray/kernel/rules'
import { NO_PATH, stepsBetween } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { STUCK } from '../effects.ts'
import type { Spell } from '../kinds/spells.ts'
import { cannotCast, caughtIn, sentFrom } from '../rules/spells.ts'
import { hasRoom, isHindered } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { CLOSE, DISTANT, LEFT, OUT_OF_ACTION } from '../words.ts'
import { spellOf } from './expecting.ts'
import { isFoe, nearestSteps } from './foes.ts'
import { besidesWorth, dangerOf, heartWorth, threatOf } from './worth.ts'

/** A spell as it would be cast, and what that is worth, in hit points, roughly. */
export interface Casting {
  readonly command: CommandBy<typeof acts.cast>
  readonly worth: number
}

/** What a hostile spell takes from one opponent, in hit points, roughly. */
function harm(scene: ZonesScene, caster: number, target: number, spell: Spell, to: number): number {
  const [loss, takes] = spellOf(scene, caster, target, spell)
  let worth = besidesWorth(scene, target, spell) + heartWorth(scene, target, spell)
  if (to >= 0) {
    worth += dangerOf(scene, target, to)
    if (isHindered(scene, target, STUCK) && nearestSteps(scene, target, to) > 0) worth += threatOf(scene, target)
  }
  return loss + takes * worth
}

/** What a healing spell gives one friend: the badly hurt alone, and the fallen most. */
function help(scene: ZonesScene, target: number, { healing }: Spell): number {
  const { hp, hpMax, status } = scene.now.combatant
  const missing = hpMax[target] - hp[target]
  if (healing === null || status[target] === LEFT || hp[target] * 3 > hpMax[target]) return 0
  const amount = Math.min(missing, (healing.min + healing.max) / 2)
  return status[target] === OUT_OF_ACTION ? amount + 4 : amount + 1
}

/** Whether it is cast on foes: it harms, or may bring them to talk. */
const isForFoes = ({ hostile, reaction }: Spell): boolean => hostile || reaction !== null

/** The best use of a spell on some: as many as it takes, those first on whom it does most. */
function onSome(scene: ZonesScene, actor: number, spell: Spell, at: number): Casting | null {
  const rows: number[] = []
  const gains: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    const isMeant = isForFoes(spell)
      ? isFoe(scene, actor, row)
      : scene.now.combatant.side[row] === scene.now.combatant.side[actor]
    if (!isMeant) continue
    let to = -1
    if (spell.move > 0) {
      to = worstPlace(scene, row, spell)
      if (to < 0) continue
    }
    const gain = isForFoes(spell) ? harm(scene, actor, row, spell, to) : help(scene, row, spell)
    if (gain <= 0 || cannotCast(scene, actor, spell, { targets: [row], zone: -1, to }) !== null) continue
    let place = rows.length
    while (place > 0 && gains[place - 1] < gain) place--
    rows.splice(place, 0, row)
    gains.splice(place, 0, gain)
  }
  const most = spell.move > 0 ? 1 : spell.targets
  if (rows.length === 0) return null
  const to = spell.move > 0 ? worstPlace(scene, rows[0], spell) : -1
  const command = acts.cast.make(actor, { spell: at, targets: rows.slice(0, most), to })
  return { command, worth: gains.slice(0, most).reduce((sum, gain) => sum + gain, 0) }
}

/** The Zone, of those to which the spell may send somebody, that does it most harm; -1 where none does. */
function worstPlace(scene: ZonesScene, row: number, spell: Spell): number {
  const here = scene.now.combatant.zone[row]
  let worst = -1
  let most = 0
  for (const zone of sentFrom(scene, spell, here)) {
    if (!hasRoom(scene, zone)) continue
    const isAlone = isHindered(scene, row, STUCK) && nearestSteps(scene, row, zone) > 0
    const danger = dangerOf(scene, row, zone) + (isAlone ? 1 : 0)
    if (danger <= most) continue
    most = danger
    worst = zone
  }
  return worst
}

/** The best Zone for a spell on a whole one: what it does to opponents, less what it does to friends. */
function onZone(scene: ZonesScene, actor: number, spell: Spell, at: number): Casting | null {
  const here = scene.now.combatant.zone[actor]
  const reach = spell.range >= DISTANT ? NO_PATH - 1 : spell.range
  let best: Casting | null = null
  for (let zone = 0; zone < scene.setup.graph.zones.length; zone++) {
    if (stepsBetween(scene.setup.graph, here, zone) > reach) continue
    const sent = spell.move === 0 ? NOWHERE : sentFrom(scene, spell, zone)
    for (const to of sent) {
      const worth = worthOnZone(scene, actor, spell, zone, to)
      if (worth <= (best?.worth ?? 0) || cannotCast(scene, actor, spell, { targets: [], zone, to }) !== null) continue
      best = { command: acts.cast.make(actor, { spell: at, zone, to }), worth }
    }
  }
  return best
}

const NOWHERE: readonly number[] = [-1]

function worthOnZone(scene: ZonesScene, actor: number, spell: Spell, zone: number, to: number): number {
  const { side } = scene.now.combatant
  let worth = 0
  for (const row of caughtIn(scene, actor, spell, zone)) {
    if (!isForFoes(spell)) worth += side[row] === side[actor] ? help(scene, row, spell) : 0
    else if (isFoe(scene, actor, row)) worth += harm(scene, actor, row, spell, to)
    else if (side[row] === side[actor]) worth -= 1.5 * harm(scene, actor, row, spell, to)
  }
  return worth
}

/** The spell that does most now, null where none does anything. */
export function bestSpell(scene: ZonesScene, actor: number): Casting | null {
  const { spells } = scene.fighter(actor)
  let best: Casting | null = null
  for (let at = 0; at < spells.length; at++) {
    const spell = spells[at]
    if (!isForFoes(spell) && spell.healing === null) continue
    const casting = spell.targets === 0 ? onZone(scene, actor, spell, at) : onSome(scene, actor, spell, at)
    if (casting !== null && casting.worth > (best?.worth ?? 0)) best = casting
  }
  return best
}

/** The attack spell that does most to somebody Close, by position; -1 for none. */
export function bestClose(scene: ZonesScene, actor: number, target: number, least: number): number {
  const { spells } = scene.fighter(actor)
  let best = -1
  let most = least
  for (let at = 0; at < spells.length; at++) {
    const spell = spells[at]
    if (spell.attack === null || spell.targets === 0 || spell.range < CLOSE) continue
    const worth = harm(scene, actor, target, spell, -1)
    if (worth <= most) continue
    most = worth
    best = at
  }
  return best
}
