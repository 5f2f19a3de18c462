import {
  type Budget,
  type CardFacts,
  type CardNumber,
  capital,
  inEnglish,
  plus,
  type ReactionLeft,
  refusalSeen,
  type Slotless,
  signed,
  type Viewer,
  type Words,
} from '@fray/kernel/rules'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { stateForbids } from '../rules/acting.ts'
import { declarationSeen, declaredIn } from '../rules/declaring.ts'
import { defenseOf, FULL_DEFENSE_BONUS, modOf, scoreOf, skillOf } from '../rules/figures.ts'
import { speedOf, yardsLeft } from '../rules/movement.ts'
import { whyNoReaction } from '../rules/reactions.ts'
import { canTakeTurn, isFleeing, isHere } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C } from '../tables.ts'
import { ATTRIBUTES, SKILLS } from '../words.ts'
import { groupsOf } from './card-things.ts'
import { lastingOn } from './lasting.ts'
import { one, yards, yardsWords } from './said.ts'
import { hasTurn, turnOf } from './turns.ts'

/** Everything about one combatant. A side that hides its abilities shows of them what is in its hands. */
export function card(scene: WeaponSpeedScene, row: number, viewer: Viewer): CardFacts {
  return {
    kind: scene.now.combatant.monster[row] === 1 ? 'monster' : 'character',
    budgets: budgets(scene, row, viewer),
    conditions: lastingOn(scene, row).map(({ condition }) => condition),
    groups: groupsOf(scene, row, viewer),
    reactions: reactions(scene, row, viewer),
    numbers: numbers(scene, row, viewer),
    about: scene.fighter(row).entrant.about,
  }
}

/** What is left of this turn, or what the next one of this round will have. */
function budgets(scene: WeaponSpeedScene, row: number, viewer: Viewer): Budget[] {
  if (!canTakeTurn(scene, row)) return []
  const { standardUsed, freeUsed } = scene.now.combatant
  const isNow = scene.now.fight.open[0] === 1 && scene.now.fight.turn[0] === row
  const may = hasTurn(scene, row) && stateForbids(scene, row) === null
  const cell = turnOf(scene, row)
  const action = (id: string, label: Words, spent: number, words: Words): Budget => {
    const left = may && !(isNow && spent === 1) ? 1 : 0
    return { id, label, left, of: 1, words: left === 1 ? words : inEnglish('no {action} left', { action: one(label) }) }
  }
  const declared =
    cell < 0
      ? inEnglish('Standard Action')
      : inEnglish('Standard Action: {declared}', {
          declared: declarationSeen(scene, row, declaredIn(scene, row, cell)),
        })
  const most = speedOf(scene, row)
  const left = hasTurn(scene, row) ? yardsLeft(scene, row) : 0
  const of = Math.max(most, left)
  const moves = inEnglish('{left} of {yards}', { left: { number: left }, yards: yards(of) })
  return [
    action('standard', inEnglish('Standard Action'), standardUsed[row], declared),
    ...(isFleeing(scene, row)
      ? []
      : [action('free', inEnglish('Free Action'), freeUsed[row], inEnglish('Free Action'))]),
    { id: 'move', label: inEnglish('Move'), left, of, words: moves },
    ...mana(scene, row, viewer),
  ]
}

function mana(scene: WeaponSpeedScene, row: number, viewer: Viewer): Budget[] {
  const { mana: left, manaMax: of } = scene.now.combatant
  if (!viewer.sees(C.mana, row) || of[row] === 0) return []
  const words = inEnglish('{left} of {most} Mana', { left: { number: left[row] }, most: { number: of[row] } })
  return [{ id: 'mana', label: inEnglish('Mana'), left: left[row], of: of[row], words }]
}

const rule = (name: WeaponSpeedRule) => ({ kind: 'rule', name, of: null })

/** The one Reaction of a round: a riposte. */
function reactions(scene: WeaponSpeedScene, row: number, viewer: Viewer): ReactionLeft[] {
  if (!isHere(scene, row)) return []
  const why = whyNoReaction(scene, row)
  const range = scene.now.combatant.threat[row]
  const known = viewer.knows('abilities', row)
  const words =
    why !== null
      ? refusalSeen(why, scene).reason
      : !known
        ? inEnglish('at an enemy who enters their threat range')
        : range === 0
          ? inEnglish('nothing at hand to riposte with')
          : inEnglish('at an enemy who enters their threat range of {range}, or attacks them in Full-Defense', {
              range: yards(range),
            })
  return [{ label: inEnglish('Riposte'), left: why === null ? 1 : 0, of: 1, words, ref: rule('riposte') }]
}

/** Whether the viewer may know a Base Initiative: it is rolled, and hangs on Agility. */
export const knowsBase = (row: number, viewer: Viewer): boolean =>
  viewer.knows('rolls', row) && viewer.knows('abilities', row)

/** Whether the viewer may know scores and skills: Strength tells the most Wound Points. */
const knowsScores = (row: number, viewer: Viewer): boolean =>
  viewer.vitals(row) === 'exact' && viewer.knows('abilities', row)

function numbers(scene: WeaponSpeedScene, row: number, viewer: Viewer): CardNumber[] {
  const { armorNow, fullDefense, base, rolled, threat } = scene.now.combatant
  const found: CardNumber[] = []
  const add = <T extends string>(label: Slotless<T>, value: number, ref: WeaponSpeedRule, words: Words = `${value}`) =>
    found.push({ label: inEnglish(label), value, words, ref: rule(ref) })
  if (viewer.knows('defenses', row)) {
    const defense = defenseOf(scene, row)
    const parts = { defense: { number: defense }, bonus: plus(FULL_DEFENSE_BONUS) }
    const guarded = fullDefense[row] === 1 ? inEnglish('{defense} ({bonus} by Full-Defense)', parts) : undefined
    add('Defense', defense, 'defense-score', guarded)
    add('Armor', armorNow[row], 'armor-score')
  }
  add('Speed', speedOf(scene, row), 'speed-per-round', yardsWords(speedOf(scene, row)))
  if (rolled[row] === 1 && knowsBase(row, viewer)) add('Base Initiative', base[row], 'base-initiative')
  if (viewer.knows('abilities', row)) add('Threat range', threat[row], 'threat-range', yardsWords(threat[row]))
  if (!knowsScores(row, viewer)) return found
  ATTRIBUTES.forEach((name, i) => {
    const score = scoreOf(scene, row, i)
    add(
      capital(name),
      score,
      'attribute-modifier',
      inEnglish('{score} ({mod})', { score: { number: score }, mod: plus(modOf(scene, row, i)) }),
    )
  })
  SKILLS.forEach((name, i) => {
    const total = skillOf(scene, row, i)
    add(capital(name), total, 'check-roll', signed(total))
  })
  return found
}
