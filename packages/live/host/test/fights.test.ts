import { randomFrom } from '@fray/kernel'
import type { Connection } from '@fray/live/client'
import { describe, expect, test } from 'vitest'
import { encounterOf, fightServerWith, settle, sit } from './fight-servers.ts'
import { moveAtRandom } from './moving.ts'

/** A fight of each ruleset in which both sides may step in on the other's turn. */
const ENCOUNTERS: Readonly<Record<string, string>> = {
  zones: 'encounters/zones/bridge.yaml',
  shock: 'encounters/shock/ambush.yaml',
  escalation: 'encounters/escalation/toll-house.yaml',
  'free-hits': 'encounters/free-hits/churchyard.yaml',
  'weapon-speed': 'encounters/weapon-speed/two-wells.yaml',
}

const MOVES = 40

/** What a seat has is what the host would send it again. */
async function expectUpToDate(seats: readonly Connection[]): Promise<void> {
  for (const seat of seats) {
    expect(await seat.ask({ do: 'table' })).toEqual(seat.now.table)
    const told = (await seat.ask({ do: 'told' })) as { readonly n: number }[]
    expect(seat.now.told).toEqual(told.slice(-seat.now.told.length))
    expect(seat.now.told.map(({ n }) => n)).toEqual(seat.now.told.map((_, i) => (seat.now.told[0]?.n ?? 1) + i))
  }
}

describe.each(Object.keys(ENCOUNTERS))('a fight of %s between two seats', (ruleset) => {
  test('is played with reactions of one on the turn of the other, and with undo in the middle', async () => {
    const { fightServer, fight } = await fightServerWith(encounterOf(ENCOUNTERS[ruleset] ?? ''))
    const seats = [sit(fightServer, fight, 'referee'), sit(fightServer, fight, 'players')]
    const [referee, player] = seats as [Connection, Connection]
    await Promise.all(seats.map(({ ready }) => ready))
    const random = randomFrom(ruleset)
    let crossed = 0
    let commander: Connection | null = null
    let undone = 0
    for (let move = 0; move < MOVES && referee.now.table?.fight.over === false; move++) {
      const mover = player.now.waits?.for === 'you' ? player : referee
      const isAnswer = (mover.now.table?.questions.length ?? 0) > 0
      expect(await moveAtRandom(mover, random, true)).toEqual({ done: true })
      await settle()
      if (!isAnswer) commander = mover
      else if (mover !== commander) crossed++
      if (move % 6 === 5 && referee.now.table?.undo !== null) {
        const before = player.now.told.length
        expect(await referee.undo()).toEqual({ done: true })
        undone++
        await settle()
        if (player.now.told.length > before) expect(player.now.told.at(-1)?.takesBack).not.toBeNull()
        if (move % 12 === 11 && referee.now.table?.redo !== null) expect(await referee.redo()).toEqual({ done: true })
      }
      if (move % 9 === 8) await expectUpToDate(seats)
    }
    await settle()
    await expectUpToDate(seats)
    expect(undone).toBeGreaterThan(0)
    process.stdout.write(`${ruleset}: ${crossed} answers in the middle of the other's command, ${undone} undone\n`)
    expect(crossed).toBeGreaterThan(0)
  })
})
