import { fightServerWith, sit } from '@fray/live/host/test/fight-servers'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import type { Lines } from '../src/io/lines.ts'
import { LivePrompt } from '../src/join/live-prompt.ts'
import { playOn } from '../src/join/loop.ts'
import { News } from '../src/join/news.ts'
import { SCUFFLE } from './fray.ts'
import { screen } from './screen.ts'

/** Somebody at a terminal to whom `type` gives a line when one is asked for. */
function somebodyAt(
  fightServer: Awaited<ReturnType<typeof fightServerWith>>['fightServer'],
  fight: string,
  seat: string,
) {
  const on = screen(80, { interactive: true })
  const typed: string[] = []
  let wake: () => void = () => undefined
  const lines = {
    above: (_prompt: string, draw: () => void) => draw(),
    async listen() {
      while (typed.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return typed.shift() ?? null
    },
  } as unknown as Lines
  const connection = sit(fightServer, fight, seat)
  onTestFinished(() => connection.close())
  const news = new News()
  const prompt = new LivePrompt(on, lines, connection, news)
  onTestFinished(() => prompt.close())
  return {
    on,
    connection,
    type: (line: string) => {
      typed.push(line)
      wake()
    },
    play: async () => {
      await connection.ready
      prompt.start()
      return playOn(prompt, news)
    },
  }
}

test('somebody at a terminal when a fight is over is taken along when the referee plays it again', async () => {
  const { fightServer, fight } = await fightServerWith(parse(SCUFFLE))
  const referee = somebodyAt(fightServer, fight, 'referee')
  const player = somebodyAt(fightServer, fight, 'players')
  const endings = [referee.play(), player.play()]
  referee.type('referee end-combat')
  referee.type('yes')
  await expect.poll(() => referee.on.text()).toContain('Type "again" to play it once more')
  await expect.poll(() => player.on.text()).toContain('The fight is over')
  expect(player.on.text()).toContain('Wait here to join if the referee plays it once more')
  referee.type('again')
  const keys = await Promise.all(endings)
  expect(keys).toEqual([{ again: expect.any(String) }, { again: expect.any(String) }])
  expect(keys[0]).not.toEqual(keys[1])
})

test('who types nothing then leaves', async () => {
  const { fightServer, fight } = await fightServerWith(parse(SCUFFLE))
  const referee = somebodyAt(fightServer, fight, 'referee')
  const ending = referee.play()
  referee.type('referee end-combat')
  referee.type('yes')
  await expect.poll(() => referee.on.text()).toContain('The fight is over')
  referee.type('')
  expect(await ending).toBe('over')
})

test('whose real dice are typed is said to everybody, and changed by the referee alone', async () => {
  const { fightServer, fight } = await fightServerWith(parse(SCUFFLE), { dice: 'typed' })
  const referee = somebodyAt(fightServer, fight, 'referee')
  const player = somebodyAt(fightServer, fight, 'players')
  const endings = [referee.play(), player.play()]
  player.type('dice')
  await expect.poll(() => player.on.text()).toContain('You type the dice of those you play; the server rolls the rest.')
  player.type('dice none')
  await expect.poll(() => player.on.text()).toContain('That is for the referee to say. [not-your-seat]')
  referee.type('dice all')
  await expect.poll(() => referee.connection.now.presence?.realDice).toBe('all')
  for (const one of [referee, player]) one.type('quit')
  await Promise.all(endings)
})
