import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { Place } from './fray.ts'

const place = new Place()
afterAll(() => place.remove())

const example = (path: string) => fileURLToPath(new URL(`../../../examples/breath/${path}`, import.meta.url))
const yard = example('encounters/yard.yaml')
const env = { FRAY_RULESETS: example('index.ts') }

describe('a ruleset from elsewhere, named by FRAY_RULESETS', () => {
  it('plays a fight with a person, undo and reactions in words', async () => {
    const typed = ['cut Bert high', 'undo', 'referee undo', 'card Hanne', 'what bleeding', 'quit']
    const { code, out } = await place.frayAlone(['play', yard, '--seed', '3'], typed, env)
    expect(code).toBe(0)
    expect(out).toContain('Mara cuts at Bert')
    expect(out).toContain('Taken back')
    expect(out).toContain('reaction: duck (1 of 1)')
    expect(out).toContain('It loses 1 Life at the beginning of each round.')
  })

  it('keeps from a seat what the encounter hides of the others', async () => {
    const { out } = await place.frayAlone(['play', yard, '--seed', '3'], ['card Hanne', 'card Mara', 'quit'], env)
    const [hanne = '', mara = ''] = out.split('Mara: fighter')
    expect(mara).toContain('guard high')
    expect(hanne.slice(hanne.indexOf('Hanne: fighter'))).not.toMatch(/guard|defense|skill/)
  })

  it('simulates in threads, gives odds and runs cases', async () => {
    const { code, out } = await place.frayAlone(['simulate', yard, '--trials', '100', '--threads', '2'], [], env)
    expect(code).toBe(0)
    expect(out).toContain('The bailiffs win')
    expect((await place.frayAlone(['odds', yard, 'Mara cut Bert high'], [], env)).out).toContain('13/20')
    expect((await place.frayAlone(['check', example('cases'), '--quiet'], [], env)).out).toMatch(
      /^\d+ passed, 0 failed$/m,
    )
  })

  it('is not there without it', async () => {
    expect((await place.frayAlone(['validate', yard])).err).toContain('There is no ruleset "breath"')
  })
})

/** What each ruleset that is named and cannot be had is told, in the order of the list. */
const LEFT_OUT: readonly (readonly [name: string, why: string])[] = [
  ['./missing.ts', 'there is no '],
  [
    './nothing.ts',
    'nothing.ts exports no ruleset. Export an object of the type Game from it (docs/how-to/write-a-ruleset.md).',
  ],
  ['./broken.ts', 'Fix it, or take it out of the list.'],
  ['./throws.ts', 'throws.ts:1:7: The moon is full. Fix it, or take it out of the list.'],
  ['./empty', 'has no index.ts. Say in its package.json which file "exports" the ruleset.'],
  ['not-installed', 'no package of that name is installed in '],
  ['in-typescript', 'is TypeScript, which Node does not run in node_modules. It has to be published as JavaScript.'],
  ['./odd.ts', 'its id is "Odd One". Call it in small letters, digits and hyphens, as in my-game.'],
  ['./twice.ts', 'there is a ruleset "zones" already. Give this one an id of its own.'],
]

describe('rulesets that package.json names in fray.rulesets', () => {
  const here = new Place()
  afterAll(() => here.remove())
  const list = (names: unknown) =>
    here.write('package.json', JSON.stringify({ type: 'module', fray: { rulesets: names } }))

  it('are there in the folder and below it, by path and by the name of a package', async () => {
    const folder = join(here.folder, 'node_modules/breath-by-name')
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ type: 'module', exports: { '.': { default: './index.js' } } }),
    )
    writeFileSync(
      join(folder, 'index.js'),
      `export * from ${JSON.stringify(pathToFileURL(example('index.ts')).href)}\n`,
    )
    list(['breath-by-name'])
    expect((await here.frayAlone(['rules'])).out).toContain('breath  Breath (34 rules)')
    list([example('.')])
    expect((await here.frayAlone(['rules', 'breath', 'duck'])).out).toContain('Duck (duck)')
    mkdirSync(join(here.folder, 'below'))
    expect((await here.frayAlone(['rules'], [], { FRAY_RULESETS: '' })).out).not.toContain('breath')
  })

  it('are told to be modules where their package.json says that they are not', async () => {
    mkdirSync(join(here.folder, 'common'))
    here.write('common/package.json', '{ "type": "commonjs", "exports": "./index.ts" }')
    here.write('common/index.ts', "import { join } from 'node:path'\nexport const nothing = join\n")
    list(['./common'])
    expect((await here.frayAlone(['rules'])).err).toContain(
      'index.ts is an ES module. Say "type": "module" in the package.json of its folder.',
    )
  })

  it('are told one by one where they cannot be had, and the others are there', async () => {
    here.write('nothing.ts', 'export const nothing = 1\n')
    here.write('broken.ts', 'export const = 1\n')
    here.write('throws.ts', "throw new Error('The moon is full')\n")
    here.write('odd.ts', "export const game = { rules: { id: 'Odd One' }, readEncounter: () => null }\n")
    here.write('twice.ts', "export const game = { rules: { id: 'zones' }, readEncounter: () => null }\n")
    mkdirSync(join(here.folder, 'empty'))
    const typed = join(here.folder, 'node_modules/in-typescript')
    mkdirSync(typed)
    writeFileSync(join(typed, 'package.json'), JSON.stringify({ type: 'module', exports: './index.ts' }))
    writeFileSync(join(typed, 'index.ts'), 'export const nothing = 1\n')
    list([...LEFT_OUT.map(([name]) => name), 'breath-by-name'])
    const { code, out, err } = await here.frayAlone(['rules'])
    expect(code).toBe(0)
    expect(out).toContain('breath  Breath (34 rules)')
    const lines = err.trim().split('\n')
    expect(lines).toHaveLength(LEFT_OUT.length)
    for (const [at, [name, why]] of LEFT_OUT.entries()) {
      expect(lines[at]).toContain(
        `The ruleset "${name}" (${join(realpathSync(here.folder), 'package.json')}, "fray.rulesets")`,
      )
      expect(lines[at]).toContain(why)
    }
  })

  it('are no list of something else', async () => {
    list('./nothing.ts')
    expect((await here.frayAlone(['rules'])).err).toContain(
      '"fray.rulesets" should be a list of package names and paths, as in ["./my-game"].',
    )
  })
})
