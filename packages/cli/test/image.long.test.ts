import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 600_000 })

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'fray-image-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

/** A step of the Dockerfile: its word and the rest of its line. */
interface Step {
  readonly word: string
  readonly rest: string
}

const steps: readonly Step[] = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ word: line.split(' ')[0] as string, rest: line.slice(line.indexOf(' ') + 1) }))

/** What a clone holds: nothing that was built, and nothing that is ignored. */
function context(): string {
  const clone = join(folder, 'context')
  const files = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).stdout.split('\0')
  for (const file of files) if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(clone, file))
  return clone
}

/** Does the steps in a folder for each stage, as a container engine would; the folder of the last. */
function build(): string {
  const clone = context()
  const stages = new Map<string, string>()
  let at = ''
  for (const { word, rest } of steps) {
    if (word === 'FROM') {
      const [from = '', , name = 'image'] = rest.split(' ')
      at = join(folder, name)
      mkdirSync(at)
      const base = stages.get(from)
      if (base !== undefined) cpSync(base, at, { recursive: true, verbatimSymlinks: true })
      stages.set(name, at)
    } else if (word === 'COPY') {
      const words = rest.split(' ')
      const from = words[0]?.startsWith('--from=') ? stages.get(words.shift()?.slice('--from='.length) ?? '') : clone
      const into = words.pop() as string
      for (const one of words) {
        const source = join(from as string, one.replace(/^\/opt\/fray\//, ''))
        cpSync(source, into.endsWith('/') ? join(at, into, one.split('/').at(-1) as string) : join(at, into), {
          recursive: true,
          verbatimSymlinks: true,
        })
      }
    } else if (word === 'RUN' && !rest.includes('/data')) {
      const { NODE_ENV: _, ...env } = process.env
      const { status, stderr } = spawnSync('sh', ['-c', rest], { cwd: at, encoding: 'utf8', env })
      expect([rest, status, status === 0 ? '' : stderr]).toEqual([rest, 0, ''])
    }
  }
  return at
}

test('the steps of the image make a server that hands out its own page, without what only tests need', async () => {
  const image = build()
  expect(existsSync(join(folder, 'context/packages/page/dist'))).toBe(false)
  expect(existsSync(join(image, 'node_modules/fastify'))).toBe(true)
  for (const name of ['vitest', 'typescript'])
    expect([name, existsSync(join(image, 'node_modules', name))]).toEqual([name, false])
  const [, program = '', ...words] = JSON.parse(
    steps.find(({ word }) => word === 'ENTRYPOINT')?.rest ?? '[]',
  ) as string[]
  const args = words.map((word) => (word === '/data' ? join(folder, 'data') : word))
  const child = spawn(process.execPath, [join(image, program), ...args, '--port', '0'], { cwd: image })
  try {
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
    })
    child.stderr.on('data', (text) => {
      said += text
    })
    await vi.waitFor(() => expect(said).toMatch(/http:\S+/), { timeout: 60_000, interval: 50 })
    const base = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? ''
    expect((await fetch(`${base}/healthz`)).status).toBe(200)
    expect(await (await fetch(base)).text()).toContain('<title>Fray</title>')
  } finally {
    const gone = once(child, 'close')
    child.kill('SIGKILL')
    await gone
  }
})

test('every manifest of the workspaces is there before anything is installed', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  const copied = steps
    .filter(({ word, rest }) => word === 'COPY' && rest.startsWith('packages/'))
    .map(({ rest }) => rest)
  expect(copied).toEqual(workspaces.map((one) => `${one}/package.json ${one}/`))
})
