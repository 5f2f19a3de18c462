import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { placeOf, readDatabaseUrl } from '../src/store/postgres/address.ts'
import { bringTables } from '../src/store/postgres/migrate.ts'
import { isAway } from '../src/store/postgres/problem.ts'

/** What is said of an address that is refused; what it may hold of a password is never in it. */
function refusalOf(url: string, environment: Record<string, string> = {}): string {
  try {
    readDatabaseUrl(url, environment)
  } catch (error) {
    expect((error as Error).message).not.toMatch(/geheim|1234/)
    return (error as Error).message
  }
  throw new Error(`${url} was taken.`)
}

test.each([
  ['postgres://ann@[::1]:5599/fray', 'ann@[::1]:5599/fray'],
  ['postgres://ann:p%40ss%3Aw%2Frd%231%25@db.example.org/fray', 'ann@db.example.org:5432/fray'],
  ['postgres://ann:p@ss@db.example.org/fray', 'ann@db.example.org:5432/fray'],
  ['postgres://ann:secret@/fray?host=/run/postgresql&port=5433', 'ann@/run/postgresql/fray'],
  ['postgresql://ann@%2Frun%2Fpostgresql/fray', 'ann@/run/postgresql/fray'],
  ['postgres://ann@db.example.org/fray?application_name=club', 'ann@db.example.org:5432/fray'],
])('%s is taken, and shown as %s', (url, shown) => {
  expect(placeOf(readDatabaseUrl(url, {}))).toBe(shown)
})

test.each(['1234/geheim', '1234?geheim', '1234#geheim', 'geheim/1234', 'a@geheim/1234'])(
  'a password that ends the host (%s) is not taken for a database, and not shown',
  (password) => {
    expect(refusalOf(`postgres://ann:${password}@db.example.org/fray`)).toMatch(/write %40 for @, .* PGPASSWORD\.$/)
  },
)

test.each(['SSLMODE=require', 'ssl_mode=verify-full', 'sslm%6Fde=require', 'ssl=true', 'target_session_attrs=any'])(
  '%s is refused, and not passed over in silence',
  (said) => {
    const [name] = said.split('=')
    expect(refusalOf(`postgres://ann@db.example.org/fray?${said}`)).toMatch(
      new RegExp(
        `^The address of the database says ${name}, which has no meaning here: omit it\\. Available: sslmode, `,
      ),
    )
  },
)

test('what is said twice is refused, for the last would count in silence', () => {
  expect(refusalOf('postgres://ann@db.example.org/fray?sslmode=verify-full&sslmode=disable')).toBe(
    'The address of the database says sslmode twice: omit one.',
  )
})

test('PGSSLMODE is read as strictly as sslmode, where the address says nothing', () => {
  const url = 'postgres://ann@db.example.org/fray'
  for (const wrong of ['Require', 'allow', 'yes'])
    expect(refusalOf(url, { PGSSLMODE: wrong })).toMatch(
      new RegExp(
        `^PGSSLMODE=${wrong} in the environment: give verify-full \\(.*\\), no-verify \\(.*\\) or disable\\.$`,
      ),
    )
  expect(readDatabaseUrl(url, { PGSSLMODE: 'require' })).toBe(url)
  expect(readDatabaseUrl(`${url}?sslmode=disable`, { PGSSLMODE: 'Require' })).toBe(`${url}?sslmode=disable`)
})

test.each([
  ['sslrootcert=system', 'sslmode=verify-full'],
  ['sslrootcert=system&sslmode=verify-full', '&sslmode=verify-full'],
  ['sslmode=verify-full&sslrootcert=system&application_name=club', 'sslmode=verify-full&&application_name=club'],
])('%s asks for the authorities that everybody knows, and for the strictest mode', (said, read) => {
  const url = 'postgres://ann@db.example.org/fray?'
  for (const environment of [{}, { PGSSLMODE: '' }, { PGSSLMODE: 'verify-full' }])
    expect(readDatabaseUrl(url + said, environment)).toBe(url + read)
  expect(new Client({ connectionString: url + read })).toMatchObject({ ssl: {} })
})

test('a weaker mode with the authorities that everybody knows is refused, wherever it is said', () => {
  const url = 'postgres://ann@db.example.org/fray?sslrootcert=system'
  const refusal = (mode: string) =>
    `The address of the database says sslrootcert=system, with sslmode=${mode}: write sslmode=verify-full with it.`
  for (const mode of ['require', 'verify-ca', 'no-verify', 'disable']) {
    expect(refusalOf(`${url}&sslmode=${mode}`)).toBe(refusal(mode))
    expect(refusalOf(url, { PGSSLMODE: mode })).toBe(refusal(mode))
  }
  expect(refusalOf('postgres://ann@db.example.org/fray?sslrootcert=systems')).toContain(
    'names systems, which cannot be read',
  )
})

test('whatever takes connections and says nothing is a database that does not answer', async () => {
  const mute = createServer().listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const url = `postgres://ann@127.0.0.1:${(mute.address() as AddressInfo).port}/fray`
  const error: unknown = await bringTables(url, { readOnly: true }).catch((thrown: unknown) => thrown)
  mute.close()
  expect(String(error)).toMatch(/^StoreProblem: The database .*: it does not answer\. Start it, or name another\.$/)
  expect(isAway(error)).toBe(true)
}, 60_000)
