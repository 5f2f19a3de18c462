import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowOfName, writeCommand } from '@fray/kernel'
import type { Play } from '@fray/seat'
import { printTable, type Row } from '../measure.ts'
import { personsAt } from './persons.ts'

/** A first answer: what hosts ask for while somebody looks at the list. */
const FIRST = { branches: 300, samples: 40, worlds: 1 } as const

/** Turns of persons that are looked at in each encounter, and chances asked for at each. */
const TURNS = 8
const CHANCES = 24

/** What is aimed at, in seconds. */
const LIST_WITHIN = 0.05
const CHANCES_WITHIN = 0.1

interface Slowest {
  seconds: number
  what: string
}

const slower = (a: Slowest, seconds: number, what: string): Slowest => (seconds > a.seconds ? { seconds, what } : a)

/** Seconds of processor time: what other programs do meanwhile does not count. */
const now = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Plays the first turns of an encounter, all seats persons, and times each list of actions and the first answers about them. */
async function timesOf(file: string, root: string) {
  const { rules, session, play: persons, thinker } = await personsAt(readFileSync(join(root, file), 'utf8'), file)
  let list: Slowest = { seconds: 0, what: '' }
  let chances: Slowest = { seconds: 0, what: '' }
  const all: number[] = []
  for (let turn = 0, step = 0; turn < TURNS && step < 400; step++) {
    const still = persons.goOn()
    if (still === 'over') break
    const { turn: whose, questions, seat } = waiting(persons)
    const [question] = questions
    const [who] = whose
    if (question !== undefined) {
      persons.answer(seat, question.id, question.decline ?? question.preset)
      continue
    }
    if (who === undefined) {
      const orders = persons.actions(seat, 'referee').groups.flatMap(({ actions }) => actions)
      const [order] = orders.filter(({ drastic }) => drastic === null)
      if (order === undefined) break
      persons.submit(seat, order.key)
      continue
    }
    const from = now()
    const actions = persons.actions(seat, who)
    list = slower(list, now() - from, who)
    const each = actions.groups.flatMap((group) => group.actions).filter(({ asks }) => asks.length === 0)
    const every = Math.max(1, Math.floor(each.length / CHANCES))
    for (const action of each.filter((_, i) => i % every === 0)) {
      const start = now()
      await persons.chances(seat, action.key, FIRST)
      all.push(now() - start)
      chances = slower(chances, now() - start, `${who}: ${action.label} ${action.words}`)
    }
    turn++
    const command = thinker.command(session.scene, rowOfName(session.scene, who), () => 0)
    persons.submit(seat, writeCommand(rules, session.scene, command))
  }
  all.sort((a, b) => a - b)
  return { list, chances, median: all[Math.floor(all.length / 2)] ?? 0 }
}

/** The one who is waited for: the seat, its combatants that may command, what it is asked. */
function waiting(play: Play) {
  const seats = play.session.setup.seats.map(({ id }) => id)
  const { waitingFor } = play.table(seats[0] as string).turn
  const seat = waitingFor[0] ?? (seats[0] as string)
  const { turn, questions } = play.table(seat)
  return { seat, turn: turn.who, questions }
}

/** Prints for every ready encounter of a ruleset how long the slowest list of actions and the slowest first answer take. */
export async function seatFigures(ruleset: string): Promise<void> {
  const root = join(import.meta.dirname, '..', '..')
  const rows: Row[] = []
  for (const file of globSync(`encounters/${ruleset}/*.yaml`, { cwd: root }).sort()) {
    await timesOf(file, root) // The engine warms up.
    const { list, chances, median } = await timesOf(file, root)
    const late = [list.seconds > LIST_WITHIN ? 'list' : '', chances.seconds > CHANCES_WITHIN ? 'chances' : '']
    const worst = `${chances.what.slice(0, 48)}${late.some((word) => word !== '') ? '  TOO LATE' : ''}`
    const figures = [list.seconds, median, chances.seconds].map(milliseconds).join('  ')
    rows.push([file.replace(/^encounters\/|\.yaml$/g, ''), figures, worst])
  }
  printTable('slowest list of actions, median and slowest first chances', rows)
}

const milliseconds = (seconds: number): string => `${(seconds * 1000).toFixed(0).padStart(5)} ms`
