import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { check } from '../src/commands/check.ts'
import { encounters } from '../src/commands/encounters.ts'
import { rules } from '../src/commands/rules.ts'
import { schema } from '../src/commands/schema.ts'
import { validate } from '../src/commands/validate.ts'
import { findEncounter, loadEncounter, readyEncounters } from '../src/io/encounters.ts'
import { Place, SCUFFLE } from './fray.ts'
import { inRepository, screen } from './screen.ts'

const place = new Place()
const file = (name: string) => join(place.folder, name)
const here = (text: string) => text.replaceAll(`${place.folder}/`, '')
afterAll(() => place.remove())

describe('fray rules', () => {
  it('lists rulesets, lists rules, and shows one in full', async () => {
    const on = screen()
    await rules(on, undefined, undefined)
    expect(on.text()).toMatch(/^zones {2}.*\(154 rules\)/m)
    await rules(on, 'zones', undefined)
    expect(on.text()).toMatch(/^ {2}default-dr +ruling +\S/m)
    on.said.length = 0
    await rules(on, 'zones', 'armor-points')
    expect(on.text()).toMatch(/\(armor-points\).*Status: option.*From: .*Option: .*Choice: /s)
  })

  it('speaks the language that is asked for', async () => {
    const on = screen()
    await rules(on, 'escalation', 'crit-range', { lang: 'de' })
    expect(on.text()).toMatch(
      /^Kritisch schon bei weniger \(crit-range\).*Sonst ist 17 die kleinste.*Art: +Vorlage \(/s,
    )
    await rules(on, 'escalation', undefined, { lang: 'de' })
    expect(on.text()).toMatch(/^Würfel$.*^ {2}save-roll +Auslegung +Wie ein Rettungswurf geht$.*173 Regeln/ms)
    on.said.length = 0
    await rules(on, 'escalation', 'crit-range')
    expect(on.text()).toContain('Usually 17 is the least')
  })

  it('suggests the nearest', async () => {
    await expect(rules(screen(), 'zone', undefined)).rejects.toThrow('Did you mean "zones"?')
    await expect(rules(screen(), 'zones', 'defualt-dr')).rejects.toThrow('Did you mean "default-dr"?')
    await expect(rules(screen(), 'zones', 'toString')).rejects.toThrow('There is no rule')
  })
})

test('ready encounters are found by what is listed of them, and all that there are are listed', () => {
  const ready = readyEncounters()
  expect(ready.map(({ typed }) => findEncounter(typed).path)).toEqual(ready.map(({ path }) => path))
  expect(ready).toHaveLength(globSync(inRepository('encounters/*/*.yaml')).length)
})

describe('fray validate', () => {
  it('finds nothing wrong with the ready encounters', async () => {
    const files = readyEncounters().map((e) => e.path)
    const on = screen()
    expect(files.length).toBeGreaterThanOrEqual(4)
    expect(await validate(on, files)).toBe(0)
    expect(on.said).toHaveLength(files.length)
    expect(on.text()).toMatch(/duel\.yaml: ok, zones, "A quarrel at the mill"/)
  })

  it('shows every mistake of every file at once, each with its place', async () => {
    place.write('one.yaml', SCUFFLE.replace('hp: 10', 'hp: ten').replace('knife melee 1d4', 'knife melee 3d'))
    place.write('two.yaml', SCUFFLE.replace('ruleset: zones', 'ruleset: zoness'))
    const on = screen()
    expect(await validate(on, [file('one.yaml'), file('two.yaml')])).toBe(2)
    const said = on.said.map(here)
    expect(said.filter((line) => /^one\.yaml:7:\d+: /.test(line))).toHaveLength(1)
    expect(said.filter((line) => /^one\.yaml:8:\d+: /.test(line))).toHaveLength(1)
    expect(said.at(-1)).toMatch(/^two\.yaml:1:\d+: .*Did you mean "zones"\?/)
  })

  it('hints at sides that are very uneven in number, and at a fight without enemies', async () => {
    const fight = (others: string) => `ruleset: zones\ncombatants:\n  Ada: { from: ada-the-warrior }\n${others}`
    place.write('many.yaml', fight([1, 2, 3, 4, 5, 6].map((n) => `  Thug ${n}: { from: toll-ruffian }\n`).join('')))
    place.write('alone.yaml', fight(''))
    const on = screen()
    expect(await validate(on, [file('many.yaml'), file('alone.yaml')])).toBe(0)
    expect(on.text()).toContain('many.yaml: hint: The sides are very uneven in number: Characters 1, Enemies 6.')
    expect(on.text()).toContain('alone.yaml: hint: Everyone is on one side (Characters)')
    const json = screen()
    await validate(json, [file('many.yaml')], { json: true })
    expect(JSON.parse(json.text())[0].hints).toHaveLength(1)
  })
})

const CASES = `ruleset: zones
cast:
  Ada: { kind: character, level: 1, str: 2, dex: 0, hp: 10, items: ["longsword melee 1d8"] }
  Gob: { kind: creature, level: 1, skill: 1, hp: 9, attacks: [knife melee 1d4] }
cases:
  - id: a-hit
    rules: [test-roll]
    given: { combatants: { Ada: B, Gob: B }, now: { turn: Ada } }
    dice: [10, 5]
    steps:
      - { do: Ada attack Gob longsword, expect: { Gob.hp: 4 } }
`

describe('fray check', () => {
  // npm run rules, which every run begins with, has run them all.
  it('runs conformance cases of the repository', async () => {
    const on = screen()
    expect(await check(on, [inRepository('conformance/weapon-speed/by-the-page.yaml')], {})).toBe(0)
    expect(on.said.at(-1)).toMatch(/^\d+ passed, 0 failed$/)
  }, 240_000)

  it('shows what was expected, what was found and where, and fails', async () => {
    place.write('good.yaml', CASES)
    place.write('bad.yaml', CASES.replace('Gob.hp: 4', 'Gob.hp: 3'))
    place.write('short.yaml', CASES.replace('[10, 5]', '[10]'))
    const on = screen()
    expect(await check(on, [place.folder], { quiet: true }).catch((e) => e)).not.toBe(0)
    on.said.length = 0
    expect(await check(on, [file('good.yaml'), file('bad.yaml'), file('short.yaml')], {})).toBe(1)
    const said = here(on.text())
    expect(said).toContain('good.yaml: ok, 1 of 1 passed')
    expect(said).toMatch(/FAILED a-hit\n *bad\.yaml:11:\d+: .*Gob\.hp.*3.*4/)
    expect(said).toMatch(/short\.yaml:\d+:\d+: /)
    expect(on.said.at(-1)).toBe('1 passed, 2 failed')
  })

  it('takes a file that is none as bad input', async () => {
    place.write('broken.yaml', 'cases: [')
    expect(await check(screen(), [file('broken.yaml')], {})).toBe(2)
    await expect(check(screen(), [file('nowhere')], {})).rejects.toThrow(/there is no such file/)
  })
})

describe('fray schema', () => {
  it('prints JSON Schemas of encounters, cases and packs', async () => {
    for (const kind of ['encounter', 'case', 'pack']) {
      const on = screen()
      await schema(on, kind, 'zones')
      expect(JSON.parse(on.text())).toHaveProperty('$schema')
    }
    await expect(schema(screen(), 'cheese', 'zones')).rejects.toThrow('Available: encounter, case, pack')
  })
})

describe('encounters by name', () => {
  it('are found by their names, and the nearest is suggested', async () => {
    expect((await loadEncounter('duel')).setup.title).toBe('A quarrel at the mill')
    await expect(loadEncounter('deul')).rejects.toThrow('Did you mean "duel"?')
    expect((await loadEncounter('shock/plain')).game.rules.id).toBe('shock')
    await expect(loadEncounter('plain')).rejects.toThrow('called "plain": say zones/plain or shock/plain.')
    await expect(loadEncounter('nosuch')).rejects.toThrow(/"fray encounters" lists all \d+\./)
    await expect(loadEncounter('./deul.yaml')).rejects.toThrow('there is no such file')
  })

  it('are listed, all or those of one game, by what to type for each', async () => {
    const [all, some, plain] = [screen(), screen(), screen()]
    await encounters(all, undefined)
    expect(all.text()).toMatch(/^zones\/plain .*^shock\/plain /ms)
    await encounters(some, 'shock')
    expect(some.text()).toMatch(/^gatehouse +The toll at Crane Gate\. /m)
    expect(some.text()).not.toContain('zones/plain')
    await encounters(plain, 'zones', { json: true })
    expect(JSON.parse(plain.text())[0]).toMatchObject({
      name: 'duel',
      ruleset: 'zones',
      title: 'A quarrel at the mill',
    })
    await expect(encounters(screen(), 'zons')).rejects.toThrow('Did you mean "zones"?')
  })
})
