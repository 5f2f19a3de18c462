import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8')
const bin = join(root, 'packages/cli/bin/fray.js')

/** Holds a command as it is written in a unit or a container to what `fray help` says that there is. */
function isThere(words: readonly string[]): void {
  const [file, command = '', ...args] = words
  expect(statSync(join(root, file ?? '')).isFile()).toBe(true)
  const { status, stdout } = spawnSync(process.execPath, [bin, 'help', command], { encoding: 'utf8' })
  expect([command, status]).toEqual([command, 0])
  for (const word of args) if (word.startsWith('--')) expect(stdout).toMatch(new RegExp(`^ +${word}( |$)`, 'm'))
}

/** The lines of a unit by section; a directive may stand there several times. */
function sectionsOf(text: string): Record<string, Record<string, string[]>> {
  const sections: Record<string, Record<string, string[]>> = {}
  let section: Record<string, string[]> = {}
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const head = /^\[(\w+)\]$/.exec(line)
    if (head !== null) {
      section = {}
      sections[head[1] as string] = section
      continue
    }
    const [, name = '', value = ''] = /^([A-Z]\w+)=(.*)$/.exec(line) ?? []
    expect([line, name]).not.toEqual([line, ''])
    section[name] = [...(section[name] ?? []), value]
  }
  return sections
}

test.each(readdirSync(join(root, 'deploy')).filter((name) => name.endsWith('.service')))(
  'the unit %s starts what there is',
  (name) => {
    const { Unit, Service, Install, ...more } = sectionsOf(read(name))
    expect(more).toEqual({})
    expect(Unit?.Description).toHaveLength(1)
    expect(Install?.WantedBy).toEqual(['multi-user.target'])
    const [program, ...words] = (Service?.ExecStart?.[0] ?? '').split(' ')
    expect(program).toBe('/opt/fray/node_modules/.bin/node')
    isThere(words)
    for (const hardening of ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'PrivateDevices'])
      expect([hardening, Service?.[hardening]]).toEqual([hardening, ['true']])
    expect([Service?.UMask, Service?.ProtectSystem]).toEqual([['0077'], ['strict']])
    // What a unit writes into is a folder that systemd makes for it.
    const data = words[words.indexOf('--data') + 1]
    if (words.includes('--data')) expect(data).toBe(`/var/lib/${Service?.StateDirectory?.[0]}`)
  },
)

test('the containers start what there is, on one database, behind a proxy that knows them', () => {
  interface Service {
    readonly image: string
    readonly build?: { readonly context: string; readonly dockerfile: string }
    readonly entrypoint?: readonly string[]
    readonly command?: readonly string[]
    readonly environment?: Readonly<Record<string, string>>
    readonly volumes?: readonly string[]
    readonly depends_on?: unknown
    readonly ports?: readonly string[]
  }
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>
    readonly volumes: Readonly<Record<string, null>>
  }
  expect(Object.keys(services)).toEqual(['database', 'server-1', 'server-2', 'worker', 'proxy'])
  const entry = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '[]') as string[]
  for (const name of ['server-1', 'server-2', 'worker']) {
    const { build, entrypoint = entry, command = [], environment = {} } = services[name] as Service
    expect(existsSync(join(root, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
    expect(entrypoint[0]).toBe('node')
    isThere([...entrypoint.slice(1), ...command])
    expect(environment.DATABASE_URL).toMatch(
      /^postgres:\/\/fray:\$\{FRAY_DATABASE_PASSWORD:\?[\w ]+\}@database:5432\/fray$/,
    )
    const known = /^\| +\| `(FRAY_\w+)`|`(FRAY_\w+)(?==1)?`/gm
    const documented = [...readFileSync(join(root, 'docs/how-to/run-a-server.md'), 'utf8').matchAll(known)].map(
      (m) => m[1] ?? m[2],
    )
    for (const variable of Object.keys(environment).filter((one) => one !== 'DATABASE_URL'))
      expect(documented).toContain(variable)
  }
  for (const { volumes: mounts = [] } of Object.values(services)) {
    for (const mount of mounts) {
      const [from = ''] = mount.split(':')
      if (from.startsWith('.')) expect(existsSync(join(root, 'deploy', from))).toBe(true)
      else expect(Object.keys(volumes)).toContain(from)
    }
  }
  // Nothing but the proxy is heard outside.
  expect(
    Object.entries(services)
      .filter(([, { ports }]) => ports !== undefined)
      .map(([name]) => name),
  ).toEqual(['proxy'])
  const upstreams = /reverse_proxy (.*) \{/.exec(read('Caddyfile'))?.[1]?.split(' ')
  expect(upstreams).toEqual(['server-1:3729', 'server-2:3729'])
  expect(read('Dockerfile')).toContain('FRAY_PORT=3729')
})
