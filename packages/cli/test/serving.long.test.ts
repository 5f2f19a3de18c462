import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { readyOnes } from '../src/serve/encounters.ts'
import { readServeOptions, type ServeFlags } from '../src/serve/options.ts'
import { whereOf } from '../src/serve/where.ts'

const root = join(import.meta.dirname, '../../..')
const bin = join(root, 'packages/cli/bin/fray.js')

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fray-serving-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs `fray` to its end; what it said on both outputs. */
function fray(...args: string[]): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' })
  return { code: status, said: stdout + stderr }
}

/** Starts a command that serves, and waits until it says where. */
async function serving(command: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, command, { env: { ...process.env, ...environment }, cwd: root })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  const closed = once(child, 'close')
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text.toString()
      if (/serves http\S+[\s\S]*(The links are|Server listening)/.test(said)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', () => reject(new Error(said)))
  })
  const end = async () => {
    child.kill('SIGTERM')
    const [code] = (await closed) as [number | null]
    return { code, said }
  }
  return { base: /serves (http\S+)/.exec(said)?.[1] ?? '', end }
}

test('a server is started, backed up, exported from and ended; what it kept can be taken in again', async () => {
  const above = newFolder()
  const data = join(above, 'data')
  const running = await serving([bin, 'serve', 'duel', '--port', '0', '--data', data])
  const links = readFileSync(join(data, 'links.txt'), 'utf8')
  expect(statSync(join(data, 'links.txt')).mode & 0o777).toBe(0o600)
  const fight = /The fight (\w+):/.exec(links)?.[1] ?? ''
  expect(links).toMatch(/ {2}referee: +http:\/\/127\.0\.0\.1:\d+\/#\/join\/[\w-]{44}\n/)
  const second = fray('serve', '--port', '0', '--data', data)
  expect(second).toEqual({
    code: 2,
    said: `The data folder ${data}: another server is running on it. End that one, or name another folder with --data.\n`,
  })
  expect(fray('fights', 'list', '--data', data).said).toContain(`${fight}  `)
  expect(fray('fights', 'delete', fight, '--data', data).said).toContain('another server is running on it')
  const file = join(above, 'backup.sqlite')
  expect(fray('backup', file, '--data', data).said).toContain('holds 1 fight')
  expect(fray('backup', file, '--data', data)).toMatchObject({
    code: 2,
    said: `${file} already exists: name another file.\n`,
  })
  const journal = join(above, 'duel.journal.jsonl')
  expect(fray('fights', 'export', fight, journal, '--data', data).code).toBe(0)
  expect(fray('verify', journal).said).toContain('The same:')
  const { code, said } = await running.end()
  expect(code).toBe(0)
  expect(said).toContain('Ending: everyone is notified')
  for (const key of links.match(/[\w-]{44}/g) ?? []) expect(said).not.toContain(key)
  expect(fray('fights', 'import', journal, '--data', data).said).toMatch(
    /is now the fight \w+; "fray serve --links \w+"/,
  )
  writeFileSync(journal, readFileSync(journal, 'utf8').replace('"version":1', '"version":7'))
  expect(fray('fights', 'import', journal, '--data', data)).toMatchObject({ code: 2 })
  // What fails only once something is written is no error in Fray.
  const other = new DatabaseSync(join(data, 'fights.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  expect(fray('fights', 'delete', fight, '--data', data)).toEqual({
    code: 2,
    said: "The server's data folder: another program is writing to it. Try again when it is done.\n",
  })
  other.close()
  expect(fray('restore', above, '--data', data)).toEqual({
    code: 2,
    said: `${above} is a folder: name a file that fray backup has written.\n`,
  })
  expect(fray('fights', 'delete', fight, '--data', data).said).toBe(`The fight ${fight} is deleted.\n`)
})

test('what is wrong with how it is started is said in one sentence', () => {
  const wrong =
    (options: ServeFlags, environment = {}) =>
    () =>
      readServeOptions(options, environment)
  expect(wrong({ port: '70000' })).toThrow('--port 70000: give a whole number from 0 to 65535.')
  expect(wrong({ limit: ['figths=3'] })).toThrow('There is no limit "figths".')
  expect(wrong({ url: 'fray.example.org' })).toThrow('as in https://fray.example.org/')
  expect(wrong({}, { FRAY_KEEP_DAYS: 'x' })).toThrow('--keep-days x')
  expect(wrong({ page: '/nowhere' })).toThrow('--page /nowhere: there is no index.html.')
  // As "$HOST" is, where nobody has set it: it would be every address of the machine, and the folder that one happens to be in.
  expect(wrong({ host: '' })).toThrow('--host "": this is empty.')
  expect(wrong({ name: ['a', ''] })).toThrow('--name "": this is empty.')
  expect(() => whereOf({ data: '' }, {})).toThrow('--data "": this is empty.')
  expect(() => whereOf({ databaseUrl: '' }, {})).toThrow('--database-url "": this is empty.')
})

test('the fights to measure with are begun by their names, and not listed', () => {
  const ready = readyOnes()
  expect(ready.list.map(({ name }) => name)).not.toContain('zones/plain')
  expect(ready.read('zones/plain')).toMatch(/^ruleset: zones$/m)
  expect(ready.read('zones/duel')).toBe(ready.read('duel'))
})

test('the command line counts more than the environment, and who is reached from elsewhere has an admin', () => {
  const environment = { FRAY_PORT: '80', FRAY_LIMITS: 'fights=5 trials=7', FRAY_NAMES: 'a.example, b.example' }
  const options = readServeOptions({ port: '81', limit: ['fights=6'] }, environment)
  expect([options.port, options.limits.fights, options.limits.trials]).toEqual([81, 6, 7])
  expect([options.names, options.start]).toEqual([['a.example', 'b.example'], 'admin'])
  expect(readServeOptions({}, {})).toMatchObject({ port: 3729, host: '127.0.0.1', start: 'anybody', base: null })
  expect(readServeOptions({ host: '0.0.0.0' }, {}).start).toBe('admin')
})

test('the unit and the container start a server as they are written, which has an admin then', async () => {
  const data = join(newFolder(), 'data')
  const unit = readFileSync(join(root, 'deploy/fray.service'), 'utf8')
  const [program = '', ...args] = (/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '').split(' ')
  expect(program).toBe('/opt/fray/node_modules/.bin/node')
  expect(statSync(join(root, args[0] ?? '')).isFile()).toBe(true)
  const there = args.map((word) => (word === '/var/lib/fray' ? data : word))
  const running = await serving(there, { FRAY_PORT: '0', FRAY_URL: 'https://fray.example.org/' })
  expect(running.base).toBe('https://fray.example.org/')
  const key = readFileSync(join(data, 'admin.key'), 'utf8').trim()
  expect(readFileSync(join(data, 'links.txt'), 'utf8')).toContain(`https://fray.example.org/#/begin/${key}`)
  expect((await running.end()).code).toBe(0)
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
  const entry = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(dockerfile)?.[1] ?? '[]') as string[]
  const command = JSON.parse(/^CMD (\[.*)$/m.exec(dockerfile)?.[1] ?? '[]') as string[]
  const inside = [...entry.slice(1), ...command].map((word) => (word === '/data' ? data : word))
  const container = await serving(inside, {
    FRAY_PORT: '0',
    FRAY_HOST: '127.0.0.1',
    FRAY_URL: 'https://fray.example.org/',
  })
  expect((await container.end()).code).toBe(0)
})

test.runIf(process.platform === 'linux')('where nothing can be made every command says so, and ends', () => {
  const environment = { ...process.env, FRAY_DATA: '/proc/x' }
  const cannot = /\/proc\/x.*(cannot be created|cannot be written: there is no such file)\. Name another/
  for (const command of [
    ['serve', '--port', '0'],
    ['serve', '--port', '0', '--data', '/proc/x/y'],
    ['play', 'duel', '--seed', '7'],
    ['backup', '/proc/x/file'],
  ]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...command], {
      ...{ encoding: 'utf8', env: environment, timeout: 60_000, killSignal: 'SIGKILL', input: '' },
    })
    expect([command, status, stdout + stderr]).toEqual([command, 2, expect.stringMatching(cannot)])
  }
})
