import { type Connection, machineClock } from '@fray/live/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { USUAL_LIMITS } from '../src/index.ts'
import { storageInDatabase } from '../src/store/postgres/storage.ts'
import { usePostgres } from './postgres.ts'
import { encounterText, sitDown, start, startHere } from './running.ts'

const { newDatabase } = usePostgres()
const DAY = 24 * 3600 * 1000

/** What sets this machine's clock, for this process: to so much later. */
function clockHere(): (later: number) => void {
  let later = 0
  const was = Date.now
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => was() + later)
  onTestFinished(() => clock.mockRestore())
  return (milliseconds) => {
    later = milliseconds
  }
}

test('a clock that somebody sets ends no connection, and nobody is decided for', async () => {
  const setClock = clockHere()
  const { base } = await startHere()
  const { links } = await start(base, encounterText('zones/duel.yaml'))
  // Those who sit there are at machines of their own.
  const clock = { ...machineClock, now: () => performance.now() }
  const [referee, player] = [links.referee, links.players].map((link) => sitDown(link as string, { clock })) as [
    Connection,
    Connection,
  ]
  await Promise.all([referee.ready, player.ready])
  await referee.ask({ do: 'clock', id: 'c1', seconds: 600 })
  const lines: string[] = []
  for (const one of [referee, player]) one.subscribe(() => lines.push(one.now.line.state))
  const told = player.now.told.length
  setClock(DAY)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(lines.filter((state) => state !== 'open')).toEqual([])
  expect(player.now.told.length).toBe(told)
})

test('how old a finished fight is says the clock of the database, whatever that of the machine shows', async () => {
  const url = await newDatabase()
  const open = () => storageInDatabase({ url, limits: USUAL_LIMITS, readOnly: false })
  const before = await open()
  const note = { title: 'A quarrel', ruleset: 'zones', over: true }
  await before.store.append('a', 0, [{ id: 'i1', text: 'entry' }], note)
  await before.close()
  clockHere()(30 * DAY)
  const kept = await open()
  await startHere({ keepDays: 7 }, kept)
  expect((await kept.store.list()).map(({ fight }) => fight)).toEqual(['a'])
})
