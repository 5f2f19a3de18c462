import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEncounterText } from '@fray/files'
import { Session } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { expect, it } from 'vitest'
import { type AnyPolicy, type AnySession, Play } from '../src/index.ts'

const file = 'encounters/weapon-speed/clock-yard.yaml'

/** A fight in which things are declared in secret; `people` says which seats people have, `besides` which seats are added. */
async function opened(people: (seat: string) => boolean, besides = ''): Promise<Play> {
  const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
  const reading = await readEncounterText(`${text}\n${besides}`, file)
  if ('problems' in reading) throw new Error(reading.problems[0]?.message)
  const { game, setup } = reading
  const computer = policyNamed(game.rules, 'aggressive') as AnyPolicy
  const policies = setup.seats.map(({ id }) => (people(id) ? null : computer))
  return new Play(new Session(game.rules, setup, { seed: 'seven', policies }) as AnySession, policies)
}

/** Goes on until the seat is asked, answers with the option at that place, and goes on. */
function declare(play: Play, seat: string, at: number): void {
  play.goOn()
  const [question] = play.table(seat).questions
  const options = question?.options.filter(({ refused }) => refused === null) ?? []
  play.answer(seat, question?.id ?? '', options[at]?.value ?? '')
}

it.for([
  ['who plays alone', ''],
  [
    'at whose table there are only onlookers and empty seats besides',
    'seats: { player-1: { plays: [] }, spectators: { plays: [] } }',
  ],
] as const)('lets one %s declare again what was declared and shown', async ([, besides]) => {
  const play = await opened((seat) => ['players', 'player-1', 'spectators'].includes(seat), besides)
  declare(play, 'players', 0)
  for (let still = play.goOn(); still === 'question'; still = play.goOn()) declare(play, 'players', 0)
  const [referee = ''] = play.seats
  const person = play.table('players').undo === null ? referee : 'players'
  while (play.table(person).undo !== null) expect(play.undo(person)).toEqual({ done: true })
  expect(play.goOn()).toBe('question')
  expect(play.table('players').questions).not.toEqual([])
})

it('lets what was declared and shown stand where others sit at the table', async () => {
  const play = await opened(() => true)
  for (const seat of play.seats)
    while (play.goOn() === 'question' && play.table(seat).questions.length > 0) declare(play, seat, 0)
  const [referee = ''] = play.seats
  while (play.table(referee).undo !== null) expect(play.undo(referee)).toEqual({ done: true })
  expect(play.goOn()).not.toBe('question')
})

it('shows a declaration to whom it is, and takes it back while others have still to declare', async () => {
  const play = await opened(() => true)
  expect(play.goOn()).toBe('question')
  expect(play.table('players').questions.every(({ secret }) => secret)).toBe(true)
  expect(play.table('players').declared).toEqual({ own: [], seats: [] })
  while (play.table('players').questions.length > 0) declare(play, 'players', 0)
  const { declared, undo, turn } = play.table('players')
  expect(declared?.seats).toEqual(['players'])
  expect(declared?.own.length).toBeGreaterThan(0)
  expect(undo?.words).toBe(declared?.own.at(-1)?.words)
  expect(turn.waitingFor).toEqual(['referee'])
  expect(play.table('referee').declared).toEqual({ own: [], seats: ['players'] })
  expect(play.undo('players')).toEqual({ done: true })
  expect(play.table('players').questions.map(({ to }) => to)).toEqual([declared?.own.at(-1)?.to])
  declare(play, 'players', 1)
  expect(play.table('players').declared?.own.at(-1)?.words).not.toBe(declared?.own.at(-1)?.words)
})
