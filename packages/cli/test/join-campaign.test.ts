import { connect, inProcess } from '@fray/live/client'
import { openFightServer } from '@fray/live/host'
import { hostingOf } from '@fray/live/host/test/fight-servers'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import type { Lines } from '../src/io/lines.ts'
import { LivePrompt } from '../src/join/live-prompt.ts'
import { inLobby } from '../src/join/lobby.ts'
import { playOn } from '../src/join/loop.ts'
import { News } from '../src/join/news.ts'
import { SCUFFLE } from './fray.ts'
import { screen } from './screen.ts'

/** Somebody at a terminal by a link of a campaign. */
function somebodyAt(fightServer: ReturnType<typeof openFightServer>, key: string, name: string) {
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
  const connection = connect(inProcess(fightServer), { key, name })
  const news = new News()
  const prompt = new LivePrompt(on, lines, connection, news)
  onTestFinished(() => {
    prompt.close()
    connection.close()
  })
  return {
    on,
    connection,
    prompt,
    play: () => {
      prompt.start()
      return playOn(prompt, news)
    },
    type: (line: string) => {
      typed.push(line)
      wake()
    },
  }
}

test('in the terminal: a lobby, the next fight, and back to the lobby', async () => {
  const hosting = hostingOf({
    readEncounter: async (text) => ({ encounter: parse(text === 'scuffle' ? SCUFFLE : text) }),
  })
  const fightServer = openFightServer(hosting)
  const { keys } = await fightServer.startCampaign('The long winter')
  const referee = somebodyAt(fightServer, keys.referee, 'Rolf')
  const player = somebodyAt(fightServer, keys.anybody, 'Ann')
  for (const one of [referee, player]) await expect.poll(() => one.connection.now.campaign !== null).toBe(true)
  const lobbies = [inLobby(referee.prompt), inLobby(player.prompt)]
  expect(player.on.text()).toContain('The long winter: the lobby.')
  expect(player.on.text()).toContain('- Ann (you): here')
  referee.type('next')
  await expect.poll(() => referee.on.text()).toContain('Nothing is prepared: type "prepare NAME" first.')
  const before = referee.on.text()
  referee.type('prepare scuffle')
  await expect.poll(() => referee.on.text()).toContain('Next: 1. ')
  // What has changed is said, and not the lobby once more.
  expect(referee.on.text().slice(before.length)).not.toMatch(/the lobby|Ann/)
  const bea = connect(inProcess(fightServer), { key: keys.anybody, name: 'Bea' })
  await expect.poll(() => player.on.text()).toContain('Bea has joined.')
  bea.close()
  await expect.poll(() => player.on.text()).toContain('Bea has left for now.')
  expect(player.on.text().match(/the lobby/g)).toHaveLength(1)
  expect(player.on.text().match(/Ann \(you\)/g)).toHaveLength(1)
  referee.type('next')
  expect(await Promise.all(lobbies)).toEqual([false, false])
  // The lobby is not said once more when a fight has been opened.
  expect(player.on.text()).not.toContain('So far')
  const title = referee.connection.now.table?.fight.title ?? ''
  expect(player.connection.now.table?.fight.title).toBe(title)
  const endings = [referee.play(), player.play()]
  player.type('say We <are> here')
  await expect.poll(() => referee.on.text()).toContain('Ann: We <are> here')
  player.type('throw 2d6+1 secretly')
  await expect.poll(() => referee.on.text()).toContain('Ann (to referee alone): 2d6+1: ')
  referee.type('whisper Ann: psst')
  await expect.poll(() => player.on.text()).toContain('referee (to Ann alone): psst')
  referee.type('point nowhere-at-all')
  referee.type('announce Pizza')
  await expect.poll(() => player.on.text()).toContain('Announcement: Pizza')
  expect(player.on.text()).not.toContain('points at')
  referee.type('lobby')
  expect(await Promise.all(endings)).toEqual(['moved', 'moved'])
  const again = inLobby(player.prompt)
  await expect.poll(() => player.on.text()).toContain('So far: ')
  expect(player.on.text()).not.toContain('Next: ')
  player.type('note Crole lies.')
  player.type('note The key is in the mill.')
  player.type('notes')
  await expect.poll(() => player.on.text()).toContain('Crole lies.\nThe key is in the mill.\nNobody else reads them.')
  expect(referee.connection.now.campaign?.referee?.notes).toEqual([])
  player.type('notes shared')
  const text = 'Crole lies.\nThe key is in the mill.'
  await expect.poll(() => referee.connection.now.campaign?.referee?.notes).toEqual([{ person: 'player-1', text }])
  player.type('notes clear')
  await expect.poll(() => referee.connection.now.campaign?.referee?.notes).toEqual([])
  player.type('leave')
  expect(await again).toBe(true)
})
