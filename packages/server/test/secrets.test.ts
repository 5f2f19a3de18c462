import { Writable } from 'node:stream'
import { randomFrom } from '@fray/kernel'
import { moveAtRandom } from '@fray/live/host/test/moving'
import { readLink } from '@fray/live/protocol'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { sitDown, start, startHere, until } from './running.ts'

/*
 * Frame by frame on real sockets: values that stand for nothing else in the fight are put where a seat may not know of them, fights are
 * played at random with undo, overrides, somebody who joins late and comes back, and nothing that goes to that seat may have one of
 * them in it: no frame, no answer over HTTP, no line of the log.
 */

/** Hit points that nothing else in the fight counts up to. */
const HIDDEN = ['7919', '7907', '7901']

const encounter = (hp: string) => `
ruleset: zones
title: Something in the reeds
surprised: nobody
sides:
  enemies: { hp: ${hp}, defenses: hidden, abilities: hidden, rolls: hidden }
combatants:
  Ada: { from: ada-the-warrior, zone: middle }
  Wren: { from: wren-hollis, zone: middle }
  Gob: { from: toll-ruffian, zone: middle, hp: 7919 }
  Hob: { from: toll-ruffian, zone: middle, hp: 7907 }
  Nob: { from: toll-ruffian, zone: middle, hp: 7901 }
`

/** Records every frame that goes to a seat, over a socket that does nothing else. */
async function record(link: string, frames: string[]): Promise<void> {
  const { socket: address, key } = readLink(link) as NonNullable<ReturnType<typeof readLink>>
  const socket = new WebSocket(address)
  onTestFinished(() => socket.terminate())
  socket.on('message', (data) => frames.push(String(data)))
  await new Promise((resolve) => socket.on('open', resolve))
  socket.send(JSON.stringify({ do: 'hello', protocol: 1, key }))
  await until(() => frames.length > 1, 'the table comes')
}

test('no frame, answer or line of the log has in it what its reader may not know', async () => {
  const logged: string[] = []
  const log = pino(
    { level: 'debug' },
    new Writable({
      write: (line, _, done) => {
        logged.push(String(line))
        done()
      },
    }),
  )
  const { base, metrics } = await startHere({ log })
  const frames: string[] = []
  let moves = 0
  let undone = 0
  const keys: string[] = []
  for (const [n, hp] of ['nothing', 'word', 'nothing', 'word'].entries()) {
    const { fight, links } = await start(base, encounter(hp), `secret ${n}`)
    keys.push(...Object.values(links).map((link) => link.split('/join/')[1] as string))
    await record(links.players as string, frames)
    await record(links.spectators as string, frames)
    const referee = sitDown(links.referee as string)
    const player = sitDown(links.players as string)
    await Promise.all([referee.ready, player.ready])
    const random = randomFrom(`secrets ${n}`)
    for (let step = 0; step < 25 && referee.now.table?.fight.over === false; step++) {
      const seat = player.now.waits?.for === 'you' ? player : referee
      const outcome = await moveAtRandom(seat, random, true)
      if (outcome?.done === true) moves++
      if (step % 6 === 5 && (await referee.undo()).done) undone++
      if (step === 9) await referee.submit({ actor: 'referee', action: 'override', path: 'Gob.hp', to: 7919 })
      if (step === 12) await record(links.players as string, frames)
      for (const word of ['table', 'told', 'actions', 'undo']) {
        const response = await fetch(`${base}api/fights/${fight}/${word}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${keys.at(-2)}`, 'content-type': 'application/json' },
          body: JSON.stringify(word === 'undo' ? { id: `u${step}`, at: 0, epoch: 'old' } : {}),
        })
        frames.push(await response.text())
      }
      for (const who of ['Gob', 'Nobody'])
        frames.push(JSON.stringify(await player.ask({ do: 'threat', who }).catch(String)))
    }
    // The referee's own table has them, so that their absence says something.
    expect(JSON.stringify(referee.now.table)).toMatch(/79(19|07|01)/)
  }
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(moves).toBeGreaterThan(40)
  expect(undone).toBeGreaterThan(4)
  expect(frames.length).toBeGreaterThan(400)
  for (const hidden of HIDDEN) expect(frames.filter((frame) => frame.includes(hidden))).toEqual([])
  const written = `${logged.join('')}${metrics.text()}`
  expect(logged.length).toBeGreaterThan(10)
  for (const key of keys) expect(written).not.toContain(key)
  for (const key of keys) expect(written).not.toContain(key.slice(12))
})
