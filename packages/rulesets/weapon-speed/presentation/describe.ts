import { rowOfName, squareName, type Viewer } from '@fray/kernel/rules'
import {
  declarations,
  declarationText,
  declaredIn,
  declaringOrder,
  speedOfDeclared,
  thingsAtHand,
} from '../rules/declaring.ts'
import { rowsIn } from '../rules/ending.ts'
import { bearings, conditionOf, conditionsOf, defenseOf, scoreOf, skillOf, woundsOf } from '../rules/figures.ts'
import { itemsOf } from '../rules/gear.ts'
import { injuryNames } from '../rules/injuries.ts'
import { speedOf, yardsLeft } from '../rules/movement.ts'
import { yardsBetween } from '../rules/reactions.ts'
import { areHostile, canTakeTurn, isHere, isParalyzed } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { DONE, ENDINGS, KEEP_ROUNDS, LATE, METHODS, MISSED, NO_TURN, OVER, OWN, turnCell } from '../tables.ts'
import {
  ATTRIBUTES,
  DEAD,
  FLED,
  FLEEING,
  NOT_INTIMIDATED,
  ON_GROUND,
  PLACES,
  SKILLS,
  SURRENDERED,
  woundText,
} from '../words.ts'

type Plain = Record<string, unknown>

/** What a combatant is able to do, in a word: the first that holds. */
function stateWord(scene: WeaponSpeedScene, row: number): string {
  const { state, wp } = scene.now.combatant
  const now = state[row]
  if (now === FLED) return 'fled'
  if (now === DEAD) return 'dead'
  if (now === SURRENDERED) return 'surrendered'
  if (now === FLEEING) return 'fleeing'
  if (isParalyzed(scene, row)) return 'paralyzed'
  const life = wp[row]
  return life < 0 ? 'dying' : life === 0 ? 'incapacitated' : 'able'
}

/** Wounds as they are marked: `8 slashing`, `1 bleeding`. */
function woundTexts(scene: WeaponSpeedScene, row: number): string[] {
  const { amount, marks } = scene.now.wound
  return woundsOf(scene, row).map((i) => woundText(amount[i], marks[i]))
}

/** A turn that is still to come or going on: its number, else null. */
function turnAt(scene: WeaponSpeedScene, row: number, cell: number): number | null {
  const { turnState, turnAt: at } = scene.now.combatant
  return turnState[turnCell(row, cell)] === NO_TURN ? null : at[turnCell(row, cell)]
}

/** What was declared for a turn of this round, in words; null without. */
function declaredText(scene: WeaponSpeedScene, row: number, cell: number): string | null {
  const state = scene.now.combatant.turnState[turnCell(row, cell)]
  return state === NO_TURN ? null : declarationText(scene, row, declaredIn(scene, row, cell))
}

/** What is left out of what others see of one whose side hides its defenses, or what it can do. */
export const secretFacts = {
  defenses: ['defense', 'armor'],
  abilities: [
    'mana',
    'strength',
    'agility',
    'dexterity',
    'perception',
    'memory',
    'insight',
    'skills',
    'baseInitiative',
    'items',
    'spells',
    'abilities',
    'tags',
  ],
} as const

/** What a combatant's columns do not say in words. */
export function describe(scene: WeaponSpeedScene, row: number, viewer: Viewer): Plain {
  const c = scene.now.combatant
  const { entrant } = scene.fighter(row)
  const borne = bearings(scene, row)
  const exact = viewer.vitals(row) === 'exact'
  const toCome = [OWN, LATE].filter((cell) => {
    const state = c.turnState[turnCell(row, cell)]
    return state !== NO_TURN && state !== DONE && canTakeTurn(scene, row)
  })
  return {
    kind: c.monster[row] === 1 ? 'monster' : 'character',
    state: stateWord(scene, row),
    at: isHere(scene, row) || c.state[row] === DEAD ? squareName(scene.setup.plane, c.square[row]) : null,
    // Strength tells the most Wound Points.
    ...(exact
      ? {
          ...Object.fromEntries(ATTRIBUTES.map((name, i) => [name, scoreOf(scene, row, i)])),
          skills: Object.fromEntries(SKILLS.map((name, i) => [name, skillOf(scene, row, i)])),
        }
      : {}),
    defense: defenseOf(scene, row),
    armor: c.armorNow[row],
    speed: speedOf(scene, row),
    moveLeft: yardsLeft(scene, row),
    ...(viewer.knows('rolls', row) ? { baseInitiative: c.rolled[row] === 1 ? c.base[row] : null } : {}),
    initiative: turnAt(scene, row, OWN),
    lateInitiative: turnAt(scene, row, LATE),
    missedInitiative: turnAt(scene, row, MISSED),
    declared: declaredText(scene, row, OWN),
    lateDeclared: declaredText(scene, row, LATE),
    turns: toCome.map((cell) => c.turnAt[turnCell(row, cell)]).sort((a, b) => a - b),
    ...(knowsWhoFrightens(scene, row, viewer)
      ? { intimidated: c.intimidated[row] === NOT_INTIMIDATED ? null : c.intimidated[row] }
      : {}),
    ...(exact ? { wounds: woundTexts(scene, row), bigHit: c.bigHit[row] } : {}),
    injuries: injuryNames(scene, row),
    conditions: conditionsOf(scene, row).map((i) => conditionOf(scene, i).id),
    markers: borne.flatMap(({ bearing }) => bearing.markers),
    items: itemsIn(scene, row),
    spells: entrant.spells.map(({ name }) => name),
    abilities: entrant.abilities.map(({ name }) => name),
    tags: entrant.tags,
    about: entrant.about,
  }
}

/** Whether the viewer knows the rolls of all who may have intimidated the combatant: its enemies. */
const knowsWhoFrightens = (scene: WeaponSpeedScene, row: number, viewer: Viewer): boolean =>
  scene.rowsWhere((other) => areHostile(scene, row, other) && !viewer.knows('rolls', other)).length === 0

/** What a combatant has, by name. */
function itemsIn(scene: WeaponSpeedScene, row: number): Plain {
  const { place, count, square } = scene.now.item
  const found: Plain = {}
  for (const item of itemsOf(scene, row)) {
    const { name } = scene.kind(item)
    if (name in found) continue
    const lies = place[item] === ON_GROUND && square[item] >= 0
    found[name] = {
      in: PLACES[place[item]],
      count: count[item],
      ...(lies ? { at: squareName(scene.setup.plane, square[item]) } : {}),
    }
  }
  return found
}

/** What the whole fight's columns do not say in words. */
export function describeFight(scene: WeaponSpeedScene, _viewer: Viewer): Plain {
  const f = scene.now.fight
  const names = (rows: readonly number[]) => scene.names(rows)
  return {
    ending: ENDINGS[f.ending[0]],
    count: f.counted[0] === 1 ? f.count[0] : null,
    open: f.open[0] === 1,
    tied: f.tied[0] === 1,
    method: METHODS[f.method[0]],
    keepRounds: KEEP_ROUNDS[f.keepRounds[0]],
    declaringOrder: f.phase[0] === OVER ? [] : names(declaringOrder(scene)),
    order: orderOf(scene),
    fled: names(rowsIn(scene, FLED)),
    dead: names(rowsIn(scene, DEAD)),
  }
}

/** Whose turns of this round are still to come or going on, by their numbers: `Ana 9`. */
function orderOf(scene: WeaponSpeedScene): string[] {
  const { turnState, turnAt } = scene.now.combatant
  const turns: { readonly at: number; readonly text: string }[] = []
  for (let row = 0; row < scene.combatants; row++) {
    for (const cell of [OWN, LATE]) {
      const state = turnState[turnCell(row, cell)]
      if (state === NO_TURN || state === DONE || !canTakeTurn(scene, row)) continue
      const at = turnAt[turnCell(row, cell)]
      turns.push({ at, text: `${scene.name(row)} ${at}` })
    }
  }
  return turns.sort((a, b) => a.at - b.at).map(({ text }) => text)
}

/** Facts that are worked out when somebody asks: `distance.Ana.Gob`, `hostile.Ana.Gob`, `declarations.Ana`. */
export function fact(scene: WeaponSpeedScene, path: readonly string[]): unknown {
  const [what, first, second] = path
  const a = rowOfName(scene, first ?? '')
  if (a < 0) return undefined
  if (what === 'declarations') {
    const base = scene.now.combatant.base[a]
    const all = declarations(scene, a, thingsAtHand(scene)[a]).map((one) => [
      declarationText(scene, a, one),
      base + speedOfDeclared(scene, a, one),
    ])
    if (second === undefined) return Object.fromEntries(all)
    return all.find(([text]) => String(text).toLowerCase() === second.toLowerCase())?.[1]
  }
  const b = rowOfName(scene, second ?? '')
  if (b < 0) return undefined
  if (what === 'distance') return yardsBetween(scene, a, b)
  return what === 'hostile' ? areHostile(scene, a, b) : undefined
}

/** How somebody looks who is in the fight, from hurt worst to unhurt. */
export const healthSteps = ['badly wounded', 'wounded', 'winded', 'warmed up', 'unhurt']

/**
 * How a combatant looks to people who may not see its numbers. `value` is one of Stress or Wound Points that it had then,
 * as `column` says; without one, how it looks now.
 */
export function healthWord(scene: WeaponSpeedScene, row: number, value: number | null, column?: string): string {
  const c = scene.now.combatant
  if (c.state[row] === DEAD && value === null) return 'dead'
  const wp = value !== null && column === 'combatant.wp' ? value : c.wp[row]
  const stress = value !== null && column === 'combatant.stress' ? value : c.stress[row]
  if (wp <= 0) return 'down'
  const most = c.wpMax[row]
  if (2 * wp <= most) return 'badly wounded'
  if (wp < most) return 'wounded'
  const full = c.stressMax[row]
  if (stress >= full) return 'unhurt'
  return 2 * stress > full ? 'warmed up' : 'winded'
}
