import type { Game, Setup } from '@fray/kernel'
import { describe, expect, it } from 'vitest'
import { rulesets } from '../index.ts'
import { editorSchema, packEditorSchema } from '../loading/editor-schema.ts'

const IDS = ['zones', 'shock', 'free-hits', 'weapon-speed', 'escalation'] as const
const games = await Promise.all(IDS.map(async (id) => [id, (await rulesets[id]?.()) as Game] as const))

const PACK = { id: 'cold', name: 'Cold', version: '1.0.0' }

/** The problems and the packs of a fight without combatants, with these packs. */
function read(game: Game, packs: readonly object[]) {
  const whole = packs.map((pack) => ({ ...PACK, ruleset: game.rules.id, ...pack }))
  const reading = game.readEncounter({ ruleset: game.rules.id, combatants: {}, packs: whole })
  const problems = reading.problems.filter(({ path }) => path[0] === 'packs')
  return { problems, packs: (reading.setup === null ? reading.packs : reading.setup.packs) ?? [] }
}

/** Kinds of content, by their names in packs and encounters. */
function kindsOf(game: Game): string[] {
  const schema = editorSchema(game) as { properties: { content: { properties: Record<string, unknown> } } }
  return Object.keys(schema.properties.content.properties)
}

/** Ids of the ruleset's own content of a kind: a pack may not add another of these. */
const builtIds = (game: Game, kind: string): string[] => {
  const ids = [...new Set(game.rules.presentation.content().map(({ name }) => name))]
  const { problems } = read(game, [{ change: { [kind]: Object.fromEntries(ids.map((id) => [id, {}])) } }])
  const missing = new Set(problems.flatMap(({ path, message }) => (message.includes('to change') ? [path[4]] : [])))
  return ids.filter((id) => !missing.has(id))
}

describe.each(games)('packs for %s', (_, game) => {
  const kinds = kindsOf(game).map((kind) => [kind, builtIds(game, kind)] as const)

  it('change every ready-made thing of every kind, and what is not said of it stays', () => {
    for (const [kind, ids] of kinds) {
      const things = Object.fromEntries(ids.map((id) => [id, {}]))
      const { problems, packs } = read(game, [{ change: { [kind]: things } }])
      expect([kind, problems]).toEqual([kind, []])
      expect(packs[0]?.changes.map(({ id }) => id).sort()).toEqual([...ids].sort())
    }
    expect(kinds.filter(([, ids]) => ids.length > 0).length).toBeGreaterThanOrEqual(3)
  })

  it('add no thing that is there, and change none that is not', () => {
    for (const [kind, [first]] of kinds) {
      const change = read(game, [{ change: { [kind]: { 'not-there': {} } } }]).problems
      expect(
        change.some(
          ({ message }) => /^There is no .* "not-there" to change/.test(message) || /should be/.test(message),
        ),
      ).toBe(true)
      if (first === undefined) continue
      const [problem] = read(game, [{ add: { [kind]: { [first]: {} } } }]).problems.filter(({ message }) =>
        message.includes('already: say what is otherwise of it under "change"'),
      )
      expect(problem?.path).toEqual(['packs', 0, 'add', kind, first])
    }
  })

  it('give what is made from something changed its change, and a later pack comes before an earlier one', () => {
    const [first] = builtIds(game, 'combatants') as [string]
    const named = (name: string) => ({ change: { combatants: { [first]: { about: name } } } })
    const { problems, packs } = read(game, [
      { ...named('one'), add: { combatants: { heir: { from: first, name: 'Heir' } } } },
      { ...named('two'), id: 'late', name: 'Late' },
    ])
    expect(problems).toEqual([])
    expect(packs[1]?.changes[0]?.fields).toEqual([{ field: 'about', was: 'one', is: 'two' }])
    expect(packs[1]?.notes.join()).toContain('about is two by Late, not one as Cold has it')
  })

  it('read to the same again when they stand in an encounter in full', () => {
    const { problems, packs } = read(game, [{ about: 'Nothing else.' }])
    expect(problems).toEqual([])
    expect(read(game, [{ about: 'Nothing else.', digest: packs[0]?.digest }]).packs).toEqual(packs)
    const changed = read(game, [{ about: 'Something else.', digest: packs[0]?.digest }])
    expect(changed.problems[0]?.message).toContain('This pack is not what it was')
  })

  it('take options where an encounter does not say them itself', () => {
    const { rules } = game
    const spec = rules.options.find(({ rule, choices }) => rule !== null && !('min' in choices) && choices.length > 1)
    if (spec === undefined || 'min' in spec.choices) throw new Error('There is no option.')
    const other = spec.choices.find((one) => one !== spec.default) as string
    const packs = read(game, [{ options: { [spec.id]: other } }]).packs
    expect(packs[0]?.options).toEqual([{ id: spec.id, title: spec.title, was: spec.default, is: other, holds: true }])
    const wrong = read(game, [{ options: { 'no-such-option': 'yes' } }]).problems
    expect(wrong[0]?.path).toEqual(['packs', 0, 'options', 'no-such-option'])
  })
})

describe.each(games)('the schema of packs for %s', (_, game) => {
  type Part = {
    readonly properties: Record<string, Part>
    readonly additionalProperties: Part
    readonly anyOf: unknown[]
  }
  const schema = packEditorSchema(game) as unknown as Part

  it('knows every kind of content, to be added and to be changed', () => {
    for (const field of ['add', 'change'])
      expect(Object.keys(schema.properties[field]?.properties ?? {})).toEqual(kindsOf(game))
  })

  it('lets a change take any field away, and make nothing from something else', () => {
    for (const kind of kindsOf(game)) {
      const fields = schema.properties.change?.properties[kind]?.additionalProperties.properties ?? {}
      expect(Object.keys(fields)).not.toContain('from')
      for (const field of Object.values(fields)) expect(field.anyOf.at(-1)).toEqual({ type: 'null' })
    }
  })

  it('asks who says what a pack is for all of it, and others of the folder for nothing', () => {
    const [whole, part] = schema.anyOf as [{ required: string[] }, { not: { anyOf: { required: string[] }[] } }]
    expect(whole.required).toEqual(['id', 'name', 'version', 'ruleset'])
    expect(part.not.anyOf.flatMap(({ required }) => required)).toEqual(whole.required)
  })
})

describe('a pack', () => {
  const [, zones] = games[0] as (typeof games)[number]
  const fight = (more: object) => ({
    ruleset: 'zones',
    combatants: { Ada: { from: 'ada-the-warrior' }, Gob: { from: 'toll-ruffian' } },
    ...more,
  })
  const setupOf = (more: object): Setup => {
    const { setup, problems } = zones.readEncounter(fight(more))
    if (setup === null) throw new Error(problems[0]?.message)
    return setup
  }
  const pack = { ...PACK, ruleset: 'zones', change: { items: { longsword: { damage: '1d12' } } } }

  it('holds for whoever has the thing, and for whoever joins', () => {
    const setup = setupOf({ packs: [pack] }) as Setup & { readEntrant: (name: string, raw: unknown) => unknown }
    expect(JSON.stringify(setup.encounter)).toContain('"damage":"1d12"')
    expect(JSON.stringify(setup.readEntrant('Bo', { from: 'ada-the-warrior' }))).toContain('1d12')
  })

  it('comes after what the encounter itself brings', () => {
    const own = { items: { longsword: { name: 'Sword', kinds: ['melee'], damage: '1d4' } } }
    const text = JSON.stringify(
      (setupOf({ packs: [pack], content: own }).encounter as { combatants: unknown }).combatants,
    )
    expect(text).toContain('"damage":"1d4"')
    expect(text).not.toContain('1d12')
  })

  it('sets options below the encounter, and the later pack above the earlier one', () => {
    const one = { ...pack, house: { 'default-dr': 13 } }
    const two = { ...PACK, id: 'two', name: 'Two', ruleset: 'zones', house: { 'default-dr': 14 } }
    expect(setupOf({ packs: [one] }).options['default-dr']).toBe(13)
    expect(setupOf({ packs: [one, two] }).options['default-dr']).toBe(14)
    const setup = setupOf({ packs: [one, two], house: { 'default-dr': 15 } })
    expect(setup.options['default-dr']).toBe(15)
    expect(setup.packs?.map(({ options }) => options[0]?.holds)).toEqual([false, false])
  })

  it('in full in an encounter makes an equal set-up of it', () => {
    const setup = setupOf({ packs: [pack] })
    const again = zones.readEncounter(JSON.parse(JSON.stringify(setup.encounter))).setup
    expect(again?.encounter).toEqual(setup.encounter)
    expect(again?.packs).toEqual(setup.packs)
  })

  it('for another game says that alone', () => {
    const other = { ...pack, ruleset: 'shock', change: { powers: { x: {} } }, house: { 'readied-limit': 2 } }
    const { problems } = zones.readEncounter(fight({ packs: [other] }))
    expect(problems.map(({ message }) => message)).toEqual([
      'This pack is for shock, and the fight is of zones: name a pack for the same ruleset.',
    ])
  })

  it.each([
    ['a name alone', 'cold@1.0.0', 'is only named here'],
    ['another game', { ...pack, ruleset: 'shock' }, 'This pack is for shock'],
    ['a version that is a number', { ...pack, version: 1 }, 'Say three numbers, as in 1.2.0.'],
    ['a later game', { ...pack, rulesetVersion: 99 }, 'was written for version 99 of zones'],
    ['a version that is none', { ...pack, version: '1' }, 'three numbers'],
    ['an id that is none', { ...pack, id: '../x' }, 'small letters'],
    ['a kind that is none', { ...pack, change: { swords: {} } }, 'There is no field "swords" here'],
    ['a field that is none', { ...pack, change: { items: { longsword: { damge: 1 } } } }, 'Did you mean "damage"?'],
    [
      'a change of what something is made from',
      { ...pack, change: { items: { longsword: { from: 'bow' } } } },
      'has no "from"',
    ],
    ['dice that are none', { ...pack, change: { items: { longsword: { damage: '3d' } } } }, 'needs a number of sides'],
    [
      'a thing that is both new and changed',
      { ...pack, add: { items: { longsword: {} } } },
      'There is an item "longsword" in the book already',
    ],
    ['control characters', { ...pack, name: 'Co\u001b[31mld' }, 'control character'],
    ['a number out of range', { ...pack, add: { combatants: { big: { hp: 1e12 } } } }, 'out of range'],
  ])('is refused with %s', (_, given, message) => {
    const { setup, problems } = zones.readEncounter(fight({ packs: [given] }))
    expect(setup).toBeNull()
    expect(problems.map((one) => one.message).join('\n')).toContain(message)
  })

  it('is named once, and there are no more than twenty', () => {
    expect(zones.readEncounter(fight({ packs: [pack, pack] })).problems[0]?.message).toContain(
      'is named before already',
    )
    const many = Array.from({ length: 21 }, (_, i) => ({ ...PACK, ruleset: 'zones', id: `p${i}` }))
    expect(zones.readEncounter(fight({ packs: many })).problems.length).toBeGreaterThan(0)
  })
})
