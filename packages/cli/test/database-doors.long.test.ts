import { randomBytes } from 'node:crypto'
import { PASSWORD, useEncryptedPostgres } from '@fray/server/test/encrypted-postgres'
import { useOwnPostgres } from '@fray/server/test/postgres'
import { afterAll, expect, test, vi } from 'vitest'
import { ended, Place } from './fray.ts'

vi.setConfig({ testTimeout: 300_000 })

const encrypted = useEncryptedPostgres()
const plain = useOwnPostgres()
const place = new Place()
afterAll(() => place.remove())

const WRONG = 'do-not-tell'

/** An address with other words in it. */
function at(url: string, { query = '', ...change }: Partial<URL> & { readonly query?: string }): string {
  const changed = Object.assign(new URL(url), change)
  changed.search = query
  return changed.href
}

/** What `fray serve` and `fray worker` say where they cannot have the database: one sentence or two, and the same. */
async function refused(url: string): Promise<string> {
  const env = { DATABASE_URL: url }
  const commands = [
    ['serve', '--port', '0', '--log', 'silent'],
    ['worker', '--threads', '1'],
  ]
  const [serve, worker] = await Promise.all(commands.map((command) => place.frayAlone(command, [], env)))
  expect(worker).toEqual(serve)
  expect([serve?.code, serve?.out]).toEqual([2, ''])
  expect(serve?.err).toMatch(/^The .*\.\n$/)
  for (const secret of [WRONG, PASSWORD]) expect(serve?.err).not.toContain(secret)
  return (serve?.err ?? '').trimEnd()
}

test('a wrong password, none, and a user who is not let in: what is wrong and what would be right', async () => {
  const url = await encrypted.newDatabaseOf('careful')
  const shown = `The database careful@${new URL(url).host}${new URL(url).pathname}`
  expect(await refused(at(url, { password: WRONG }))).toBe(
    `${shown}: it does not accept this user with this password. Give the right ones with --database-url or DATABASE_URL.`,
  )
  expect(await refused(at(url, { password: '' }))).toBe(
    `${shown}: it asks for a password. Give it in the address, in PGPASSWORD or in ~/.pgpass.`,
  )
  expect(await refused(at(url, { username: 'stranger', password: WRONG }))).toMatch(
    /: it does not let this user in from here without encryption\. Ask for it with sslmode=verify-full in the address, or let the user in \(pg_hba\.conf\)\.$/,
  )
})

test('encryption that the database does not have, or has alone', async () => {
  const bare = at(await plain.newDatabase(), { password: WRONG, query: 'sslmode=require' })
  expect(await refused(bare)).toMatch(
    /: it does not accept encrypted connections\. Switch ssl on there, or use no encryption, with sslmode=disable in the address\.$/,
  )
  expect(await refused(await encrypted.newDatabaseOf('sealed'))).toMatch(
    /: it does not let this user in from here without encryption\. Ask for it with sslmode=verify-full in the address/,
  )
  expect(await refused(at(bare, { query: 'sslmode=perhaps' }))).toBe(
    'The address of the database says sslmode=perhaps: give verify-full (encrypted, with a certificate for this host), ' +
      'no-verify (encrypted, with any certificate) or disable.',
  )
})

test('a certificate that nobody has signed: not taken unless it is named, and only for its own host', async () => {
  const url = await encrypted.newDatabaseOf('sealed')
  for (const query of ['sslmode=require', 'sslmode=verify-full', 'sslrootcert=system'])
    expect(await refused(at(url, { query }))).toMatch(
      /: its certificate is not signed by anyone this machine trusts\. Name the certificate of the signer with sslrootcert=FILE in the address; for a self-signed one, its own\.$/,
    )
  const named = (file: string) => `sslmode=verify-full&sslrootcert=${encodeURIComponent(file)}`
  expect(await refused(at(url, { query: named('/nowhere/ca.crt') }))).toBe(
    'The address of the database names /nowhere/ca.crt, which cannot be read (ENOENT): name the file of a certificate with sslrootcert.',
  )
  expect(await refused(at(url, { hostname: 'localhost', query: named(encrypted.certificate) }))).toMatch(
    /: its certificate is for another name\. Name its host in the address as the certificate does\.$/,
  )
  for (const [query, env] of [
    [named(encrypted.certificate), {}],
    ['sslmode=no-verify', {}],
    ['sslrootcert=system', { NODE_EXTRA_CA_CERTS: encrypted.certificate }],
  ] as const) {
    const list = await place.frayAlone(['runs', 'list', '--on', at(url, { query })], [], env)
    expect(list).toEqual({ code: 0, out: 'There are no runs.\n', err: '' })
  }
})

test('a worker and a server that are let in say where they are, and not how', async () => {
  const url = await encrypted.newDatabaseOf('sealed')
  const query = `sslmode=verify-full&sslrootcert=${encodeURIComponent(encrypted.certificate)}`
  const key = randomBytes(20).toString('hex')
  const env = { DATABASE_URL: at(url, { query }), FRAY_ADMIN_KEY: key }
  for (const [command, says] of [
    [['worker', '--threads', '1'], /1 thread plays what is requested at postgres:\/\/sealed@127/],
    [['serve', '--port', '0', '--log', 'debug'], /serves http/],
  ] as const) {
    const child = place.spawn(command, env)
    const over = ended(child)
    let said = ''
    child.stdout.on('data', (text: string) => {
      said += text
    })
    await vi.waitFor(() => expect(said).toMatch(says), { timeout: 120_000 })
    child.kill('SIGTERM')
    const { code, out, err } = await over
    expect(code).toBe(0)
    expect(out + err).not.toContain(PASSWORD)
  }
})
