import { expect, test } from 'vitest'
import { crash } from './crashing.ts'
import { newFolder } from './new-folder.ts'
import { acceptedIn } from './storage.ts'

test('killed under load, nothing acknowledged is lost and everybody comes back by itself', async () => {
  const options = {
    data: newFolder(),
    port: 20_000 + (process.pid % 20_000),
    rounds: 2,
    fights: [
      { encounter: 'zones/duel.yaml', times: 2 },
      { encounter: 'weapon-speed/two-wells.yaml', times: 2 },
    ],
    play: 600,
  }
  const { rounds, acknowledged, lost } = await crash(options, acceptedIn)
  expect(rounds).toBe(2)
  expect(acknowledged).toBeGreaterThan(10)
  expect(lost).toBe(0)
})
