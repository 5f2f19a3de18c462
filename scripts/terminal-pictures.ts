/*
 * The pictures of the terminal in the documents: npx node scripts/terminal-pictures.ts [NAME ...], into docs/pictures. Each is a session
 * of `fray play` in a terminal of tmux, which has to be installed, with the same dice each time; look at each before it is kept.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drawScreen } from './terminal-picture.mjs'

/** A session, and what is shown of it. */
interface Picture {
  /** What `fray play` is given. */
  readonly play: readonly string[]
  /** What is typed, a line at each prompt. */
  readonly lines: readonly string[]
  readonly columns: number
  /** How the first line that is shown begins: the last such line is meant. */
  readonly from: string
  /** For those who hear the picture. */
  readonly title: string
  readonly desc: string
}

const PICTURES: Readonly<Record<string, Picture>> = {
  duel: {
    play: ['duel', '--seed', 'one'],
    lines: ['m1', 'e1', 'a1', 'explain 2'],
    columns: 90,
    from: '┌─ door',
    title: 'A duel in the terminal',
    desc: 'A session of "fray play duel". Three Zones in a row; Ada with 5 of 10 hit points and the unhurt Corwin stand in the middle one. Below, the order of Turns, the likely acts under their keys with the chance to hit and to drop someone and the damage they deal, and the other acts by what they cost. Ada attacks and hits; "explain 2" opens the roll, 17 + 2 = 19, part by part with the rules, against the 12 to reach.',
  },
  map: {
    play: ['gatehouse', '--seed', 'one', '--map', 'ask'],
    lines: ['no', 'between Pia and Ingo'],
    columns: 88,
    from: 'Ingo hits Pia',
    title: 'A fight on a map in the terminal',
    desc: 'A session of "fray play gatehouse". Ingo hits Pia, who is asked whether she steps in: six answers, with what each may lead to. She looks first: "between Pia and Ingo" says 30 feet, half cover, one of eight corners seen, a low wall and a slit between them. On the map of squares with walls, a door, low walls and a ledge a line of stars shows what decides. Below it everybody with letter, hit points or how they look, and place.',
  },
  phone: {
    play: ['duel', '--seed', 'one'],
    lines: ['m1', 'e1'],
    columns: 40,
    from: 'door: The mill door',
    title: 'Forty columns',
    desc: 'The same duel on a screen of forty columns: the Zones as a list with who is there, the order of Turns, the likely acts with keys and chances, and the others by what they cost.',
  },
}

/** Rows of the terminal: so many that nothing scrolls away. */
const ROWS = 200
/** How long a session may think before a prompt, in milliseconds. */
const PATIENCE = 60_000

const root = fileURLToPath(new URL('..', import.meta.url))

/** What stands in the terminal when all has been typed, with its colours. */
async function screenOf({ play, lines, columns }: Picture): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fray-pictures-'))
  const tmux = (...words: readonly string[]): string =>
    execFileSync('tmux', ['-S', join(folder, 'socket'), '-f', '/dev/null', ...words], { cwd: root, encoding: 'utf8' })
  const screen = (...colours: readonly string[]): string[] =>
    tmux('capture-pane', '-p', ...colours)
      .trimEnd()
      .split('\n')
  /** Waits until the session asks for a line, and says nothing more. */
  const prompt = async (before: number): Promise<number> => {
    const end = performance.now() + PATIENCE
    for (let was = ''; performance.now() < end; await sleep(300)) {
      const now = screen()
      const text = now.join('\n')
      if (text === was && now.length > before && /[>?]$/.test(text)) return now.length
      was = text
    }
    throw new Error(`No prompt came after ${PATIENCE / 1000} seconds:\n${screen().join('\n')}`)
  }
  try {
    const program = [
      process.execPath,
      'packages/cli/bin/fray.js',
      'play',
      ...play,
      '--journal',
      join(folder, 'fight.jsonl'),
    ]
    const around = ['env', 'LANG=C.UTF-8', 'LC_ALL=C.UTF-8', 'NO_COLOR=']
    tmux('new-session', '-d', '-x', String(columns), '-y', String(ROWS), ...around, ...program)
    let rows = await prompt(0)
    for (const line of lines) {
      tmux('send-keys', '-l', '--', line)
      tmux('send-keys', 'Enter')
      rows = await prompt(rows)
    }
    return screen('-e')
  } finally {
    tmux('kill-server')
    rmSync(folder, { recursive: true, force: true })
  }
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

const wanted = process.argv.slice(2)
for (const [name, picture] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const screen = await screenOf(picture)
  const from = screen.findLastIndex((line) => line.replace(COLOURS, '').startsWith(picture.from))
  if (from < 0) throw new Error(`No line of ${name} begins with "${picture.from}".`)
  const drawn = drawScreen(screen.slice(from).join('\n'), picture)
  writeFileSync(join(root, 'docs', 'pictures', `${name}.svg`), drawn)
  console.log(name)
}
