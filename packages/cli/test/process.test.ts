import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { ended, Place } from './fray.ts'

const BIN = fileURLToPath(new URL('../bin/fray.js', import.meta.url))
// Each test starts processes, which takes its time on a busy machine.

const place = new Place()
afterAll(() => place.remove())

describe('fray as a command', () => {
  it('prints its version, and help with examples for each command', async () => {
    expect(await place.frayAlone(['--version'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    })
    const { code, out } = await place.fray([])
    expect(code).toBe(0)
    for (const name of out.match(/^ {2}(?!help)[a-z]+(?= (\[|<))/gm) ?? []) {
      if (name.trim() === 'start') continue
      expect((await place.fray([name.trim(), '--help'])).out).toContain('Examples:')
    }
  })

  it('takes what it does not know as bad input', async () => {
    for (const line of [['paly'], ['help', 'paly']]) {
      const { code, out, err } = await place.fray(line)
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(/^There is no command "paly"\. Did you mean "play"\? "fray help" lists all \d+\.\n$/)
    }
    const below = { code: 2, out: '', err: 'There is no command "nope". Available: list, export, import, delete.\n' }
    expect(await place.fray(['help', 'fights', 'nope'])).toEqual(below)
    expect(await place.fray(['fights', 'nope'])).toEqual(below)
    expect(await place.frayAlone(['roll', '3d'])).toEqual({
      code: 2,
      out: '',
      err: '"3d" ends after the d at column 3: a die needs a number of sides, as in 3d6\n',
    })
  })

  it('shows dice that are taken off with their minus', async () => {
    expect((await place.fray(['roll', '--seed', '3', '--', '-1d6'])).out).toBe('-1d6: -3\n')
    expect((await place.fray(['roll', '--seed', '3', '--', '-1d6+2'])).out).toBe('-1d6+2: -3 + 2 = -1\n')
    expect((await place.fray(['roll', '--seed', '3', '2d6-1d4'])).out).toBe('2d6-1d4: 3 3 -4 = 2\n')
  })

  it('rolls dice and shows distributions', async () => {
    const one = await place.fray(['roll', '4d6kh3+1', '--seed', 'x'])
    expect(one.out).toMatch(/^4d6kh3\+1: .*\(\d\).* \+ 1 = \d+\n$/)
    expect((await place.fray(['roll', '4d6kh3+1', '--seed', 'x'])).out).toBe(one.out)
    const table = await place.fray(['roll', '--table', '2d20kh1'])
    expect(table.out).toMatch(/^ +20 +9\.75% +9\.75% +#+$/m)
    expect(table.out).toContain('2d20kh1: 1 to 20, 13.83 on average, standard deviation 4.71.')
    expect((await place.fray(['roll', '--table', '2d6-2d6'])).out).toContain('-10 to 10, 0 on average')
    expect((await place.fray(['roll', '--table', '100d6'])).out).toContain('350 on average, standard deviation 17.08.')
  })

  it('says how dice of other programs are written here', async () => {
    expect((await place.fray(['roll', 'output [highest 3 of 4d6]'])).err).toContain('[highest 3 of 4d6] is 4d6kh3 here')
    expect((await place.fray(['roll', '1d6/2'])).err).toContain('There is no division')
    expect((await place.fray(['roll', '2d6r1'])).err).toContain('There are no rerolls')
  })

  it('ends quietly when its reader goes away', async () => {
    const child = place.spawn(['rules', 'zones'])
    child.stdout.once('data', () => child.stdout.destroy())
    const code = await new Promise((resolve) => child.on('exit', resolve))
    expect(code).toBe(0)
  })

  it('writes no colours into a pipe', async () => {
    const { out } = await place.frayAlone(['play', 'duel', '--seed', '1', '--journal', 'plain.jsonl'], ['why', 'quit'])
    expect(out).not.toContain('\u001b')
  })
})

describe('fray start without a terminal', () => {
  it('plays the first ready encounter and prints its log', async () => {
    const said = await place.frayAlone(['start'])
    expect(said).toMatchObject({ code: 0, err: '' })
    expect(said.out).toContain('A quarrel at the mill')
    expect(said.out).toMatch(/ win in \d+ Rounds?\./)
  })
})

describe('fray play in a pipe', () => {
  it('takes its lines from there, and says how to go on when they end', async () => {
    const said = await place.frayAlone(['play', 'duel', '--seed', 'a'], ['field', 'nonsense'])
    expect(said).toMatchObject({ code: 0, err: '' })
    expect(said.out).toContain('There is no command "nonsense".')
    expect(said.out).toMatch(/To\s+continue:\n {2}fray play --resume duel-a\n$/)
    const again = await place.fray(['play', 'duel', '--seed', 'a'], [])
    expect(again.out).toContain('--resume duel-a-2')
    const resumed = await place.fray(['play', '--resume', 'duel-a'], ['log'])
    expect(resumed.code).toBe(0)
    expect((await place.fray(['verify', 'data/fights/duel-a.journal.jsonl'])).code).toBe(0)
  })

  it('says with npx in front what npx alone can find', async () => {
    const said = await place.fray(['play', 'duel', '--seed', 'n'], ['field'], { npm_command: 'exec' })
    expect(said.out).toMatch(/To\s+continue:\n {2}npx fray play --resume duel-n\n$/)
  })

  it('says at Ctrl-C where the fight is saved, and loses nothing', async () => {
    const child = place.spawn(['play', 'duel', '--seed', 'b', '--journal', 'b.jsonl'])
    const said = ended(child)
    await new Promise<void>((resolve) => {
      let out = ''
      child.stdout.on('data', (text: string) => {
        out += text
        if (out.endsWith('> ')) resolve()
      })
    })
    child.kill('SIGINT')
    const { code, out } = await said
    expect(code).toBe(130)
    expect(out).toContain('fray play --resume b.jsonl')
    expect((await place.fray(['verify', 'b.jsonl'])).code).toBe(0)
  })

  it('leaves a journal that can be resumed when it is killed', async () => {
    const child = place.spawn(['play', 'duel', '--seed', 'c', '--journal', 'c.jsonl'])
    child.stdin.write('1\n')
    await new Promise<void>((resolve) => {
      let prompts = 0
      child.stdout.on('data', (text: Buffer) => {
        prompts += text.toString().split('> ').length - 1
        if (prompts >= 2) resolve()
      })
    })
    child.kill('SIGKILL')
    await ended(child)
    const resumed = await place.fray(['play', '--resume', 'c.jsonl'], ['log', 'quit'])
    expect(resumed.code).toBe(0)
    expect((await place.fray(['verify', 'c.jsonl'])).code).toBe(0)
  })
})

const hasScript = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0

describe.skipIf(!hasScript)('fray in a terminal', () => {
  /** Runs the command on a pseudo terminal, which `script` makes, and types the lines when prompts have come. */
  function inTerminal(args: string, keys: readonly string[], env: Record<string, string>): Promise<string> {
    const { npm_lifecycle_event: _, npm_command: __, NO_COLOR: ___, ...rest } = process.env
    const command = `"${process.execPath}" "${BIN}" ${args}`
    const child = spawn('script', ['-qefc', `stty cols 80 rows 24; ${command}`, '/dev/null'], {
      cwd: place.folder,
      env: {
        ...rest,
        FRAY_DATA: join(place.folder, 'other'),
        TERM: 'xterm-256color',
        LANG: 'C.UTF-8',
        LC_ALL: '',
        ...env,
      },
    })
    let out = ''
    const left = [...keys]
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's own characters.
      if (/(>|\?) (\u001b\[\d+G)?$/.test(out) && left.length > 0) child.stdin.write(left.shift() as string)
    })
    return new Promise((resolve) => child.on('close', () => resolve(out)))
  }

  it('offers the ready encounters, plays one, and keeps the fight at Ctrl-C', async () => {
    const out = await inTerminal('start --seed t', ['\r', '\r', 'field\r', '\u0003'], {})
    expect(out).toMatch(/\(zones\)[^\n]*\n +\d+ {2}A quarrel at the mill\. One against one/)
    expect(out).toContain('Against the computer: you play Characters.')
    expect(out).toContain('┌─ ')
    expect(out).toContain('\u001b[1m')
    expect(out).toContain('play --resume duel-t')
  })

  it('uses no colours when NO_COLOR is set, and no boxes when asked for plain words', async () => {
    const out = await inTerminal('play duel --plain --seed u', ['quit\r'], { NO_COLOR: '1' })
    expect(out).not.toContain('\u001b[1m')
    expect(out).not.toContain('┌')
    expect(out).toContain('Ada 10/10')
    expect(out).toContain('Corwin unhurt (Enemies)')
  })
})
