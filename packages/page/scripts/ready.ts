/*
 * Writes src/home/ready.json and, apart from it, ready-boards.json with the fields: what the home page shows of the fights that come with Fray, so that it needs no rules to show
 * it. Titles and lines come from the indexes in encounters/, fields from the fights as they begin, and how hard they are from
 * fights of the computer against itself. `--check` writes nothing and fails where titles, lines or fields are not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readEncounterText } from '@fray/files'
import { type AnyRuleset, Runner, type Setup, winnerOf } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { rulesets } from '@fray/rulesets'
import { previewOf } from '@fray/seat'
import { parse } from 'yaml'

const encounters = new URL('../../../encounters/', import.meta.url)
const target = fileURLToPath(new URL('../src/home/ready.json', import.meta.url))
const boardsTarget = fileURLToPath(new URL('../src/home/ready-boards.json', import.meta.url))
const FIGHTS = 60
/** Fights that the length is taken from. */
const TIMED = 15

interface Listed {
  readonly file: string
  readonly title: string
  readonly line: string
  readonly measures?: boolean
  readonly wins?: number
  readonly rounds?: number
  readonly first?: 'start' | 'picture'
}

/** Lets computers that are as good play both sides so many times: how many commands each fight took, and whether the first side won. */
function played(rules: AnyRuleset, setup: Setup, fights: number) {
  const policy = policyNamed(rules, 'aggressive')
  const policies = setup.seats.map(() => policy)
  return Array.from({ length: fights }, (_, i) => {
    const scene = rules.open(setup)
    const { commands } = new Runner(rules, scene, { policies }).run(`ready ${i}`)
    return { commands, won: winnerOf(scene) === 0 }
  })
}

/** How often the first side wins, from 0 to 1. */
const wins = (rules: AnyRuleset, setup: Setup): number =>
  played(rules, setup, FIGHTS).filter(({ won }) => won).length / FIGHTS

/** How many commands a fight in the middle takes. */
const length = (rules: AnyRuleset, setup: Setup): number =>
  played(rules, setup, TIMED)
    .map(({ commands }) => commands)
    .sort((a, b) => a - b)[Math.floor(TIMED / 2)] ?? 0

async function entryOf(
  ruleset: string,
  { file, title, line, ...said }: Listed,
  old: { readonly wins: number; readonly commands?: number } | undefined,
) {
  const text = readFileSync(new URL(`${ruleset}/${file}`, encounters), 'utf8')
  const reading = await readEncounterText(text, file)
  if ('problems' in reading) throw new Error(`${file}: ${reading.problems[0]?.message}`)
  const { game, setup } = reading
  const { sides, numbers, board } = previewOf(game, setup)
  return {
    file: `${ruleset}/${file}`,
    title,
    line,
    sides,
    numbers,
    wins: said.wins === undefined ? (old?.wins ?? wins(game.rules, setup)) : said.wins / 100,
    rounds: said.rounds ?? null,
    commands: old?.commands ?? length(game.rules, setup),
    board,
  }
}

/** The text of a file, empty where there is none. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

async function main(): Promise<void> {
  const isCheck = process.argv.includes('--check')
  const before = textOf(target)
  const known =
    before === ''
      ? []
      : (JSON.parse(before) as { fights: { file: string; wins: number; commands?: number }[] }[]).flatMap(
          (game) => game.fights,
        )
  const games = []
  const boards: Record<string, unknown> = {}
  for (const [id, load] of Object.entries(rulesets)) {
    const { rules } = await load()
    const listed = parse(readFileSync(new URL(`${id}.yaml`, encounters), 'utf8')) as Listed[]
    const fights: Omit<Awaited<ReturnType<typeof entryOf>>, 'board'>[] = []
    for (const one of listed) {
      if (one.measures === true) continue
      const old = process.argv.includes('--all') ? undefined : known.find(({ file }) => file === `${id}/${one.file}`)
      const { board, ...fight } = await entryOf(id, one, old)
      fights.push(fight)
      boards[fight.file] = board
    }
    const named = (as: Listed['first']) => `${id}/${listed.find(({ first }) => first === as)?.file}`
    games.push({ id, title: rules.title, start: named('start'), picture: named('picture'), fights })
  }
  const after = `${JSON.stringify(games)}\n`
  const fields = `${JSON.stringify(boards)}\n`
  if (!isCheck) {
    writeFileSync(target, after)
    writeFileSync(boardsTarget, fields)
  } else if (after !== before || fields !== textOf(boardsTarget)) {
    console.log('packages/page/src/home/ready.json is not up to date: npx node packages/page/scripts/ready.ts')
    process.exitCode = 1
  }
}

await main()
