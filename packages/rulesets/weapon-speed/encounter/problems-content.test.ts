import { describe } from 'vitest'
import { testErrors } from './test/error-cases.ts'
import { withAna } from './test/sample.ts'

describe('content that cannot be', () => {
  const content = (kind: string, entry: unknown) => withAna({}, { content: { [kind]: { thing: entry } } })
  const table = (more: Record<string, unknown>) => withAna({}, { content: { injuries: { fire: more } } })
  testErrors([
    [
      'a spell without a TN',
      content('spells', { name: 'Fog', effects: [{ effect: 'heal-injuries' }] }),
      'content.spells.thing',
      /no "tn"/,
      'cast-check',
    ],
    [
      'a spell that does nothing',
      content('spells', { name: 'Fog', tn: 12 }),
      'content.spells.thing',
      /does nothing/,
      'cast-check',
    ],
    [
      'a spell at others that reaches nobody',
      content('spells', { name: 'Bolt', tn: 12, attack: { damage: '1d4', types: 'fire', range: 9 } }),
      'content.spells.thing',
      /reaches nobody/,
      'attack-reach',
    ],
    [
      'an effect that is none',
      content('spells', { name: 'Fog', tn: 12, effects: [{ effect: 'fog' }] }),
      'content.spells.thing.effects.0.effect',
      /effect/,
    ],
    [
      'a passive ability with a price',
      content('abilities', { name: 'Thick', stress: 2 }),
      'content.abilities.thing.stress',
      /passive/,
      'declared-is-standard',
    ],
    [
      'a passive ability with effects',
      content('abilities', { name: 'Thick', effects: [{ effect: 'stabilize' }] }),
      'content.abilities.thing.effects',
      /action: standard/,
      'declared-is-standard',
    ],
    [
      'a free ability with a speed',
      content('abilities', { name: 'Hop', action: 'free', speed: 2, effects: [{ effect: 'stabilize' }] }),
      'content.abilities.thing.speed',
      /no speed/,
      'declared-is-standard',
    ],
    [
      'an ability that does nothing',
      content('abilities', { name: 'Hop', action: 'free' }),
      'content.abilities.thing',
      /does nothing/,
      'stress-as-resource',
    ],
    [
      'a table with a hole',
      table({ die: 4, rows: { '1-2': { name: 'Scorched' }, 4: { name: 'Burnt' } } }),
      'content.injuries.fire.rows',
      /no row for 3/,
      'combat-injury-table',
    ],
    [
      'a row beyond the die',
      table({ die: 2, rows: { '1-2': { name: 'Scorched' }, 4: { name: 'Burnt' } } }),
      'content.injuries.fire.rows.4',
      /a face of the d2/,
      'combat-injury-table',
    ],
    [
      'a face that has two rows',
      table({ die: 2, rows: { '1-2': { name: 'Scorched' }, 2: { name: 'Burnt' } } }),
      'content.injuries.fire.rows.1-2',
      /two rows/,
      'combat-injury-table',
    ],
    [
      'a rule that is none',
      table({ die: 1, rows: { 1: { name: 'Scorched', rule: 'blunt-broken-toe' } } }),
      'content.injuries.fire.rows.1.rule',
      /no rule of an injury/,
      'combat-injury-table',
    ],
    [
      'an arm without a side',
      table({ die: 1, rows: { 1: { name: 'Scorched', limb: 'no-hold' } } }),
      'content.injuries.fire.rows.1.limb',
      /side: true/,
      'injury-side',
    ],
    [
      'attributes without dice',
      table({ die: 1, rows: { 1: { name: 'Scorched', attributes: ['agility'] } } }),
      'content.injuries.fire.rows.1',
      /needs "damage"/,
      'injury-attribute-damage',
    ],
    [
      'dice without attributes',
      table({ die: 1, rows: { 1: { name: 'Scorched', damage: '1d4' } } }),
      'content.injuries.fire.rows.1.damage',
      /which "attributes"/,
      'injury-attribute-damage',
    ],
    [
      'a table for no type',
      withAna({}, { content: { injuries: { ice: { die: 1, rows: { 1: { name: 'Cold' } } } } } }),
      'content.injuries.ice',
      /no field "ice"/,
    ],
  ])
})
