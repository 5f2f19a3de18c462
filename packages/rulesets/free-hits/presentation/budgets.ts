import { type Budget, type CardFacts, inEnglish, type Viewer, written } from '@fray/kernel/rules'
import { hasBit } from '../bits.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { budgetLeft } from '../rules/budget.ts'
import { usualMelee } from '../rules/gear.ts'
import { slotsLeft } from '../rules/strikes.ts'
import { isAble, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { ATTACK_ACTION, BONUS_ACTION, type FeatMoment, MOVE_ACTION, WHOLE_TURN } from '../words.ts'
import { oftenWords } from './phrases.ts'
import { plain } from './said.ts'

const ACTIONS = [
  { id: 'attack', kind: ATTACK_ACTION, label: 'Attack Action', many: '{amount} Attack Actions' },
  { id: 'move', kind: MOVE_ACTION, label: 'Move Action', many: '{amount} Move Actions' },
  { id: 'bonus', kind: BONUS_ACTION, label: 'Bonus Action', many: '{amount} Bonus Actions' },
] as const

/** What is left of the actions of this turn, or what the next one will have; spaces that are bought and not yet walked. */
export function budgets(scene: FreeHitsScene, row: number): Budget[] {
  if (!isIn(scene, row)) return []
  const found = ACTIONS.map(({ id, kind, label: title, many }): Budget => {
    const label = inEnglish(title)
    const left = budgetLeft(scene, row, kind)
    const of = WHOLE_TURN[kind] as number
    const words =
      left === 0
        ? inEnglish('no {label}', { label: plain(title) })
        : left === 1
          ? label
          : inEnglish(many, { amount: { number: left } })
    return { id, label, left, of, words }
  })
  const spaces = scene.now.combatant.spaces[row]
  if (spaces > 0) {
    const words =
      spaces === 1 ? inEnglish('1 space bought') : inEnglish('{count} spaces bought', { count: { number: spaces } })
    found.push({ id: 'spaces', label: inEnglish('Spaces bought'), left: spaces, of: spaces, words })
  }
  return found
}

const MOMENTS: Readonly<Record<FeatMoment, string>> = {
  'after-hit': 'after a hit of their own',
  'after-defeat': 'when they bring somebody down',
  'enemy-enters': 'when an enemy comes into their melee zone',
  'own-turn': 'on their own turn',
}

/** Free hits left this round, the attacks that feats give, and getting up out of turn. */
export function reactions(scene: FreeHitsScene, row: number, viewer: Viewer): CardFacts['reactions'] {
  if (!isIn(scene, row)) return []
  const who = scene.name(row)
  const found: CardFacts['reactions'][number][] = []
  const rule = (name: FreeHitsRule) => ({ kind: 'rule', name, of: null })
  const knows = viewer.knows('abilities', row)
  const can = isAble(scene, row) && (!knows || usualMelee(scene, row) >= 0)
  found.push({
    label: inEnglish('Free hits'),
    left: knows ? slotsLeft(scene, row) : null,
    of: knows ? scene.now.combatant.slotsMost[row] : null,
    words: inEnglish(can ? 'at enemies who leave their melee zone, move about in it or roll a 1 there' : 'not now'),
    ref: rule('free-hit'),
  })
  if (knows) {
    for (const [moment, feats] of Object.entries(scene.unit(row).gifts.freeAttacks)) {
      for (const { feat, name, once } of feats) {
        const { featsTurn, featsRound } = scene.now.combatant
        const isUsed = once !== 'never-limited' && hasBit(once === 'turn' ? featsTurn[row] : featsRound[row], feat)
        found.push({
          label: written(name),
          left: once === 'never-limited' ? null : isUsed ? 0 : 1,
          of: once === 'never-limited' ? null : 1,
          words: inEnglish('an attack {moment}{often}, for a free hit', {
            moment: plain(MOMENTS[moment as FeatMoment]),
            often: oftenWords(once),
          }),
          ref: { kind: 'feat', name, of: who },
        })
      }
    }
  }
  if (scene.now.combatant.prone[row] === 1) {
    const words = inEnglish('on an enemy’s turn, for an action of their next turn')
    found.push({ label: inEnglish('Getting up'), left: null, of: null, words, ref: rule('stand-up-out-of-turn') })
  }
  return found
}
