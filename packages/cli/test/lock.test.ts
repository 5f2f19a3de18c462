import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { lstatSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { lockFile } from '../src/io/lock.ts'
import { Place } from './fray.ts'

const place = new Place()
afterAll(() => place.remove())
const file = (name: string) => join(place.folder, name)
const LOCK = fileURLToPath(new URL('../src/io/lock.ts', import.meta.url))
const RACES = 100

/** Tries to lock one file after the other, each at a moment of its own, and keeps what it has got until its input ends. */
const RACER = `
import { lockFile } from ${JSON.stringify(LOCK)}
const [folder, start] = process.argv.slice(1)
const got = []
for (let n = 0; n < ${RACES}; n++) {
  while (Date.now() < Number(start) + 15 * n);
  try {
    lockFile(folder + '/race-' + n)
    got.push(n)
  } catch (error) {
    if (error.code !== 2) throw error
  }
}
console.log(JSON.stringify(got))
process.stdin.resume()
`

function race(start: number): { child: ChildProcessWithoutNullStreams; got: Promise<number[]> } {
  const child = spawn(process.execPath, ['--input-type=module', '-e', RACER, place.folder, String(start)])
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const got = new Promise<number[]>((resolve, reject) => {
    let out = ''
    child.stdout.on('data', (text) => {
      out += text
      if (out.endsWith('\n')) resolve(JSON.parse(out))
    })
    child.on('close', () => reject(new Error(errors)))
  })
  return { child, got }
}

describe('a lock', () => {
  it(`goes to one of three that want it at the same moment, ${RACES} times, a dead one's too`, async () => {
    for (let n = 0; n < RACES; n += 2) place.write(`race-${n}.lock`, '999999999\n')
    const start = Date.now() + 1500
    const racers = [race(start), race(start), race(start)]
    try {
      const all = (await Promise.all(racers.map(({ got }) => got))).flat().sort((a, b) => a - b)
      expect(all).toEqual(Array.from({ length: RACES }, (_, n) => n))
    } finally {
      for (const { child } of racers) child.stdin.end()
      await Promise.all(racers.map(({ child }) => new Promise((resolve) => child.on('close', resolve))))
    }
    expect(place.files()).toEqual([])
  })

  it('is had once in one process, and again when it was given free', () => {
    const free = lockFile(file('mine'))
    expect(() => lockFile(file('mine'))).toThrow('another fray is playing this fight')
    free()
    lockFile(file('mine'))()
    expect(place.files()).toEqual([])
  })

  it('follows no link, and overwrites nothing that is not its own', () => {
    place.write('precious', '12345\n')
    symlinkSync('precious', file('a.lock'))
    symlinkSync('nowhere', file('b.lock'))
    place.write('c.lock', 'dear diary\n')
    place.write('d.lock', '')
    for (const name of ['a', 'b', 'c', 'd']) {
      expect(() => lockFile(file(name))).toThrow(`${name}.lock is not a lock of Fray's`)
    }
    expect(place.read('precious')).toBe('12345\n')
    expect(readlinkSync(file('b.lock'))).toBe('nowhere')
    expect(place.read('c.lock')).toBe('dear diary\n')
    expect(place.files()).toEqual(['a.lock', 'b.lock', 'c.lock', 'd.lock', 'precious'])
  })

  it('is not taken from somebody who has it by now', () => {
    const free = lockFile(file('e'))
    unlinkSync(file('e.lock'))
    place.write('e.lock', `${process.ppid}\n`)
    free()
    expect(lstatSync(file('e.lock')).isFile()).toBe(true)
  })
})
