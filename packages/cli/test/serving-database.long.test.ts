import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usePostgres } from '@fray/server/test/postgres'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const bin = join(root, 'packages/cli/bin/fray.js')
const PASSWORD = 'do-not-tell'
const postgres = usePostgres()

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fray-serving-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function fray(
  environment: Record<string, string>,
  ...args: string[]
): { readonly code: number | null; readonly said: string } {
  const env = { ...process.env, ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', env })
  return { code: status, said: stdout + stderr }
}

/** Starts a server, and waits until it has shown its links. */
async function serving(args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...environment }, cwd: root })
  onTestFinished(() => void child.kill('SIGKILL'))
  const closed = once(child, 'close')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text.toString()
      if (said.includes('The links are in')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', () => reject(new Error(said)))
  })
  return async () => {
    child.kill('SIGTERM')
    const [code] = (await closed) as [number | null]
    return { code, said }
  }
}

async function address(): Promise<string> {
  const url = new URL(await postgres.newDatabase())
  url.password ||= PASSWORD
  return url.href
}

test('two servers on one database share fights and the key of the admin; folders hold links alone, and no password is told', {
  timeout: 300_000,
}, async () => {
  const above = newFolder()
  const [one, two] = [join(above, 'one'), join(above, 'two')]
  const DATABASE_URL = await address()
  const here = { DATABASE_URL, FRAY_URL: 'https://fray.example.org/' }
  const endFirst = await serving([bin, 'serve', 'duel', '--port', '0', '--data', one], here)
  const links = readFileSync(join(one, 'links.txt'), 'utf8')
  const fight = /The fight (\w+):/.exec(links)?.[1] ?? ''
  const endSecond = await serving([bin, 'serve', '--links', fight, '--port', '0', '--data', two], here)
  const more = readFileSync(join(two, 'links.txt'), 'utf8')
  const admin = /#\/begin\/([\w-]+)/
  expect(admin.exec(more)?.[1]).toBe(admin.exec(links)?.[1])
  expect(more).toContain(`The fight ${fight}:`)
  expect([readdirSync(one), readdirSync(two)]).toEqual([['links.txt'], ['links.txt']])

  expect(fray({ DATABASE_URL }, 'fights', 'list').said).toContain(`${fight}  `)
  const journal = join(above, 'duel.journal.jsonl')
  expect(fray({}, 'fights', 'export', fight, journal, '--database-url', DATABASE_URL).code).toBe(0)
  expect(fray({ DATABASE_URL }, 'fights', 'import', journal).said).toContain('is now the fight')
  const file = join(above, 'backup.sqlite')
  expect(fray({ DATABASE_URL }, 'backup', file).said).toContain('holds 2 fights')
  expect(fray({ DATABASE_URL }, 'fights', 'delete', fight).said).toBe(`The fight ${fight} is deleted.\n`)
  expect(fray({ DATABASE_URL }, 'restore', file).said).toBe(
    '1 fight restored, with the links to their seats.\n1 fight already there, left unchanged.\n',
  )
  // A folder that is named on the command line counts more than a database in the environment.
  const data = join(above, 'data')
  expect(fray({ DATABASE_URL }, 'restore', file, '--data', data).said).toContain('2 fights restored')
  expect(existsSync(join(data, 'fights.sqlite'))).toBe(true)
  expect(fray({}, 'fights', 'list', '--data', data).said).toContain(`${fight}  `)
  expect(readFileSync(file).includes(admin.exec(links)?.[1] ?? 'nothing')).toBe(false)

  for (const end of [endFirst, endSecond]) {
    const { code, said } = await end()
    expect(code).toBe(0)
    expect(said).toMatch(/Its fights are stored in the database postgres@[\d.:]+\/fray_test_\w+\n/)
    for (const secret of [new URL(DATABASE_URL).password, ...((links + more).match(/[\w-]{44}/g) ?? [])])
      expect(said).not.toContain(secret)
  }
})

test('a database that is not there is said in a sentence', () => {
  const { code, said } = fray(
    {},
    'serve',
    '--port',
    '0',
    '--database-url',
    `postgres://ann:${PASSWORD}@127.0.0.1:1/fray`,
  )
  expect([code, said]).toEqual([
    2,
    'The database ann@127.0.0.1:1/fray: nobody answers there. Start it, or name another.\n',
  ])
})

test('the unit for one of several servers starts as it is written', async () => {
  const data = join(newFolder(), 'data')
  const unit = readFileSync(join(root, 'deploy/fray@.service'), 'utf8')
  const [, ...args] = (/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '').split(' ')
  const there = args.map((word) => (word === '/var/lib/fray/%i' ? data : word))
  const end = await serving(there, {
    DATABASE_URL: await address(),
    FRAY_PORT: '0',
    FRAY_URL: 'https://fray.example.org/',
  })
  expect((await end()).code).toBe(0)
  expect(readdirSync(data)).toEqual(['links.txt'])
})
