import { counted, signed } from '@fray/kernel/rules'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import type { Condition } from '../kinds/conditions.ts'
import type { Effect } from '../kinds/effects.ts'
import { DAMAGE_TYPES, wordsIn } from '../words.ts'
import { attributeWords, bearingLines, yards } from './said.ts'

/** What the fight, or the content that is looked at, has of conditions, by position. */
export type Conditions = readonly Condition[]

const POOL_WORDS = { stress: 'Stress', 'wound-points': 'Wound Points', mana: 'Mana' } as const

/** One effect in a sentence, no matter who it is done to. */
function effectLine(effect: Effect, conditions: Conditions): string {
  switch (effect.effect) {
    case 'damage': {
      const types = wordsIn(DAMAGE_TYPES, effect.types).join(' and ')
      const from = effect.to === 'stress' ? 'off Stress first' : 'straight off Wound Points'
      return `It deals ${effect.amount.text} ${types === '' ? '' : `${types} `}damage, ${from}; Armor ${effect.armor ? 'is taken off it' : 'does not count'}.`
    }
    case 'restore':
      return `It restores ${effect.amount.text} ${POOL_WORDS[effect.pool]}, never above the most.`
    case 'remove-wounds':
      return effect.count === 1
        ? 'It takes away the greatest wound.'
        : `It takes away the ${effect.count} greatest wounds.`
    case 'heal-injuries':
      return 'All combat injuries heal.'
    case 'stabilize':
      return 'One who is at 0 Wound Points or below is Stabilized.'
    case 'attribute-damage':
      return `It takes ${effect.amount.text} off ${attributeWords(effect.attributes)}.`
    case 'restore-attributes':
      return 'What damage has taken off attributes comes back.'
    case 'condition': {
      const { name, bearing } = conditions[effect.condition.at] as Condition
      const time =
        effect.rounds === 0 ? 'until something ends it' : `for ${counted(effect.rounds, 'round')}, this one included`
      return [`It makes its target ${name.toLowerCase()} ${time}.`, ...bearingLines(bearing)].join(' ')
    }
    case 'end-condition':
      return `One who is ${(conditions[effect.condition.at] as Condition).name.toLowerCase()} is so no longer.`
    case 'base-initiative':
      return `Base Initiative changes by ${signed(effect.amount)} for the rest of the combat, from the next declaration on.`
    case 'push':
      return `It pushes its target ${yards(effect.yards)} straight away.`
  }
}

/** What effects do, a sentence each. */
export const effectLines = (effects: readonly Effect[], conditions: Conditions): string[] =>
  effects.map((effect) => effectLine(effect, conditions))

const RULES: Readonly<Record<Effect['effect'], readonly WeaponSpeedRule[]>> = {
  damage: ['other-damage', 'damage-to-stress'],
  restore: ['restoring'],
  'remove-wounds': ['restoring'],
  'heal-injuries': ['injury-duration'],
  stabilize: ['stabilized'],
  'attribute-damage': ['injury-attribute-damage'],
  'restore-attributes': ['restoring'],
  condition: ['conditions-list-empty'],
  'end-condition': ['conditions-list-empty'],
  'base-initiative': ['base-initiative-fixed'],
  push: ['battlefield-yards'],
}

/** The rules by which effects are what they are. */
export const effectRules = (effects: readonly Effect[]): WeaponSpeedRule[] =>
  effects.flatMap(({ effect }) => RULES[effect])
