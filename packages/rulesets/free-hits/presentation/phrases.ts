import { capital, counted, listText } from '@fray/kernel/rules'
import type { Effect } from '../kinds/effects.ts'
import type { Feat } from '../kinds/feats.ts'
import type { Weapon } from '../kinds/gear.ts'
import type { Improvement, Spell } from '../kinds/spells.ts'
import { AIMS, type AttackKind, aimWords, MODES, RANGED } from '../words.ts'
import { changes } from './said.ts'

/*
 * What weapons, spells and feats do, in sentences made from their data: the same in a fight and out of any.
 */

/** A weapon in short: `1d8`, `1d6, range 20`. */
export const weaponWords = ({ damage, kind, range }: Weapon): string =>
  kind === RANGED ? `${damage.text}, range ${range}` : damage.text

const PARTS = { attack: 'Attack Action', move: 'Move Action', either: 'Attack or Move Action' } as const

/** What casting takes: `an Attack Action and a Move Action`. */
export function castTime(cast: Spell['cast']): string {
  const said = (['attack', 'move', 'either'] as const).flatMap((part) => {
    const count = cast.filter((one) => one === part).length
    if (count === 0) return []
    return [count === 1 ? `${part === 'move' ? 'a' : 'an'} ${PARTS[part]}` : counted(count, PARTS[part])]
  })
  return listText(said)
}

/** A spell in short: `3 MP, an Attack Action`. */
export const castWords = ({ mp, cast }: Spell): string => `${mp === 0 ? 'no' : mp} MP, ${castTime(cast)}`

const rounds = (count: number | null): string =>
  count === null ? '' : count === 1 ? ' until the round is over' : ` for ${count} rounds, this one counted`

const backTo = (on: 'target' | 'doer'): string => (on === 'doer' ? 'its doer back' : 'back')

/** An effect in a sentence about `it`. */
function effectLine(one: Effect): string {
  switch (one.effect) {
    case 'damage':
      return `It does ${one.amount.text}${one.type === '' ? '' : ` ${one.type}`} damage without a roll to hit.`
    case 'heal':
      return `It gives ${backTo(one.on)} ${one.amount.text} hit points${one.revives ? ', and brings the defeated back into the battle' : ''}.`
    case 'condition':
      return `It leaves its target ${one.condition.name.toLowerCase()}${rounds(one.rounds)}.`
    case 'end-condition':
      return one.condition === 'any'
        ? 'It ends all conditions.'
        : `It ends the condition ${one.condition.replaceAll('-', ' ')}.`
    case 'prone':
      return 'It knocks prone.'
    case 'push':
      return `It pushes away by up to ${counted(one.spaces, 'square')}.`
    case 'remove-wound':
      return one.aim < 0 ? 'It closes a wound.' : `It closes a ${aimWords(AIMS[one.aim])} wound.`
    case 'disengage':
      return 'After it, movement causes no free hits for the rest of the round.'
    case 'disarm':
      return 'It strikes a held weapon to the ground.'
    case 'modify': {
      const said = changes([
        ['Accuracy', one.accuracy],
        ['Agility', one.agility],
        ['Strength', one.strength],
        ['movement', one.movement],
        ['free hits a round', one.slots],
        ['armor', one.reduction],
      ])
      return `It gives ${one.on === 'doer' ? 'its doer ' : ''}${said}${one.rounds === null ? ' while it goes on' : rounds(one.rounds)}.`
    }
    case 'hide':
      return 'After it no enemy detects the target.'
    case 'reveal':
      return 'Every enemy detects whoever it falls on.'
    case 'place':
      return `It places its target on a free square up to ${counted(one.spaces, 'square')} away.`
    case 'restore-mp':
      return `It gives ${backTo(one.on)} ${one.amount.text} MP.`
  }
}

/** Effects in sentences. */
export const effectLines = (effects: readonly Effect[]): string[] => effects.map(effectLine)

/** An improvement of a spell in a sentence. */
export function improvementLine({ name, price, damage, heal, range, radius, effects }: Improvement): string {
  const said = [
    damage === null ? '' : `${damage.text} more damage`,
    heal === null ? '' : `${heal.text} more healing`,
    range < 0 ? '' : `a range of ${counted(range, 'square')}`,
    radius < 0 ? '' : `a radius of ${counted(radius, 'square')}`,
  ].filter((one) => one !== '')
  const more = effectLines(effects)
  const what = said.length === 0 ? '' : ` ${capital(listText(said))}.`
  return `${capital(name)}, for ${counted(price, 'Bonus Action')} more:${what}${more.length === 0 ? '' : ` ${more.join(' ')}`}`
}

const ATTACKS: Readonly<Record<AttackKind, string>> = {
  any: 'all attacks',
  melee: 'melee attacks',
  ranged: 'ranged attacks',
  spell: 'attacks with spells',
}

const MOMENTS = {
  'after-hit': 'after each of its hits',
  'after-defeat': 'whenever it brings somebody down',
  'enemy-enters': 'when an enemy comes into its melee zone',
  'own-turn': 'on its own turn',
} as const

type FeatEffect = Feat['effects'][number]

/** What one effect of a feat gives, in a sentence. */
export function featLine(one: FeatEffect, weapons: readonly string[]): string {
  const by = (amount: number) => (amount > 0 ? `+${amount}` : String(amount))
  switch (one.feat) {
    case 'sneak-dice':
      return `Blows that nobody sees coming do ${one.amount}d4 more.`
    case 'summoning-slots':
      return `It controls ${counted(one.amount, 'more summoned unit')}.`
    case 'dodge-while-channeling':
      return 'Channeling does not make it flat-footed.'
    case 'full-speed':
      return `${capital(listText(one.modes.map((mode) => MODES[mode] as string)))} ${one.modes.length === 1 ? 'does' : 'do'} not slow it.`
    case 'zone':
      return `Its melee zone is ${counted(one.spaces, 'square')} deep.`
    case 'weapon-dice': {
      const which = weapons.length === 0 ? 'the chosen weapons' : listText(weapons.map((id) => id.replaceAll('-', ' ')))
      return `${counted(one.amount, 'more die of damage', 'more dice of damage')} with ${which}.`
    }
    case 'movement':
      return `Movement ${by(one.amount)}.`
    case 'free-attack': {
      const often = one.once === 'never-limited' ? '' : `, once a ${one.once}`
      return `It may attack ${MOMENTS[one.when]}${often}; that takes a free hit.`
    }
    case 'reduce':
      return `Damage to it is lowered by ${one.amount.text}${againstWords(one.against)}.`
    case 'slots':
      return `${by(one.amount)} ${Math.abs(one.amount) === 1 ? 'free hit' : 'free hits'} a round.`
    case 'accuracy':
      return `${by(one.amount)} to hit with ${ATTACKS[one.when]}.`
    case 'damage':
      return `${one.amount.text} more damage with ${ATTACKS[one.when]}.`
    case 'disengage':
      return 'Disengaging costs it one Bonus Action.'
  }
}

/** What a reduction is against: ` where it is fire or cold`; '' for any damage. */
export const againstWords = (against: readonly string[]): string =>
  against.includes('any') ? '' : ` where it is ${against.join(' or ')}`
