import { squareName, type Viewer } from '@fray/kernel/rules'
import { lyingOn } from '../../on-grid/lying.ts'
import type { Mode } from '../kinds/modes.ts'
import { disengagedFrom, isHiddenFrom } from '../look.ts'
import { bondsOf } from '../rules/bonds.ts'
import { deadRows, fledRows } from '../rules/ending.ts'
import { hasShield, itemsOf } from '../rules/gear.ts'
import { grapplersOf } from '../rules/grapple.ts'
import { acOf, corners } from '../rules/modifiers.ts'
import { timesUsed } from '../rules/powers.ts'
import { areAdjacent, coverFrom, feetBetween, sightMask } from '../rules/space.ts'
import { currentSide, hasFinished } from '../rules/turns.ts'
import { isHere, modOf, skillOf } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { ENDINGS, ORDER_TABLE, SCREENED } from '../tables.ts'
import { ATTRIBUTES, CARRIED, FLED, MELEE, NO_SKILL, SKILLS, STATES, UP } from '../words.ts'

type Plain = Record<string, unknown>

const nameOr = (scene: ShockScene, row: number): string | null => (row >= 0 ? scene.name(row) : null)

/** What besides columns is left out of what others see of one whose side hides its defenses, or what it can do. */
export const secretFacts = {
  defenses: ['ac', 'shield'],
  abilities: ['modifiers', 'trained', 'items', 'powers', 'spells', 'tags'],
} as const

/** What a combatant's columns do not say in words. */
export function describe(scene: ShockScene, row: number, viewer: Viewer): Plain {
  const c = scene.now.combatant
  const fighter = scene.fighter(row)
  const hidden = isHiddenFrom(scene, row, viewer)
  const aiming = c.aimAt[row] >= 0 && !hidden
  return {
    kind: c.pc[row] === 1 ? 'pc' : 'npc',
    named: c.named[row] === 1,
    at: isHere(scene, row) && !hidden ? squareName(scene.setup.grid, c.square[row]) : null,
    ...(hidden ? { altitude: null } : {}),
    ac: acOf(scene, row),
    passed: hasFinished(scene, row),
    shieldUsed: c.shieldUsed[row] === 1,
    shield: hasShield(scene, row),
    screening: nameOr(scene, c.screening[row]),
    screened: scene.names(bondsOf(scene, SCREENED, row)),
    disengagedFrom: scene.names(disengagedFrom(scene, row, viewer)),
    grappling: nameOr(scene, c.grappling[row]),
    grappledBy: scene.names(grapplersOf(scene, row)),
    swarm: nameOr(scene, c.swarm[row]),
    aiming: aiming ? { at: scene.name(c.aimAt[row] as number), rounds: c.aimRounds[row] } : null,
    ...(viewer.owns(row) ? { modifiers: modifiers(scene, row), trained: trained(scene, row) } : {}),
    items: items(scene, row),
    powers: viewer.owns(row) ? powers(scene, row) : {},
    spells: fighter.spells.map((spell) => spell.name),
    tags: fighter.tags,
    about: fighter.about,
  }
}

/** What a combatant has, by name. */
function items(scene: ShockScene, row: number): Plain {
  const { holder, carried, loaded, square } = scene.now.item
  const found: Plain = {}
  for (const item of itemsOf(scene, row)) {
    if (holder[item] !== row) continue
    const kind = scene.kind(item)
    if (kind.name in found && carried[item] !== 0) continue
    const at = square[item]
    found[kind.name] = {
      carried: CARRIED[carried[item]],
      ...(kind.reload === null ? {} : { loaded: loaded[item] === 1 }),
      ...(at >= 0 ? { at: squareName(scene.setup.grid, at) } : {}),
      hands: kind.hands,
      damage: kind.modes[0]?.damage?.text ?? null,
      ...reaches(kind.modes),
    }
  }
  return found
}

/** A weapon's Shock rating, reach and range, as far as it has them: `2/15`, `10`, `90/360`. */
function reaches(modes: readonly Mode[]): Plain {
  const found: Plain = {}
  for (const { kind, shock, reach, range } of modes) {
    if (shock !== null) found.shock = `${shock.points}/${shock.maxAc ?? '-'}`
    if (kind !== MELEE) found.range = `${range.normal}/${range.most}`
    else if (reach > USUAL_REACH) found.reach = reach
  }
  return found
}

const USUAL_REACH = 5

/** Attribute modifiers that are not 0, with their signs. */
function modifiers(scene: ShockScene, row: number): Plain {
  const all = ATTRIBUTES.map((attribute, at) => [attribute, modOf(scene, row, at)] as const)
  return Object.fromEntries(all.filter(([, n]) => n !== 0).map(([attribute, n]) => [attribute, n > 0 ? `+${n}` : n]))
}

/** Skills in which it is trained, with their levels. */
function trained(scene: ShockScene, row: number): Plain {
  const all = SKILLS.map((skill, at) => [skill, skillOf(scene, row, at)] as const)
  return Object.fromEntries(all.filter(([, n]) => n !== NO_SKILL && n >= 0).map(([skill, n]) => [skill, String(n)]))
}

function powers(scene: ShockScene, row: number): Plain {
  const fighter = scene.fighter(row)
  return Object.fromEntries(
    fighter.powers.map((power, at) => [power.name, { used: timesUsed(scene, row, at), cost: power.cost }]),
  )
}

/** What the whole fight's columns do not say in words. */
export function describeFight(scene: ShockScene, _viewer: Viewer): Plain {
  const { ending, openDoors } = scene.now.fight
  const { sides, grid } = scene.setup
  const order = Array.from({ length: scene.rows(ORDER_TABLE) }, (_, i) => sides[scene.now.order.side[i]]?.id)
  const now = currentSide(scene)
  const names = (rows: readonly number[]) => scene.names(rows)
  const bits = openDoors[0]
  return {
    ending: ENDINGS[ending[0]],
    side: now < 0 ? null : sides[now]?.id,
    order,
    fled: names(fledRows(scene)),
    dead: names(deadRows(scene)),
    doors: Object.fromEntries(grid.doors.map((name, i) => [name, (bits >>> i) & 1 ? 'open' : 'closed'])),
    lying: lyingOn(scene),
  }
}

/** Facts about two combatants, worked out when somebody asks: sight, corners, distance, adjacent. */
export function fact(scene: ShockScene, path: readonly string[]): unknown {
  const [what, a, b] = path
  if (a === undefined || b === undefined || path.length !== 3) return undefined
  const from = rowOf(scene, a)
  const to = rowOf(scene, b)
  if (from < 0 || to < 0 || !isHere(scene, from) || !isHere(scene, to)) return undefined
  switch (what) {
    case 'sight':
      return coverFrom(scene, from, to)
    case 'corners':
      return corners(sightMask(scene, from, to))
    case 'distance':
      return feetBetween(scene, from, to)
    case 'adjacent':
      return areAdjacent(scene, from, to)
    default:
      return undefined
  }
}

const rowOf = (scene: ShockScene, name: string): number =>
  scene.sheets.findIndex((_, row) => scene.name(row).toLowerCase() === name.toLowerCase())

/** How somebody looks who is in the fight, from hurt worst to unhurt. */
export const healthSteps = ['badly hurt', 'hurt', 'unhurt']

/** How somebody with so many hit points looks. */
export function healthWord(scene: ShockScene, row: number, hp: number | null): string {
  const state = scene.now.combatant.state[row]
  const now = hp ?? scene.now.combatant.hp[row]
  const most = scene.now.combatant.hpMax[row]
  if (state === FLED) return 'gone'
  if (state !== UP && hp === null) return STATES[state].replace('-', ' ')
  if (now <= 0) return 'down'
  if (now >= most) return 'unhurt'
  return now * 2 > most ? 'hurt' : 'badly hurt'
}
