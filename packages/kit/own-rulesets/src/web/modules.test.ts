import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { modulesFor } from './modules.ts'
import { standInFor } from './parts.ts'

const root = mkdtempSync(join(tmpdir(), 'fray-web-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let count = 0

/** A package of these files, read from `index.ts` on. */
async function read(files: Readonly<Record<string, string>>) {
  const folder = join(root, `package-${++count}`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return modulesFor({ file: join(folder, 'index.ts'), folder }, (part, from) => `${from} wants ${part}`)
}

describe('the modules of a ruleset for a browser', () => {
  it('are those that the entry leads to, without types, with what they want of Fray led elsewhere', async () => {
    const found = await read({
      'index.ts':
        "import { type Game, rulesetOf } from '@fray/kernel/rules'\nimport { a } from './deep/a.ts'\nexport const x: number = a\n",
      'deep/a.ts':
        "import '../index.ts'\nexport const a = 1 as number\nexport const later = () => import('@fray/rulesets/kinds/form')\nexport const more = () => import('./b.json', { with: { type: 'json' } })\n",
      'deep/b.json': '{}',
      'deep/secret.ts': 'export const nobody = 1\n',
    })
    if (typeof found === 'string') throw new Error(found)
    expect(found.entry).toBe('index.ts')
    expect([...found.files.keys()].sort()).toEqual(['deep/a.ts', 'deep/b.json', 'index.ts'])
    expect([...found.parts].sort()).toEqual(['@fray/kernel/rules', '@fray/rulesets/kinds/form'])
    const index = found.files.get('index.ts')?.text ?? ''
    expect(index).toMatch(/^import \{ +rulesetOf \} from 'index\.ts wants @fray\/kernel\/rules'\n/)
    expect(index).not.toContain(': number')
    expect(found.files.get('deep/a.ts')?.text).toMatch(/import\("deep\/a\.ts wants @fray\/rulesets\/kinds\/form"\)/)
    expect(found.files.get('deep/b.json')?.type).toContain('application/json')
  })

  it.each([
    ["\nimport fs from 'node:fs'\n", /index\.ts:2:17: imports "node:fs"/],
    ["import 'rot-js'\n", /index\.ts:1:9: imports "rot-js"/],
    ["import '@fray/rulesets/zones'\n", /imports "@fray\/rulesets\/zones"/],
    ["import '@fray/server'\n", /imports "@fray\/server"/],
    ["import './away.ts'\n", /imports "\.\/away\.ts", and there is no such file/],
    ["const name = './a.ts'\nawait import(name)\n", /index\.ts:2:14: imports what is only known when it runs/],
    [`import '${fileURLToPath(import.meta.url).replace(/^\//, '../../'.repeat(9))}'\n`, /lies outside of the package/],
  ])('%s is not for browsers', async (text, message) => {
    expect(await read({ 'index.ts': text })).toMatch(message)
  })

  it('do not follow a link out of the package', async () => {
    const outside = join(root, 'outside.ts')
    writeFileSync(outside, 'export const secret = 1\n')
    await read({ 'index.ts': '' })
    symlinkSync(outside, join(root, `package-${count}`, 'in.ts'))
    const folder = join(root, `package-${count}`)
    writeFileSync(join(folder, 'index.ts'), "import './in.ts'\n")
    expect(await modulesFor({ file: join(folder, 'index.ts'), folder }, String)).toMatch(/lies outside of the package/)
  })
})

describe('what stands in for a part of Fray', () => {
  it('hands on everything that the part has in Node', async () => {
    const text = await standInFor('@fray/rulesets/kinds/form')
    expect(text).toContain("Symbol.for('fray.parts')")
    expect(text).toMatch(/export const \{ .*declared.* \} = part/)
  })
})
