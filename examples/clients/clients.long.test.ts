import { spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

vi.setConfig({ testTimeout: 900_000 })

const BIN = join(import.meta.dirname, '../../packages/cli/bin/fray.js')
const folder = mkdtempSync(join(tmpdir(), 'fray-clients-'))
let stop = (): unknown => null
afterAll(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A small fight of each game. */
const FIGHTS = [
  'zones/duel',
  'weapon-speed/clock-yard',
  'shock/gap-in-the-hedge',
  'free-hits/heel',
  'escalation/cider-press',
]
const OVER = /(is over|can still fight|wins?\b)/i

const python = ['python3', 'python'].find(
  (one) => spawnSync(one, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0,
)
const hasCurl =
  spawnSync('curl', ['--version']).status === 0 && spawnSync('sh', ['-c', 'od --version']).error === undefined

/** Runs a program to its end. */
function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>(
    (resolve, reject) => {
      const child = spawn(command, args, { cwd: folder, env: { ...process.env, PYTHONUTF8: '1', ...env } })
      onTestFinished(() => void child.kill())
      let [out, err] = ['', '']
      child.stdout.on('data', (text) => (out += text))
      child.stderr.on('data', (text) => (err += text))
      child.on('error', reject)
      child.on('close', (code) => resolve({ code, out, err }))
    },
  )
}

/** The address of the server at which all play. */
let base = ''
beforeAll(async () => {
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', join(folder, 'server')])
  stop = () => child.kill()
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text
      base = /http:\/\/\S+:\d+\//.exec(said)?.[0] ?? ''
      if (base !== '') resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', () => reject(new Error(said)))
  })
})

/** The links to the seats of a fight that is started there. */
async function linksOf(encounter: string): Promise<readonly (readonly [seat: string, link: string])[]> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ encounter, seed: 'seven' })
  const answer = await fetch(`${base}api/fights`, { method: 'POST', headers, body })
  return Object.entries(((await answer.json()) as { links: Record<string, string> }).links)
}

/** A fight in which the computer has the referee's seat; the players' link. */
async function served(fight: string): Promise<string> {
  const links = await linksOf(fight)
  const [, key = ''] = links.find(([seat]) => seat === 'referee')?.[1].split('#/join/') ?? []
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const seat = (await (await fetch(`${base}api/seat`, { headers })).json()) as { fight: string }
  const answer = await fetch(`${base}api/fights/${seat.fight}/hand-over`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ id: 'computer', seat: 'referee', to: 'aggressive' }),
  })
  expect(answer.status).toBe(200)
  return links.find(([seat]) => seat !== 'referee' && seat !== 'spectators')?.[1] ?? ''
}

describe.each(FIGHTS)('%s is played to its end', (fight) => {
  it('over lines of JSON, by Python', async ({ skip }) => {
    if (python === undefined) return skip('There is no Python 3.9 or newer on this machine.')
    const journal = `${fight.replace(/\W/g, '-')}.jsonl`
    const script = join(import.meta.dirname, 'fray_lines.py')
    const fray = { FRAY: `'${process.execPath}' '${BIN}'` }
    const played = await run(python, [script, fight, '--seed', '7', '--journal', journal], fray)
    expect(played).toMatchObject({ code: 0, err: '' })
    expect(played.out.trimEnd().split('\n').slice(-3).join('\n')).toMatch(OVER)
    expect(await run(process.execPath, [BIN, 'verify', journal])).toMatchObject({ code: 0 })
  })

  it('at a server, by Python', async ({ skip }) => {
    if (python === undefined) return skip('There is no Python 3.9 or newer on this machine.')
    const played = await run(python, [join(import.meta.dirname, 'fray_http.py'), await served(fight)])
    expect(played).toMatchObject({ code: 0, err: '' })
    expect(played.out.trimEnd().split('\n').slice(-3).join('\n')).toMatch(OVER)
  })

  it('at a server, by a shell with curl', async ({ skip }) => {
    if (!hasCurl) return skip('There is no shell with curl on this machine.')
    const played = await run('sh', [join(import.meta.dirname, 'fray_http.sh'), await served(fight)])
    expect(played).toMatchObject({ code: 0, err: '' })
    expect(played.out).toMatch(OVER)
    expect(readdirSync(folder).filter((name) => name.endsWith('.svg'))).not.toEqual([])
  })
})

describe('a client made of the OpenAPI document', () => {
  const tools = join(import.meta.dirname, '../../scripts/api/typedoc')
  const both = async () =>
    (await linksOf('zones/duel')).flatMap(([seat, link]) => (seat === 'spectators' ? [] : [link]))

  it('of openapi-typescript and openapi-fetch compiles as strict as one may ask, and plays a fight', async () => {
    // Installs what makes clients, where it is missing.
    const schemas = join(import.meta.dirname, '../../scripts/openapi.ts')
    expect(await run(process.execPath, [schemas, '--check'])).toMatchObject({ code: 0 })
    const home = join(folder, 'made')
    mkdirSync(home)
    symlinkSync(join(tools, 'node_modules'), join(home, 'node_modules'), 'junction')
    const client = join(home, 'fray_openapi.mts')
    copyFileSync(join(import.meta.dirname, 'fray_openapi.mts'), client)
    const maker = join(tools, 'node_modules/openapi-typescript/bin/cli.js')
    const types = join(home, 'fray.d.ts')
    expect(await run(process.execPath, [maker, `${base}api/openapi.json`, '-o', types])).toMatchObject({ code: 0 })
    const compilerOptions = {
      ...{ target: 'ES2023', lib: ['ES2023', 'DOM'], module: 'NodeNext', noEmit: true, skipLibCheck: false },
      ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
      ...{ allowImportingTsExtensions: true, verbatimModuleSyntax: true, types: ['node'] },
      typeRoots: [join(import.meta.dirname, '../../node_modules/@types')],
    }
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['fray_openapi.mts'] }))
    const compiler = join(tools, 'node_modules/typescript/bin/tsc')
    expect(await run(process.execPath, [compiler, '-p', home])).toMatchObject({ code: 0, out: '' })
    // A field that the document does not have is seen by the compiler.
    const wrong = readFileSync(client, 'utf8').replace('action: chosen.key', 'acton: chosen.key')
    writeFileSync(join(home, 'wrong.mts'), wrong)
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['wrong.mts'] }))
    expect((await run(process.execPath, [compiler, '-p', home])).out).toContain("'acton' does not exist")
    const played = await run(process.execPath, [client, ...(await both())])
    expect(played).toMatchObject({ code: 0, err: '' })
    expect(played.out).toMatch(OVER)
  })

  it('in Python, with a method for each operation, plays a fight', async ({ skip }) => {
    if (python === undefined) return skip('There is no Python 3.9 or newer on this machine.')
    const played = await run(python, [join(import.meta.dirname, 'fray_openapi.py'), ...(await both())])
    expect(played).toMatchObject({ code: 0, err: '' })
    expect(played.out).toMatch(OVER)
  })
})

describe('where a client has both seats, who stand too far apart to strike', () => {
  const both = async () =>
    (await linksOf('zones/duel')).flatMap(([seat, link]) => (seat === 'spectators' ? [] : [link]))

  it('they come to blows, by Python', { timeout: 300_000 }, async ({ skip }) => {
    if (python === undefined) return skip('There is no Python 3.9 or newer on this machine.')
    const played = await run(python, [join(import.meta.dirname, 'fray_http.py'), ...(await both())])
    expect(played).toMatchObject({ code: 0, err: '' })
  })

  it('they come to blows, by a shell with curl', { timeout: 300_000 }, async ({ skip }) => {
    if (!hasCurl) return skip('There is no shell with curl on this machine.')
    const played = await run('sh', [join(import.meta.dirname, 'fray_http.sh'), ...(await both())])
    expect(played).toMatchObject({ code: 0, err: '' })
  })
})

it('who goes on at a server that numbers otherwise loses no line and tells none twice, by Python', async ({ skip }) => {
  if (python === undefined) return skip('There is no Python 3.9 or newer on this machine.')
  const all = [
    'They begin.',
    "Ada's Turn.",
    'Ada moves.',
    'Taken back: Ada moves.',
    'Ada strikes.',
    'Corwin falls.',
    'It is over.',
  ]
  const tables = [
    { epoch: 'here', told: ['They begin.', "Ada's Turn.", 'Ada moves.', 'Taken back: Ada moves.'] },
    // What was taken back is not told there, so that numbers are lower.
    { epoch: 'there', told: ['They begin.', "Ada's Turn.", 'Ada strikes.'] },
    { epoch: 'there', told: ['They begin.', "Ada's Turn.", 'Ada strikes.', 'Corwin falls.'] },
    { epoch: 'here', told: all },
  ]
  const wholes = tables.map(({ epoch, told }) => {
    const lines = told.map((words, at) => ({ n: at + 1, words }))
    return { epoch, seq: 0, table: { seat: { id: 'ada' } }, told: lines }
  })
  const script = `
import json, os, sys
sys.path.insert(0, os.environ["CLIENTS"])
from fray_http import Seat
seat = object.__new__(Seat)
seat.epoch, seat.told, seat.lines = None, 0, []
for whole in json.loads(os.environ["WHOLES"]):
    seat.take(whole)`
  const environment = { CLIENTS: import.meta.dirname, WHOLES: JSON.stringify(wholes), PYTHONDONTWRITEBYTECODE: '1' }
  const { out, err } = await run(python, ['-c', script], environment)
  expect(err).toBe('')
  expect(out.trimEnd().split('\n')).toEqual(all.map((words) => `ada: ${words}`))
})
