import { type PlainCommand, rowOfName, writeCommand } from '@fray/kernel'
import type { Query } from '@fray/live/protocol'
import { diff } from '@fray/seat'
import { answerQuery } from '../../packages/live/host/src/fight/queries.ts'
import { personsAt } from '../seat/persons.ts'
import { CROWDS, crowdOf } from './crowd.ts'

/** Turns of people that are looked at, and others of the same seat who may act then. */
const TURNS = 4
const OTHERS = 5
/** Commands that computers do of themselves then. */
const STEPS = 200
/** Questions and actions of each turn whose chances are asked for, and steps after which they are given up. */
const CHANCES = 3
const MOST_PAUSES = 1500

/** Milliseconds of processor time that this thread has had: what other programs do meanwhile does not count. */
const now = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The longest stretch of each thing in which nobody else is heard, in milliseconds. */
type Stretches = Map<string, number>

/** Plays the first turns of a crowd, all seats people, then some by computers, and times how long each thing holds up everybody else. */
async function stretchesOf(ruleset: string, people: number): Promise<Stretches> {
  const crowd = JSON.stringify(crowdOf(ruleset, people))
  const { game, setup, rules, session, play, thinker } = await personsAt(crowd, 'a crowd')
  const stretches: Stretches = new Map()
  const timed = async <T>(name: string, work: (pause: () => null) => T | Promise<T>): Promise<T> => {
    let since = now()
    const pause = () => {
      stretches.set(name, Math.max(stretches.get(name) ?? 0, now() - since))
      since = now()
      return null
    }
    const found = await work(pause)
    pause()
    return found
  }
  const lookAt = (seat: string, wanted: Query, name: string = wanted.do) => {
    let pauses = 0
    const signal = {
      get aborted() {
        return ++pauses > MOST_PAUSES
      },
    }
    return timed(name, (pause) =>
      // Some are refused in a sentence: that is an answer, too.
      answerQuery(play, seat, wanted, () => game.kinds ?? [], { pause, signal }).catch(String),
    )
  }
  const ids = setup.seats.map(({ id }) => id)
  const asked = new Map<string, number>()
  for (let turn = 0, step = 0; turn < TURNS && step < 400; step++) {
    play.goOn()
    const [seat = ids[0] as string] = play.waitingFor
    const table = play.table(seat)
    const [question] = table.questions
    const [who] = table.turn.who
    if (question !== undefined) {
      const times = asked.get(question.rule) ?? 0
      asked.set(question.rule, times + 1)
      if (seat !== 'referee' && times < CHANCES)
        await lookAt(seat, { do: 'option-chances', question: question.id, branches: 1500 })
      await timed('answer', () => play.answer(seat, question.id, question.decline ?? question.preset))
      continue
    }
    if (who === undefined) {
      const orders = play.actions(seat, 'referee').groups.flatMap(({ actions }) => actions)
      const order = orders.find(({ drastic }) => drastic === null)
      if (order === undefined) break
      play.submit(seat, order.key)
      continue
    }
    turn++
    const foe = table.cards.find((card) => card.who.startsWith(seat === 'referee' ? 'Hero' : 'Foe'))?.who ?? who
    await lookAt(seat, { do: 'table' })
    for (const other of table.turn.who.slice(0, OTHERS)) {
      await lookAt(seat, { do: 'actions', who: other })
      await lookAt(seat, { do: 'actions', who: other, planned: true }, 'acts, for a plan')
      await lookAt(seat, { do: 'reach', who: other })
      await lookAt(seat, { do: 'threat', who: other })
    }
    const actions = play.actions(seat, who).groups.flatMap((group) => group.actions)
    for (const { action, asks } of actions)
      for (const { param, choices } of asks.slice(0, 1))
        if (choices.length > 0)
          await lookAt(
            seat,
            { do: 'actions', who, action, given: { [param]: choices[0] as string } },
            'acts, of one action',
          )
    await lookAt('referee', { do: 'actions', who: 'referee' }, 'acts, of the referee')
    await lookAt(seat, { do: 'between', who, other: foe })
    await lookAt(seat, { do: 'read', who, line: `attack ${foe}` })
    for (const { about } of actions.slice(0, 3)) await lookAt(seat, { do: 'about', ...about })
    await lookAt(seat, { do: 'about', kind: 'combatant', name: foe, of: null })
    await lookAt('referee', { do: 'orders' })
    await lookAt('referee', { do: 'values', who })
    for (const word of ['told', 'steps'] as const) await lookAt(seat, { do: word })
    await lookAt(seat, { do: 'step', n: 0 })
    for (const { key } of actions.filter(({ asks }) => asks.length === 0).slice(0, CHANCES))
      await lookAt(seat, { do: 'chances', action: key, branches: 1500 })
    const before = ids.map((id) => play.table(id))
    const command = thinker.command(session.scene, rowOfName(session.scene, who), () => 0)
    const plain: PlainCommand = writeCommand(rules, session.scene, command)
    await timed('a command', () => play.submit(seat, plain))
    await timed('news of a seat', () => JSON.stringify(diff(before[0] as never, play.table(ids[0] as string))))
  }
  play.policies.fill(thinker)
  for (let step = 0; step < STEPS; step++)
    if ((await timed('a command of a computer', () => play.step())) !== null) break
  return stretches
}

/** Prints how long each thing that a seat may ask for holds up all others, in crowds of each ruleset. */
export async function stretchFigures(people: number): Promise<void> {
  const all: Stretches[] = []
  for (const ruleset of CROWDS) {
    await stretchesOf(ruleset, people) // The engine warms up.
    all.push(await stretchesOf(ruleset, people))
  }
  const names = [...new Set(all.flatMap((one) => [...one.keys()]))].sort()
  const wide = Math.max(...names.map((name) => name.length))
  console.log(`\n${people} people: the longest stretch in which nobody else is heard, ms of the processor`)
  console.log(`  ${''.padEnd(wide)}  ${CROWDS.map((ruleset) => ruleset.padStart(14)).join('')}`)
  for (const name of names) {
    const cells = all.map((one) => (one.has(name) ? (one.get(name) as number).toFixed(0) : ''))
    console.log(`  ${name.padEnd(wide)}  ${cells.map((cell) => cell.padStart(14)).join('')}`)
  }
}
