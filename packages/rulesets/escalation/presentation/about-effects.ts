import type { Pool } from '@fray/kernel/rules'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { BOOK_CONDITIONS, type Conditions } from '../conditions.ts'
import type { Effect } from '../kinds/effects.ts'
import { BONUS_RULES } from '../rules/effects.ts'
import { NEXT, TYPES } from '../words.ts'
import { advantageWords, bonusWords, lastingWords, typesWord } from './said.ts'

/** Whom an effect is on, in a sentence. */
type Bearer = 'its user' | 'the target' | 'whoever set it off'

const BEARERS = { user: 'its user', target: 'the target', triggerer: 'whoever set it off' } as const

const amountWords = ({ text }: Pool, perLevel: boolean): string => (perLevel ? `${text} for each Level` : text)

/** Effects in one clause each; what is for the target of an ability for oneself is for its user. */
export const effectClauses = (effects: readonly Effect[], isForOneself: boolean, conditions: Conditions): string[] =>
  effects.map((effect) => {
    const on = effect.on === 'target' && isForOneself ? 'user' : effect.on
    return clauseOf(effect, BEARERS[on], conditions)
  })

function clauseOf(effect: Effect, bearer: Bearer, conditions: Conditions): string {
  const lasting = (lasts: number, save: number, of: 'user' | 'target'): string =>
    lastingWords(lasts, save, of === 'user' || bearer === 'its user' ? 'its user' : 'its bearer', 'its user')
  switch (effect.effect) {
    case 'damage': {
      const { damage, perLevel, types, half, instead } = effect
      const amount = `${half ? 'half of ' : ''}${amountWords(damage, perLevel)} ${typesWord(types)}damage`
      return `${bearer} takes ${amount}${instead ? ' in place of what a hit deals' : ''}`
    }
    case 'heal':
      return `${bearer} heals ${amountWords(effect.heal, effect.perLevel)} hit points`
    case 'recovery': {
      const kind = effect.recovery === 'free' ? 'a Free Recovery, which costs none' : 'a Recovery'
      return `${bearer} heals with ${kind}${effect.plus === null ? '' : `, and ${effect.plus.text} more`}`
    }
    case 'condition': {
      const { condition, duration, of } = effect
      return `${bearer} is ${conditions.all[condition]?.word} ${lasting(duration.lasts, duration.save, of)}`
    }
    case 'ongoing': {
      const { ongoing, type, duration, of } = effect
      const damage = `${ongoing} ongoing ${TYPES[type]} damage`
      return `${bearer} takes ${damage} ${lasting(duration.lasts, duration.save, of)}`
    }
    case 'popOff':
      return `${bearer} pops off ${effect.popOff === 'all' ? 'all enemies' : 'one enemy'}`
    case 'freeMove':
      return `${bearer} may move one step without an action`
    case 'advantage': {
      const { advantage, to, duration, of } = effect
      const length = duration.lasts === NEXT ? 'for the next roll' : lasting(duration.lasts, duration.save, of)
      return `${bearer} has ${advantageWords(advantage, to)} ${length}`
    }
    case 'bonus': {
      const { bonus, to, duration, of } = effect
      const length = duration.lasts === NEXT ? 'for the next roll' : lasting(duration.lasts, duration.save, of)
      return `${bearer} has ${bonusWords(bonus, to)} ${length}`
    }
    case 'power': {
      const { power, secondary } = effect
      const what = secondary ? 'of its second resource' : 'Power'
      return `${bearer} ${power < 0 ? 'loses' : 'gains'} ${Math.abs(power)} ${what}`
    }
    case 'lastGasp':
      return `${bearer} makes Last Gasp Saves from now on; a fourth failure means: ${effect.lastGasp}`
    case 'grab':
      return `its user grabs ${bearer}`
    case 'endCondition':
      return effect.endCondition < 0
        ? `${bearer} is rid of every condition`
        : `${bearer} is no longer ${conditions.all[effect.endCondition]?.word}`
    case 'defense': {
      const more = effect.defense >= 0 ? `${effect.defense} more` : `${-effect.defense} less`
      return `the defense counts ${more} against this roll`
    }
    case 'cancel':
      return 'what it answers comes to nothing'
    case 'note':
      return effect.note.replace(/\.$/, '')
  }
}

/** The rules behind effects, each once. */
export const effectRules = (effects: readonly Effect[]): EscalationRule[] => [...new Set(effects.flatMap(rulesOf))]

const RULES: Readonly<Partial<Record<Effect['effect'], EscalationRule>>> = {
  damage: 'damage-to-hp',
  heal: 'heal-the-dying',
  popOff: 'pop-off',
  freeMove: 'move-step',
  advantage: 'advantage-other-sources',
  lastGasp: 'last-gasp',
  grab: 'grabbed',
  ongoing: 'ongoing-damage',
  endCondition: 'effect-duration',
}

function rulesOf(effect: Effect): readonly EscalationRule[] {
  if (effect.effect === 'power') return [effect.secondary ? 'ability-spend-secondary' : 'ability-spend']
  if (effect.effect === 'bonus') return [BONUS_RULES[effect.to] as EscalationRule]
  if (effect.effect === 'recovery') return [effect.recovery === 'free' ? 'free-recovery' : 'recovery-heal']
  if (effect.effect === 'condition') return BOOK_CONDITIONS.all[effect.condition]?.rules ?? ['effect-duration']
  const rule = RULES[effect.effect]
  return rule === undefined ? [] : [rule]
}
