import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  checkCommand,
  execute,
  isRefusal,
  type PlainCommand,
  possibleCommands,
  REFEREE,
  readCommand,
  refusalSeen,
  refuse,
  writeCommand,
} from '../src/index.ts'
import {
  combatantParam,
  combatantsParam,
  defineTables,
  numberParam,
  textParam,
  valueParam,
  wordParam,
} from '../src/rules.ts'
import { brave, duel, duelSetup } from './duel.ts'
import { act, type SceneOf, type TinyCommand, tinyRuleset, tinySetup } from './tiny.ts'

const tables = defineTables({})
type Fight = SceneOf<typeof tables>
const everything = act<Fight>('everything', () => {}, {
  params: [
    combatantParam('target', { label: 'whom' }),
    combatantsParam('others', { optional: true }),
    wordParam('way', ['over', 'under'], { optional: true }),
    numberParam('count', -2, 9, { optional: true }),
    textParam('text', { optional: true }),
    valueParam('value', { optional: true }),
  ],
})
const rest = act<Fight>('rest', () => {})
const rule = act<Fight>('rule', () => {}, { by: 'referee' })
const rules = tinyRuleset<Fight>({ tables, actions: [everything, rest, rule] })
const scene = rules.open(tinySetup([{ name: 'Ada' }, { name: 'Gob' }, { name: 'Old Hob' }]))

const read = (plain: Record<string, unknown>) => readCommand(rules, scene, plain as PlainCommand)
const why = (plain: Record<string, unknown>): string => {
  const command = read(plain)
  return isRefusal(command) ? `${command.rule}: ${refusalSeen(command, scene).reason}` : 'legal'
}
const given = (more: Record<string, unknown>) => ({ actor: 'Ada', action: 'everything', target: 'Gob', ...more })

describe('a command in words', () => {
  it('has null for a number only where the number may be left out', () => {
    const asked = numberParam('coins', 1, 3, { label: 'how much', suggestions: () => [1, 2, 3] })
    expectTypeOf(asked.absent).toEqualTypeOf<number>()
    expectTypeOf(numberParam('coins', 1, 3).absent).toEqualTypeOf<number>()
    expectTypeOf(numberParam('coins', 1, 3, { optional: true }).absent).toEqualTypeOf<number | null>()
    expect([asked.min, asked.max, asked.optional, asked.label]).toEqual([1, 3, false, 'how much'])
  })

  it('is read into rows and positions, with one shape whatever is absent', () => {
    const whole = given({ others: ['Ada', 'old hob'], way: 'Under', count: '3', text: 'hi', value: { a: 1 } })
    expect(read(whole)).toEqual({
      actor: 0,
      action: 'everything',
      target: 1,
      others: [0, 2],
      way: 1,
      count: 3,
      text: 'hi',
      value: { a: 1 },
    })
    const bare = read(given({}))
    expect(bare).toEqual({
      actor: 0,
      action: 'everything',
      target: 1,
      others: [],
      way: -1,
      count: null,
      text: '',
      value: null,
    })
    expect(Object.keys(bare)).toEqual(Object.keys(read(whole)))
    expect(read(given({ others: 'Ada, Gob', text: null, value: '' }))).toMatchObject({ others: [0, 1], text: '' })
    expect(read({ actor: 'referee', action: 'rule' })).toEqual({ actor: REFEREE, action: 'rule' })
  })

  it('is the same after it was written and read', () => {
    const row = fc.constantFrom(0, 1, 2)
    fc.assert(
      fc.property(
        fc.record({
          actor: row,
          action: fc.constant('everything'),
          target: row,
          others: fc.array(row, { maxLength: 3 }),
          way: fc.constantFrom(-1, 0, 1),
          count: fc.option(fc.integer({ min: -2, max: 9 })),
          text: fc.string(),
          value: fc.option(
            fc.oneof(fc.integer(), fc.string({ minLength: 1 }), fc.array(fc.integer(), { minLength: 1 })),
          ),
        }),
        (command) => {
          const plain = writeCommand(rules, scene, command as TinyCommand)
          expect(read(JSON.parse(JSON.stringify(plain)))).toEqual(command)
          expect(writeCommand(rules, scene, read(plain) as TinyCommand)).toEqual(plain)
        },
      ),
    )
  })

  it.each([
    [
      { ...given({}), text: 'Hello!\n  7. Gob goes down.' },
      'bad-value: The text runs over several lines: write it on one.',
    ],
    [{ actor: 'Adda', action: 'rest' }, 'unknown-name: There is no combatant "Adda". Did you mean "Ada"?'],
    [{ actor: 'Xerxes', action: 'rest' }, 'unknown-name: There is no combatant "Xerxes". Known: Ada, Gob, Old Hob.'],
    [{ action: 'rest' }, 'missing-value: A command says its "actor", and this one does not.'],
    [{ actor: 'Ada' }, 'missing-value: A command says its "action", and this one does not.'],
    [{ actor: 'Ada', action: 'rule' }, 'not-your-seat: Only the referee can give the command rule.'],
    [{ actor: 'referee', action: 'rest' }, 'not-your-seat: Only a combatant can give the command rest.'],
    [{ actor: 'Ada', action: 'rst' }, 'unknown-action: There is no action "rst". Did you mean "rest"?'],
    [{ actor: 'Ada', action: 'everything' }, 'missing-value: The command everything needs whom (target).'],
    [given({ target: '' }), 'missing-value: The command everything needs whom (target).'],
    [given({ target: 'Hob' }), 'unknown-name: There is no combatant "Hob". Did you mean "Gob"?'],
    [given({ others: 'Ada,Zed' }), 'unknown-name: There is no combatant "Zed". Known: Ada, Gob, Old Hob.'],
    [given({ way: 'through' }), 'bad-value: "through" is not one of over, under (way).'],
    [given({ count: 10 }), 'bad-value: 10 is not a whole number from -2 to 9 (count).'],
    [given({ count: 1.5 }), 'bad-value: 1.5 is not a whole number from -2 to 9 (count).'],
    [given({ count: 'two' }), 'bad-value: "two" is not a whole number from -2 to 9 (count).'],
    [given({ count: ' ' }), 'bad-value: " " is not a whole number from -2 to 9 (count).'],
    [given({ count: true }), 'bad-value: True is not a whole number from -2 to 9 (count).'],
    [given({ count: [3] }), 'bad-value: Count (count) should be words or a number, not a map or a list.'],
    [given({ cuont: 3 }), 'unknown-field: The command everything has no parameter "cuont". Did you mean "count"?'],
    [
      given({ zeal: 3 }),
      'unknown-field: The command everything has no parameter "zeal". It takes target, others, way, count, text and value.',
    ],
    [
      { actor: 'Ada', action: 'rest', long: 1 },
      'unknown-field: The command rest has no parameter "long". It takes none.',
    ],
  ])('%j is refused: %s', (plain, message) => {
    expect(why(plain)).toContain(message)
  })
})

describe('a command that may not be given', () => {
  it('is refused before its action looks at it: unknown, by the wrong one, out of turn', () => {
    const fight = duel.open(duelSetup)
    const refusal = (command: TinyCommand) => {
      const found = checkCommand(duel, fight, command)
      return found === null ? null : refusalSeen(found, fight)
    }
    expect(refusal({ actor: 0, action: 'fly' })?.rule).toBe('unknown-action')
    expect(refusal({ actor: REFEREE, action: 'begin' })).toMatchObject({
      rule: 'not-your-seat',
      reason: 'Only a combatant can give the command begin.',
    })
    expect(refusal({ actor: 0, action: 'wagers' })).toMatchObject({
      rule: 'not-your-seat',
      reason: 'Only the referee can give the command wagers.',
    })
    expect(refusal({ actor: 1, action: 'begin' })?.rule).toBe('turn')
    expect(refusal({ actor: 0, action: 'attack', target: 0 })?.rule).toBe('target')
    expect(refusal({ actor: 0, action: 'begin' })).toBeNull()
  })

  it('changes nothing, and says so', () => {
    const fight = duel.open(duelSetup)
    const before = fight.save()
    expect(execute(duel, fight, { actor: 0, action: 'end' })).toEqual({
      status: 'refused',
      refusal: refuse('begin', 'Its turn has not begun.'),
    })
    expect(fight.save()).toEqual(before)
  })
})

describe('the list of commands', () => {
  it('is made by the checks themselves: all that is listed as legal is accepted, the rest refused as listed', () => {
    const fight = duel.open(duelSetup)
    for (let n = 0; n < 12; n++) {
      const actor = fight.now.fight.turn[0]
      for (const who of [actor, (actor + 1) % 3, REFEREE]) {
        const { legal, refused } = possibleCommands(duel, fight, who)
        for (const command of legal) expect(checkCommand(duel, fight, command)).toBeNull()
        for (const { command, refusal } of refused) expect(checkCommand(duel, fight, command)).toEqual(refusal)
        expect(legal.length > 0).toBe(who === actor || who === REFEREE)
      }
      execute(
        duel,
        fight,
        brave.command(fight, actor, () => 0),
      )
    }
  })

  it('names what a person might expect, with the reason why not', () => {
    const fight = duel.open(duelSetup)
    const { legal, refused } = possibleCommands(duel, fight, 0)
    expect(legal).toEqual([{ actor: 0, action: 'begin' }])
    expect(refused.map(({ command, refusal }) => `${command.action} ${command.target ?? ''}: ${refusal.rule}`)).toEqual(
      [
        'attack 0: target',
        'attack 1: begin',
        'attack 2: begin',
        'aim 0: begin',
        'aim 1: begin',
        'aim 2: begin',
        'boast : begin',
        'summon : begin',
        'end : begin',
      ],
    )
  })
})
