import { describe, expect, it } from 'vitest'
import { readEncounterText } from '../encounter.ts'
import { formatProblem } from '../yaml.ts'
import { checkPack } from './check.ts'
import { type Pack, type PackFile, readPackFiles } from './pack-files.ts'
import { shelfOf } from './shelf.ts'
import { putTogether } from './together.ts'

const MANIFEST = 'id: cold\nname: Cold\nversion: 1.2.0\nruleset: zones\n'

const file = (name: string, text: string): PackFile => ({ name: `cold/${name}`, text })

/** The problems with the files of a pack, or with the pack, one per line. */
async function wrong(...files: PackFile[]): Promise<string[]> {
  const reading = readPackFiles(files)
  const checked = 'problems' in reading ? reading : await checkPack(reading)
  return 'problems' in checked ? checked.problems.map(formatProblem) : []
}

function packOf(...files: PackFile[]): Pack {
  const reading = readPackFiles(files)
  if ('problems' in reading) throw new Error(reading.problems.map(formatProblem).join('\n'))
  return reading
}

describe('the files of a pack', () => {
  it('are put together, and each mistake stands in its own', async () => {
    const said = await wrong(
      file('pack.yaml', MANIFEST),
      file('weapons.yaml', 'change:\n  items:\n    longsword: { damage: 1d10 }\n    bow: { damge: 1d8 }\n'),
      file('people.yaml', 'add:\n  combatants:\n    ada-the-warrior: { hp: 3 }\n'),
    )
    expect(said).toEqual([
      'cold/people.yaml:3:5: There is a combatant "ada-the-warrior" in the book already: say what is otherwise of it under "change", or give this one an id of its own.',
      'cold/weapons.yaml:4:12: There is no field "damge" here. Did you mean "damage"?',
    ])
  })

  it('may be one alone, whatever it is called', async () => {
    expect(
      await wrong(file('cold.pack.yaml', `${MANIFEST}change: { items: { longsword: { damage: 1d10 } } }\n`)),
    ).toEqual([])
  })

  it('say nothing twice', async () => {
    const change = 'change:\n  items:\n    longsword: { damage: 1d10 }\n'
    expect(await wrong(file('pack.yaml', MANIFEST + change), file('more.yaml', change))).toEqual([
      'cold/more.yaml:3:5: "longsword" stands in cold/pack.yaml:7 already: say in one place what is otherwise of it.',
    ])
  })

  it.each([
    [
      'no file that says what it is',
      [file('a.yaml', 'add: {}\n'), file('b.yaml', 'add: {}\n')],
      'None of these files says what the pack is',
    ],
    ['two of them', [file('pack.yaml', MANIFEST), file('pack.yml', MANIFEST)], 'There is another pack.yaml'],
    [
      'words about itself elsewhere',
      [file('pack.yaml', MANIFEST), file('b.yaml', 'version: 2.0.0\n')],
      '"version": only add, change, options, house stand here',
    ],
    ['a list in place of a map', [file('pack.yaml', MANIFEST), file('b.yaml', '- 1\n')], 'This file holds no map'],
    ['text that is no YAML', [file('pack.yaml', `${MANIFEST}add: {`)], 'cold/pack.yaml:'],
    ['no game', [file('pack.yaml', 'id: cold\nname: Cold\nversion: 1.2.0\n')], 'does not say its "ruleset"'],
    ['another game', [file('pack.yaml', MANIFEST.replace('zones', 'zone'))], 'Did you mean "zones"?'],
    [
      'a text without end',
      [file('pack.yaml', `${MANIFEST}about: ${'x'.repeat(600_000)}\n`)],
      'and 500,000 is the most',
    ],
    ['files without end', Array.from({ length: 101 }, (_, i) => file(`${i}.yaml`, '')), 'and 100 is the most'],
    [
      'depth without end',
      [file('pack.yaml', `${MANIFEST}add: ${'['.repeat(600)}`)],
      'Maps and lists lie deeper than 50',
    ],
    ['aliases without end', [file('pack.yaml', `${MANIFEST}a: &a [1]\nb: [${'*a, '.repeat(300)}]\n`)], 'Aliases'],
    ['control characters', [file('pack.yaml', MANIFEST.replace('Cold', '"Co\\e[2Jld"'))], 'control character U+001B'],
    ['names of the prototype', [file('pack.yaml', `${MANIFEST}add: { items: { __proto__: { name: X } } }\n`)], ''],
    ['sections of the prototype', [file('pack.yaml', `${MANIFEST}__proto__: { add: { items: {} } }\n`)], '__proto__'],
  ])('are refused with %s', async (_, files, message) => {
    const said = await wrong(...files)
    if (message !== '') expect(said.join('\n')).toContain(message)
    for (const one of said) expect(one).not.toContain('\u001b')
    expect(({} as Record<string, unknown>).add).toBeUndefined()
    expect(({} as Record<string, unknown>).name).toBeUndefined()
  })
})

describe('an encounter that names packs', () => {
  const cold = packOf(file('pack.yaml', `${MANIFEST}change:\n  items:\n    longsword: { damage: 1d10 }\n`))
  const newer = packOf(file('pack.yaml', MANIFEST.replace('1.2.0', '1.10.0')))
  const broken = packOf(
    file('pack.yaml', `${MANIFEST.replace('cold', 'broken')}change:\n  items:\n    longsword: { damage: 3d }\n`),
  )
  const shelf = shelfOf([cold, newer, broken])
  const read = (packs: string, also: string[] = []) =>
    readEncounterText(
      `ruleset: zones\npacks: ${packs}\ncombatants: { Ada: { from: ada-the-warrior }, Gob: { from: toll-ruffian } }\n`,
      'ford.yaml',
      shelf,
      also,
    )
  const versions = async (packs: string, also: string[] = []): Promise<string[]> => {
    const reading = await read(packs, also)
    if ('problems' in reading) return reading.problems.map(formatProblem)
    return (reading.setup.packs ?? []).map(({ id, version }) => `${id}@${version}`)
  }

  it('has them in full in its value, which reads without any shelf', async () => {
    const reading = await read('[cold@1.2.0]')
    if ('problems' in reading) throw new Error(reading.problems[0]?.message)
    const again = await readEncounterText(JSON.stringify(reading.value), 'sent')
    expect('setup' in again && again.setup.packs).toEqual(reading.setup.packs)
  })

  it('means the latest version that fits', async () => {
    expect(await versions('[cold]')).toEqual(['cold@1.10.0'])
    expect(await versions('[cold@1]')).toEqual(['cold@1.10.0'])
    expect(await versions('[cold@1.2]')).toEqual(['cold@1.2.0'])
    expect(await versions('[]', ['cold@1.2.0'])).toEqual(['cold@1.2.0'])
    expect(await versions('null')).toEqual([])
  })

  it('is told what is wrong with their names, and with them, where it stands', async () => {
    expect(await versions('[cold@2]')).toEqual([
      'ford.yaml:2:9: The content pack "cold" is here in version 1.2.0, 1.10.0, not 2: get that version, or name the one that is here.',
    ])
    expect(await versions('[cold@^1.2]')).toEqual([
      'ford.yaml:2:9: "^1.2" is no version of a pack: write it as in cold@1.2.0, or cold@1 for any that begins with 1.',
    ])
    expect(await versions('[clod]')).toEqual([
      'ford.yaml:2:9: There is no content pack "clod" here. Did you mean "cold"?',
    ])
    expect(await versions('[broken]')).toEqual([
      'cold/pack.yaml:7:18: "3d" ends after the d at column 3: a die needs a number of sides, as in 3d6.',
    ])
    expect(await versions('cold')).toEqual(['ford.yaml:2:1: "packs" should be a list, not "cold".'])
    expect((await versions('[7]'))[0]).toContain('should be the name of a pack')
  })
})

describe('files that are chosen together', () => {
  const FORD =
    'ruleset: zones\npacks: [cold@1.2.0]\ncombatants: { Ada: { from: ada-the-warrior }, Gob: { from: toll-ruffian } }\n'
  const content = 'change:\n  items:\n    longsword: { damage: 1d10 }\n'
  const packsIn = (whole: Awaited<ReturnType<typeof putTogether>>): unknown =>
    'text' in whole
      ? JSON.parse(whole.text).packs.map(({ id }: { id: string }) => id)
      : whole.problems.map((one) => formatProblem(one))

  it('are an encounter with its pack in it', async () => {
    const whole = await putTogether([
      file('more.yaml', content),
      { name: 'ford.yaml', text: FORD },
      file('pack.yaml', MANIFEST),
    ])
    expect([whole.name, packsIn(whole)]).toEqual(['ford.yaml', ['cold']])
    expect(await readEncounterText('text' in whole ? whole.text : '', 'ford.yaml')).toHaveProperty('setup')
  })

  it('hold, also where the encounter does not name them; several are a file each', async () => {
    const plain = { name: 'ford.yaml', text: FORD.replace('packs: [cold@1.2.0]\n', '') }
    const other = file('other.pack.yaml', MANIFEST.replace('id: cold', 'id: other'))
    expect(packsIn(await putTogether([plain, file('cold.pack.yaml', MANIFEST + content), other]))).toEqual([
      'cold',
      'other',
    ])
  })

  it('may be whole folders: each folder with a pack.yaml is a pack, and what lies deeper is none of its files', async () => {
    const inFolder = (folder: string, name: string, text: string) => ({ name: `table/${folder}${name}`, text })
    const cold = [inFolder('cold/', 'pack.yaml', MANIFEST), inFolder('cold/', 'more.yaml', content)]
    const other = inFolder('', 'other.pack.yaml', MANIFEST.replace('id: cold', 'id: other'))
    const fight = inFolder('cold/encounters/', 'ford.yaml', FORD)
    const cases = inFolder('cold/cases/', 'cases.yaml', 'cases: []\n')
    expect(packsIn(await putTogether([...cold, fight, cases]))).toEqual(['cold'])
    // Of several packs, those that the encounter names are used, by name or by path.
    expect(packsIn(await putTogether([...cold, fight, cases, other]))).toEqual(['cold'])
    const byPath = { ...fight, text: FORD.replace('cold@1.2.0', '.., ../../other.pack.yaml') }
    expect(packsIn(await putTogether([...cold, byPath, other]))).toEqual(['cold', 'other'])
    const alone = { ...fight, text: FORD.replace('packs: [cold@1.2.0]\n', '') }
    expect(packsIn(await putTogether([...cold, alone]))).toEqual(['cold'])
    // With several encounters, one has to be chosen.
    const two = [...cold, fight, { ...fight, name: 'table/cold/encounters/lake.yaml' }]
    const names = [fight.name, 'table/cold/encounters/lake.yaml']
    expect(await putTogether(two)).toMatchObject({ encounters: names })
    expect(await putTogether(two, names[1])).toMatchObject({ name: names[1], text: expect.any(String) })
    expect(await putTogether(cold)).toMatchObject({ encounters: [] })
  })

  it('are told what is wrong', async () => {
    const ford = { name: 'ford.yaml', text: FORD }
    expect(packsIn(await putTogether([file('pack.yaml', MANIFEST), file('b.yaml', content)]))).toEqual([
      'cold/pack.yaml:1:1: None of these files is an encounter: choose it together with its packs.',
    ])
    expect(String(packsIn(await putTogether([ford, { ...ford, name: 'two.yaml' }])))).toContain(
      'There are two encounters',
    )
    expect(String(packsIn(await putTogether([ford, file('pack.yaml', MANIFEST.replace('cold', 'clod'))])))).toContain(
      'There is no content pack "cold" here. Did you mean "clod"?',
    )
    expect(
      String(
        packsIn(await putTogether([ford, file('pack.yaml', MANIFEST), file('b.yaml', content.replace('1d10', '1d'))])),
      ),
    ).toContain('cold/b.yaml:3:18: "1d" ends after the d')
  })
})
