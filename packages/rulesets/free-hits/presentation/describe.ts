import { squareName, type Viewer, type Who } from '@fray/kernel/rules'
import { lyingOn } from '../../on-grid/lying.ts'
import { isHiddenFrom, isUnknown } from '../look.ts'
import { budgetLeft } from '../rules/budget.ts'
import { isFlatFooted, targetNumber } from '../rules/defense.ts'
import { conditionsOf } from '../rules/effects.ts'
import { itemsOf } from '../rules/gear.ts'
import { lineOf } from '../rules/line.ts'
import { maxHpOf } from '../rules/numbers.ts'
import { runningRow, spellOf } from '../rules/running.ts'
import { inZone, isBehind, spacesBetween } from '../rules/space.ts'
import { slotsLeft } from '../rules/strikes.ts'
import { summoningSlots, summonsOf } from '../rules/thralls.ts'
import { actorNow, detects, isHere, isIn, isSick, rowsWith } from '../rules/who.ts'
import { woundNames } from '../rules/wounds.ts'
import type { FreeHitsScene } from '../scene.ts'
import { ENDINGS, OUTSIDE, RUNNING_TABLE } from '../tables.ts'
import {
  ATTACK_ACTION,
  BONUS_ACTION,
  CARRIED,
  DEAD,
  DEFEATED,
  FLED,
  GONE,
  IN,
  MOVE_ACTION,
  STATUSES,
  YIELDED,
} from '../words.ts'

type Plain = Record<string, unknown>

/** What is left out of what others see of one whose side hides its defenses, or what it can do. */
export const secretFacts = {
  defenses: ['agility', 'number'],
  abilities: [
    'level',
    'accuracy',
    'strength',
    'movement',
    'mp',
    'mpMax',
    'slots',
    'boosts',
    'debts',
    'items',
    'feats',
    'spells',
    'summoningSlots',
    'tags',
  ],
} as const

/** What a unit's columns do not say in words. */
export function describe(scene: FreeHitsScene, row: Who, viewer: Viewer): Plain {
  const c = scene.now.combatant
  const { sheet } = scene.unit(row)
  const hidden = isHiddenFrom(scene, row, viewer)
  const casting = c.casting[row]
  const knows = viewer.vitals(row) === 'exact'
  return {
    at: isHere(scene, row) && !hidden ? squareName(scene.setup.grid, c.square[row]) : null,
    ...(hidden ? { facing: null, mode: null, spaces: null } : {}),
    accuracy: c.accuracyNow[row],
    agility: c.agilityNow[row],
    strength: c.strengthNow[row],
    movement: c.movementNow[row],
    ...(knows ? { hpMax: maxHpOf(scene, row) } : {}),
    number: targetNumber(scene, row, false),
    flatFooted: isFlatFooted(scene, row),
    attackActions: budgetLeft(scene, row, ATTACK_ACTION),
    moveActions: budgetLeft(scene, row, MOVE_ACTION),
    bonusActions: budgetLeft(scene, row, BONUS_ACTION),
    slots: slotsLeft(scene, row),
    boosts: { melee: c.boostMelee[row], hit: c.boostHit[row], dodge: c.boostDodge[row] },
    debts: { attack: c.attackOwed[row], move: c.moveOwed[row], bonus: c.bonusOwed[row] },
    conditions: conditionsOf(scene, row),
    wounds: woundNames(scene, row),
    channeling: casting >= 0 ? spellOf(scene, row, casting).id : null,
    keeping: running(scene, row, true),
    running: running(scene, row, false),
    summoner: (c.summoner[row] as number) >= 0 ? scene.name(c.summoner[row] as number) : null,
    summons: summonsOf(scene, row)
      .filter((unit) => !isUnknown(scene, unit, viewer))
      .map((unit) => scene.name(unit)),
    summoningSlots: summoningSlots(scene, row),
    thralled: c.thralled[row] === 1,
    sick: isSick(scene, row),
    undetectedBy: undetectedBy(scene, row, viewer),
    items: items(scene, row),
    feats: sheet.feats.map(({ name }) => name),
    spells: sheet.spells.map(({ name }) => name),
    tags: sheet.tags,
    about: sheet.about,
  }
}

/** Ids of the unit's running spells, those that are on only if asked so. */
function running(scene: FreeHitsScene, row: Who, onOnly: boolean): string[] {
  if (scene.rows(RUNNING_TABLE) === 0) return []
  return scene.unit(row).sheet.spells.flatMap(({ id }, position) => {
    const at = runningRow(scene, row, position)
    if (at < 0 || (onOnly && (scene.now.running.on[at] === 0 || scene.now.running.lapsed[at] === 1))) return []
    return [id]
  })
}

/** Who does not detect the unit, as far as the seat may know: the referee, and its own side. */
function undetectedBy(scene: FreeHitsScene, row: Who, viewer: Viewer): string[] {
  if (!viewer.referee && !isOwnSide(scene, row, viewer)) return []
  return scene.names([...scene.sheets.keys()].filter((by) => !detects(scene, by, row)))
}

/** Whether the seat has somebody on the unit's side. */
function isOwnSide(scene: FreeHitsScene, row: Who, viewer: Viewer): boolean {
  const { side } = scene.now.combatant
  return scene.rowsWhere((own) => viewer.owns(own) && side[own] === side[row]).length > 0
}

/** What a unit has, by name; what it came with and lies on the ground is told as well. */
function items(scene: FreeHitsScene, row: Who): Plain {
  const found: Plain = {}
  const { carried, square, holder } = scene.now.item
  const lying = scene
    .unit(row)
    .items.filter((item) => holder[item] === -1 && !scene.hides({ table: 'item', row: item }))
  for (const item of [...itemsOf(scene, row), ...lying]) {
    const { name, weapon } = scene.kind(item)
    const at = square[item]
    found[name] ??= {
      carried: CARRIED[carried[item]],
      ...(at >= 0 ? { at: squareName(scene.setup.grid, at) } : {}),
      damage: weapon?.damage.text ?? null,
    }
  }
  return found
}

/** What the whole fight's columns do not say in words. */
export function describeFight(scene: FreeHitsScene, _viewer: Viewer): Plain {
  const actor = actorNow(scene)
  const names = (status: number) => scene.names(rowsWith(scene, status))
  const line = scene.now.fight.phase[0] === OUTSIDE ? [] : lineOf(scene)
  return {
    ending: ENDINGS[scene.now.fight.ending[0]],
    actor: actor < 0 ? null : scene.name(actor),
    order: scene.names(line.filter((row) => isIn(scene, row))),
    fled: names(FLED),
    defeated: names(DEFEATED),
    dead: names(DEAD),
    yielded: names(YIELDED),
    vanished: names(GONE),
    lying: lyingOn(scene),
  }
}

/** Facts about two units, worked out when somebody asks: distance in squares, zone, behind. */
export function fact(scene: FreeHitsScene, path: readonly string[]): unknown {
  const [what, a, b] = path
  if (a === undefined || b === undefined || path.length !== 3) return undefined
  const from = rowOf(scene, a)
  const to = rowOf(scene, b)
  if (from < 0 || to < 0 || !isHere(scene, from) || !isHere(scene, to)) return undefined
  if (what === 'distance') return spacesBetween(scene, from, to)
  if (what === 'zone') return inZone(scene, from, to)
  return what === 'behind' ? isBehind(scene, from, to) : undefined
}

const rowOf = (scene: FreeHitsScene, name: string): number =>
  scene.sheets.findIndex((_, row) => scene.name(row).toLowerCase() === name.toLowerCase())

/** How somebody looks who is in the fight, from hurt worst to unhurt. */
export const healthSteps = ['badly hurt', 'hurt', 'unhurt']

/** How somebody with so many hit points looks. */
export function healthWord(scene: FreeHitsScene, row: Who, hp: number | null): string {
  const status = scene.now.combatant.status[row]
  const now = hp ?? scene.now.combatant.hp[row]
  if (status >= FLED && hp === null) return status === YIELDED ? 'beaten' : 'gone'
  if (status !== IN && hp === null) return STATUSES[status]
  if (now <= 0) return 'down'
  const most = maxHpOf(scene, row)
  if (now >= most) return 'unhurt'
  return now * 2 > most ? 'hurt' : 'badly hurt'
}
