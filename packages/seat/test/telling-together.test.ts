import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEncounterText } from '@fray/files'
import { Session } from '@fray/kernel'
import { expect, test } from 'vitest'
import { type AnySession, Play } from '../src/index.ts'
import { sharedValues } from '../src/table/view-cache.ts'

const file = join(import.meta.dirname, '../../../encounters/zones/duel.yaml')

/** How many parts are made. */
function partsMade(work: () => void): number {
  let made = 0
  sharedValues.heard = () => made++
  work()
  sharedValues.heard = null
  return made
}

test('seats that are told a whole fight at once share as much of it as seats that are told it command by command', async () => {
  const reading = await readEncounterText(readFileSync(file, 'utf8'), file)
  if ('problems' in reading) throw new Error(reading.problems[0]?.message)
  const { game, setup } = reading
  const session = new Session(game.rules, setup, { seed: 'seven' }) as AnySession
  const policy = game.rules.policies.get('aggressive') as never
  const play = new Play(
    session,
    setup.seats.map(() => policy),
  )
  const along = partsMade(() => play.goOn())
  expect(session.ply).toBeGreaterThan(15)
  let whole = play
  const atOnce = partsMade(() => {
    whole = new Play(
      session,
      setup.seats.map(() => policy),
    )
  })
  for (const seat of play.seats) expect(whole.told(seat)).toEqual(play.told(seat))
  expect(atOnce).toBeLessThan(along * 1.2)
})
