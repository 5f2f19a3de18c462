import { describe } from 'vitest'
import { testErrors } from './test/error-cases.ts'
import { CLUB, MAUL, SWORD, withAna } from './test/sample.ts'

const BLADE = { name: 'Blade', damage: '1d6', types: 'slashing' }
const withItem = (...items: unknown[]) => withAna({ items })

describe('items that cannot be', () => {
  testErrors([
    ['an unknown item', withItem('war-swrd'), 'combatants.Ana.items.0', /Did you mean "war-sword"/],
    [
      'a word that means nothing',
      withItem('sword +4 1d8 slashng x2'),
      'combatants.Ana.items.0',
      /Did you mean "slashing"/,
    ],
    [
      'a place that is none',
      withItem('sword 1d8 slashing in pocket'),
      'combatants.Ana.items.0',
      /a place/,
      'attack-bonus',
    ],
    [
      'a speed that is no number',
      withItem('sword 1d8 slashing speed fast'),
      'combatants.Ana.items.0',
      /comes a number/,
      'attack-bonus',
    ],
    ['no name', withItem({ damage: '1d6', types: 'blunt' }), 'combatants.Ana.items.0', /no "name"/],
    [
      'damage of no type',
      withItem({ name: 'Blade', damage: '1d6' }),
      'combatants.Ana.items.0',
      /no type/,
      'wound-mark',
    ],
    [
      'a type without damage',
      withItem({ name: 'Blade', types: 'slashing', crit: 'x2' }),
      'combatants.Ana.items.0',
      /no "damage"/,
      'damage-roll',
    ],
    [
      'a multiplier of five',
      withItem({ ...BLADE, crit: 'x5' }),
      'combatants.Ana.items.0.crit',
      /x2, x3, x4 or none/,
      'crit-multiplier',
    ],
    [
      'critical without a multiplier',
      withItem({ ...BLADE, critOn: 19 }),
      'combatants.Ana.items.0.critOn',
      /never critical/,
      'crit-natural',
    ],
    ['a range in melee', withItem({ ...BLADE, range: 20 }), 'combatants.Ana.items.0.range', /"reach"/, 'attack-reach'],
    [
      'a reach of a bow',
      withItem({ ...BLADE, mode: 'ranged', reach: 9, range: 40 }),
      'combatants.Ana.items.0.reach',
      /"range"/,
      'attack-reach',
    ],
    ['no range', withItem({ ...BLADE, mode: 'ranged' }), 'combatants.Ana.items.0', /needs a "range"/, 'attack-reach'],
    ['dice that are none', withItem({ ...BLADE, damage: '1d' }), 'combatants.Ana.items.0.damage', /sides/],
    [
      'two attacks of one name',
      withItem({ name: 'Axe', attacks: [BLADE, BLADE] }),
      'combatants.Ana.items.0.attacks.1',
      /two attacks/,
    ],
    [
      'natural without an attack',
      withItem({ name: 'Hide', natural: true, armor: 1 }),
      'combatants.Ana.items.0.natural',
      /needs an attack/,
      'attack-bonus',
    ],
    [
      'a name that is an answer',
      withItem({ ...BLADE, name: 'Heal' }),
      'combatants.Ana.items',
      /cannot be called "heal"/,
      'declaration-contents',
    ],
    [
      'two things in one hand',
      withItem(`${SWORD} in main`, `${CLUB} in main`),
      'combatants.Ana.items.1',
      /something else in its main hand/,
      'declared-is-standard',
    ],
    [
      'a thing beside one for two hands',
      withItem(`${MAUL} in main`, `${CLUB} in off`),
      'combatants.Ana.items.1',
      /something else in its off hand/,
      'declared-is-standard',
    ],
    [
      'armor in hand',
      withItem({ from: 'mail-shirt', in: 'main' }),
      'combatants.Ana.items.0.in',
      /worn, not held/,
      'declared-is-standard',
    ],
    [
      'a sword that is worn',
      withItem({ ...BLADE, in: 'body' }),
      'combatants.Ana.items.0.in',
      /held, not worn/,
      'declared-is-standard',
    ],
    [
      'claws that are carried',
      withItem({ from: 'claws', in: 'carried' }),
      'combatants.Ana.items.0.in',
      /grown/,
      'declared-is-standard',
    ],
    [
      'a sword in a hand that holds nothing',
      withAna({ injuries: [{ from: 'broken-forearm', side: 'main' }], items: [`${SWORD} in main`] }),
      'combatants.Ana.items.0',
      /holds nothing in its main hand \(Broken Forearm\)/,
      'blunt-broken-forearm',
    ],
    [
      'a drink that does nothing',
      withItem({ name: 'Water', consumable: {} }),
      'combatants.Ana.items.0.consumable',
      /does nothing/,
      'action-consumable',
    ],
    [
      'a throw that does nothing',
      withItem({ name: 'Stone', throwable: {} }),
      'combatants.Ana.items.0.throwable',
      /does nothing/,
      'action-throw',
    ],
  ])
})
