import { capital, type SeenMessage, type SeenSlot, seenOf } from '@fray/kernel/rules'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { BOOK_CONDITIONS, type Conditions } from '../conditions.ts'
import type { Effect } from '../kinds/effects.ts'
import { BONUS_RULES } from '../rules/effects.ts'
import { NEXT, TYPES } from '../words.ts'
import { advantageWords, bonusWords, lasting, plain, typesSlot } from './said.ts'

/** Whom an effect is on, in a sentence. */
const BEARERS = { user: 'its user', target: 'the target', triggerer: 'whoever set it off' } as const

/** Effects in one clause each; what is for the target of an ability for oneself is for its user. The first one begins a sentence where that is said. */
export const effectClauses = (
  effects: readonly Effect[],
  isForOneself: boolean,
  conditions: Conditions,
  isFirst: boolean,
): SeenMessage[] =>
  effects.map((effect, at) => {
    const on = effect.on === 'target' && isForOneself ? 'user' : effect.on
    return clauseOf(effect, on, conditions, isFirst && at === 0)
  })

const dice = (text: string): SeenSlot => ({ thing: text })

/** `half of 2d8 for each Level fire damage`. */
function damageWords({ damage, perLevel, types, half }: Extract<Effect, { effect: 'damage' }>): SeenMessage {
  const slots = { dice: dice(damage.text) }
  const kinds = typesSlot(types)
  const whole =
    kinds === null
      ? perLevel
        ? seenOf('{dice} for each Level damage', slots)
        : seenOf('{dice} damage', slots)
      : perLevel
        ? seenOf('{dice} for each Level {types} damage', { ...slots, types: kinds })
        : seenOf('{dice} {types} damage', { ...slots, types: kinds })
  return half ? seenOf('half of {damage}', { damage: whole }) : whole
}

/** What an effect does, where that is no sentence about the one whom it is on. */
function doesOf(effect: Effect, isUser: boolean, conditions: Conditions): SeenMessage | null {
  const until = (lasts: number, save: number, of: 'user' | 'target'): SeenMessage => {
    const user = plain('its user')
    return lasting(lasts, save, of === 'user' || isUser ? user : plain('its bearer'), user)
  }
  switch (effect.effect) {
    case 'damage': {
      const damage = damageWords(effect)
      return effect.instead
        ? seenOf('takes {damage} instead of what a hit deals', { damage })
        : seenOf('takes {damage}', { damage })
    }
    case 'heal': {
      const slots = { dice: dice(effect.heal.text) }
      return effect.perLevel
        ? seenOf('heals {dice} for each Level hit points', slots)
        : seenOf('heals {dice} hit points', slots)
    }
    case 'recovery': {
      const heals =
        effect.recovery === 'free'
          ? seenOf('heals with a Free Recovery, which costs none', {})
          : seenOf('heals with a Recovery', {})
      return effect.plus === null ? heals : seenOf('{heals}, and {dice} more', { heals, dice: dice(effect.plus.text) })
    }
    case 'condition': {
      const { condition, duration, of } = effect
      return seenOf('is {condition} {until}', {
        condition: plain(String(conditions.all[condition]?.word)),
        until: until(duration.lasts, duration.save, of),
      })
    }
    case 'ongoing': {
      const { ongoing, type, duration, of } = effect
      return seenOf('takes {amount} ongoing {type} damage {until}', {
        amount: { number: ongoing },
        type: plain(String(TYPES[type])),
        until: until(duration.lasts, duration.save, of),
      })
    }
    case 'popOff':
      return effect.popOff === 'all' ? seenOf('pops off all enemies', {}) : seenOf('pops off one enemy', {})
    case 'freeMove':
      return seenOf('may move one step without an action', {})
    case 'advantage': {
      const { advantage, to, duration, of } = effect
      const length = duration.lasts === NEXT ? plain(NEXT_ROLL) : until(duration.lasts, duration.save, of)
      return seenOf('has {help} {until}', { help: advantageWords(advantage, to), until: length })
    }
    case 'bonus': {
      const { bonus, to, duration, of } = effect
      const length = duration.lasts === NEXT ? plain(NEXT_ROLL) : until(duration.lasts, duration.save, of)
      return seenOf('has {help} {until}', { help: bonusWords(bonus, to), until: length })
    }
    case 'power': {
      const { power, secondary } = effect
      const amount = { number: Math.abs(power) }
      if (power < 0)
        return secondary
          ? seenOf('loses {amount} of its second resource', { amount })
          : seenOf('loses {amount} Power', { amount })
      return secondary
        ? seenOf('gains {amount} of its second resource', { amount })
        : seenOf('gains {amount} Power', { amount })
    }
    case 'lastGasp':
      return seenOf('makes Last Gasp Saves from now on; a fourth failure means: {fate}', {
        fate: { said: String(effect.lastGasp) },
      })
    case 'endCondition':
      return effect.endCondition < 0
        ? seenOf('is rid of every condition', {})
        : seenOf('is no longer {condition}', { condition: plain(String(conditions.all[effect.endCondition]?.word)) })
    default:
      return null
  }
}

const NEXT_ROLL = 'for the next roll'

function clauseOf(effect: Effect, on: Effect['on'], conditions: Conditions, isFirst: boolean): SeenMessage {
  const begun = (words: string): string => (isFirst ? capital(words) : words)
  const word = (words: string): SeenMessage => plain(begun(words))
  switch (effect.effect) {
    case 'grab':
      return seenOf('{user} grabs {bearer}', { user: word('its user'), bearer: plain(BEARERS[on]) })
    case 'defense': {
      const slots = { defense: word('the defense'), amount: { number: Math.abs(effect.defense) } }
      return effect.defense >= 0
        ? seenOf('{defense} counts {amount} more against this roll', slots)
        : seenOf('{defense} counts {amount} less against this roll', slots)
    }
    case 'cancel':
      return word('what it answers comes to nothing')
    case 'note':
      return seenOf('{note}', { note: { said: begun(effect.note.replace(/\.$/, '')) } })
    default:
      return seenOf('{bearer} {does}', {
        bearer: word(BEARERS[on]),
        does: doesOf(effect, on === 'user', conditions),
      })
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
