import { spawnSync } from 'node:child_process'
import { linkSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { Stop } from '../src/io/stop.ts'
import { type Disk, GrowingFile, replaceFile, writeNewFile } from '../src/io/writing.ts'
import { Place, SCUFFLE } from './fray.ts'

const BIN = fileURLToPath(new URL('../bin/fray.js', import.meta.url))
const place = new Place()
afterAll(() => place.remove())
const file = (name: string) => join(place.folder, name)

/** A disk that takes so many bytes in all, at most `atOnce` of them at once, and then none. */
function smallDisk(room: number, atOnce: number, real: Disk): Disk {
  let left = room
  return {
    write(handle, bytes, from) {
      const take = Math.min(left, atOnce, bytes.length - from)
      left -= take
      return take === 0 ? 0 : real.write(handle, bytes.subarray(0, from + take), from)
    },
  }
}

const real: Disk = await import('node:fs').then(({ writeSync }) => ({
  write: (handle, bytes, from) => writeSync(handle, bytes, from),
}))

function stopOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    expect(error).toBeInstanceOf(Stop)
    expect((error as Stop).code).toBe(2)
    return (error as Stop).message
  }
  return 'no error'
}

describe('a file that grows', () => {
  it('is written whole, however little the disk takes at once', () => {
    const grown = new GrowingFile(file('slow'), false, smallDisk(10_000, 3, real))
    grown.add('Zoë strikes the goblin')
    grown.add('x'.repeat(1000))
    grown.close()
    expect(place.read('slow')).toBe(`Zoë strikes the goblin\n${'x'.repeat(1000)}\n`)
  })

  it('loses the half line alone when the disk is full, and takes no further one', () => {
    const grown = new GrowingFile(file('full'), false, smallDisk(20, 8, real))
    grown.add('a first line')
    expect(stopOf(() => grown.add('a second line'))).toContain('the disk is full')
    expect(stopOf(() => grown.add('x'))).toContain('the disk is full')
    expect(place.read('full')).toBe('a first line\n')
    expect(place.files()).not.toContain('full.lock')
  })

  it('is not there at all when not even its first line could be written', () => {
    const grown = new GrowingFile(file('none'), false, smallDisk(4, 8, real))
    expect(stopOf(() => grown.add('a first line'))).toMatch(/none: it cannot be written: the disk is full\./)
    expect(place.files()).not.toContain('none')
  })
})

describe('a file that is replaced', () => {
  it('stays as it was when the disk is full', () => {
    place.write('report.html', 'before')
    expect(stopOf(() => replaceFile(file('report.html'), 'after and more', smallDisk(5, 5, real)))).toContain('full')
    expect(place.read('report.html')).toBe('before')
    expect(place.files().filter((name) => name.includes('report'))).toEqual(['report.html'])
    replaceFile(file('report.html'), 'after')
    expect(place.read('report.html')).toBe('after')
  })

  it('is the file that a link names', () => {
    place.write('target.csv', 'before')
    symlinkSync('target.csv', file('link.csv'))
    replaceFile(file('link.csv'), 'after')
    expect(place.read('target.csv')).toBe('after')
  })
})

describe('a path that cannot be', () => {
  symlinkSync('loop-2', file('loop-1'))
  symlinkSync('loop-1', file('loop-2'))
  it.each([
    ['a loop of links', 'loop-1', 'its links lead in a circle'],
    ['a path that is too long', `${'long/'.repeat(1500)}x`, 'its path is too long'],
    ['a folder that is a file', 'slow/x', 'a part of its path is not a folder'],
  ])('%s is an error of the file, with its sentence', async (_, path, why) => {
    for (const args of [
      ['validate', path],
      ['verify', path],
      ['run', 'duel', '--journal', path],
      ['play', 'duel', '--journal', path],
      ['compare', 'duel', '--set', 'Ada.hp=9', '--trials', '1', '--html', path],
    ]) {
      const { code, err } = await place.fray(args)
      expect([args[0], code]).toEqual([args[0], 2])
      expect(err).not.toContain('error in Fray')
      if (!err.includes('there is no folder')) expect(err).toContain(why)
    }
  })
})

describe('what is read', () => {
  it('is never replaced by a report, by whatever name it is called', async () => {
    place.write('mine.yaml', SCUFFLE)
    linkSync(file('mine.yaml'), file('same.yaml'))
    symlinkSync('mine.yaml', file('soft.yaml'))
    for (const [i, path] of ['./mine.yaml', 'same.yaml', 'soft.yaml'].entries()) {
      for (const args of [
        ['compare', 'mine.yaml', '--set', 'Ada.hp=9', '--html', path],
        ['compare', 'duel', 'mine.yaml', '--csv', path],
        ['sweep', 'mine.yaml', '--over', 'Ada.hp=8..9', '--html', path],
        ['balance', 'mine.yaml', '--by', 'Ada.hp=8..9', '--html', path],
        ['tournament', '--encounter', 'mine.yaml', '--html', path],
      ].slice(0, i === 0 ? 5 : 1)) {
        const { code, err } = await place.fray(args)
        expect(err).toContain('this file is read here and would be lost')
        expect(code).toBe(2)
      }
    }
    expect(place.read('mine.yaml')).toBe(SCUFFLE)
  })

  it('needs a file of its own for each report', async () => {
    const { code, err } = await place.fray(['sweep', 'duel', '--over', 'Ada.hp=8..9', '--html', 'r', '--csv', './r'])
    expect([code, err]).toEqual([2, '--csv ./r: --html is written there. Name a separate file.\n'])
    const both = await place.fray(['simulate', 'duel', '--html', 'r', '--journal', 'best=r'])
    expect([both.code, both.err]).toEqual([2, '--journal r: --html is written there. Name a separate file.\n'])
    expect(place.files()).not.toContain('r')
  })
})

/** Runs the command where no file may be longer than so many blocks of 512 bytes, which is a small disk. */
function onSmallDisk(blocks: number, args: readonly string[], input: string) {
  const script = `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$@"`
  const { FRAY_DEBUG: _, ...env } = process.env
  return spawnSync('sh', ['-c', script, process.execPath, BIN, ...args], {
    cwd: place.folder,
    env: { ...env, NODE_DISABLE_COMPILE_CACHE: '1' },
    input,
    encoding: 'utf8',
  })
}

describe.skipIf(process.platform !== 'linux')('a disk that is full in the middle of play', () => {
  it('loses nothing that was saved, and says so', async () => {
    place.write('scuffle.yaml', SCUFFLE)
    const lines = 'a1\nreferee undo\n'.repeat(200)
    const said = onSmallDisk(12, ['play', 'scuffle.yaml', '--seed', '5', '--journal', 'small.jsonl'], lines)
    expect(said.stderr).toMatch(/^small\.jsonl: it cannot be written: .*What was written before is safe/)
    expect(said.status).toBe(2)
    const text = readFileSync(file('small.jsonl'), 'utf8')
    expect(text.length).toBeGreaterThan(4000)
    expect(text.endsWith('}\n')).toBe(true)
    expect((await place.fray(['verify', 'small.jsonl'])).code).toBe(0)
    expect((await place.fray(['play', '--resume', 'small.jsonl'], ['referee undo', 'quit'])).code).toBe(0)
  })

  it('leaves no half journal of a fight that nobody plays', () => {
    const said = onSmallDisk(4, ['run', 'duel', '--seed', '1', '--quiet', '--journal', 'half.jsonl'], '')
    expect(said.status).toBe(2)
    expect(said.stderr).toMatch(/^half\.jsonl: it cannot be written: /)
    expect(place.files()).not.toContain('half.jsonl')
  })
})

it('is written once: a new file never replaces another', () => {
  place.write('there', 'mine')
  expect(stopOf(() => writeNewFile(file('there'), 'yours'))).toContain('it already exists')
  expect(place.read('there')).toBe('mine')
})
