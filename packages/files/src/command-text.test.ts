import { formatCommandText, type Param, type PlainCommand, parseCommandText } from '@fray/kernel'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { table } from './test/sample.ts'

const { rules, scene } = await table()
const parse = (text: string) => parseCommandText(text, rules, scene)

describe('a command as text', () => {
  it.each<readonly [string, Record<string, unknown>]>([
    ['Ada attack Gob longsword', { actor: 'Ada', action: 'attack', target: 'Gob', weapon: 'longsword' }],
    [
      'Ada attack Gob second=dagger weapon=sword',
      { actor: 'Ada', action: 'attack', target: 'Gob', weapon: 'sword', second: 'dagger' },
    ],
    ['Old Bel move B', { actor: 'Old Bel', action: 'move', zone: 'B' }],
    ['"Old Bel" attack Gob "big bow"', { actor: 'Old Bel', action: 'attack', target: 'Gob', weapon: 'big bow' }],
    ["'Old Bel' end", { actor: 'Old Bel', action: 'end' }],
    [
      'Ada cast web targets=Gob,"Hob the Elder"',
      { actor: 'Ada', action: 'cast', spell: 'web', targets: ['Gob', 'Hob the Elder'] },
    ],
    ['referee morale Gob dr=14', { actor: 'referee', action: 'morale', targets: ['Gob'], dr: 14 }],
    ['Ada improvise lift the gate, quickly', { actor: 'Ada', action: 'improvise', text: 'lift the gate, quickly' }],
    ['Ada negotiate text="Put it down"', { actor: 'Ada', action: 'negotiate', text: 'Put it down' }],
    ['referee override Gob.hp 4', { actor: 'referee', action: 'override', path: 'Gob.hp', to: 4 }],
    ['referee override Gob.hp "4"', { actor: 'referee', action: 'override', path: 'Gob.hp', to: '4' }],
    ['referee effect Ada damage=1d4+1', { actor: 'referee', action: 'effect', target: 'Ada', damage: '1d4+1' }],
    [
      'referee effect Ada hindrance={kind: stuck, dr: 14}',
      { actor: 'referee', action: 'effect', target: 'Ada', hindrance: { kind: 'stuck', dr: 14 } },
    ],
    [
      `referee join Hob {"kind": "creature", "attacks": ["a } melee 1d4"]} C`,
      {
        actor: 'referee',
        action: 'join',
        name: 'Hob',
        combatant: { kind: 'creature', attacks: ['a } melee 1d4'] },
        zone: 'C',
      },
    ],
    ['  referee   end-combat ', { actor: 'referee', action: 'end-combat' }],
  ])('%s', (text, command) => {
    expect(parse(text)).toEqual(command)
  })

  it.each([
    ['', /is empty/],
    ['Ada', /does not say what Ada does/],
    ['Ada atack Gob', /Did you mean "attack"\?/],
    ['Ada move B C', /takes zone; C is one too many/],
    ['Ada move zon=B', /Did you mean "zone"\?/],
    ['Ada end zone=B', /It takes none/],
    ['Ada move B zone=C', /one too many/],
    ['Ada move zone=B zone=C', /says zone twice/],
    ['Ada improvise "lift', /never closed/],
    ['referee effect Ada ongoing={dr: 3', /bracket .* never closed/],
    ['Ada attack "Gob"x', /should be a space/],
  ])('%j is none', (text, says) => {
    expect(() => parse(text)).toThrow(says)
  })
})

const text = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom('a b', 'x=y', '{', '"', "it's", '12', 'Gob, Hob', '\\"'),
)
const json = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.dictionary(fc.constantFrom('kind', 'a b'), fc.oneof(text, fc.integer())),
  fc.array(fc.oneof(fc.integer(), text)),
)

function valueFor(param: Param): fc.Arbitrary<unknown> {
  if (param.kind === 'combatants') return fc.array(text, { minLength: 1, maxLength: 3 })
  if (param.kind === 'number') return fc.integer()
  return param.kind === 'value' ? json : text
}

const command = fc.constantFrom(...rules.actions.values()).chain(({ id, params }) => {
  const fields = Object.fromEntries(params.map((p) => [p.name, fc.option(valueFor(p), { nil: undefined })]))
  return fc
    .record({ actor: text, action: fc.constant(id), ...fields })
    .map((plain) => Object.fromEntries(Object.entries(plain).filter(([, v]) => v !== undefined)) as PlainCommand)
})

it('every command that is written reads back the same', () =>
  fc.assert(
    fc.property(command, (plain) => {
      const written = formatCommandText(plain, rules)
      expect(parse(written), written).toEqual(plain)
    }),
    { numRuns: 1000 },
  ))
