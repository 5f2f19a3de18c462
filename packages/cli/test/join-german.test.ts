import { keepBehind } from '@fray/kernel'
import { fightServerWith, sit } from '@fray/live/host/test/fight-servers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { inSentences, speak } from '../src/io/help-language.ts'
import { languageFor } from '../src/io/language.ts'
import type { Lines } from '../src/io/lines.ts'
import { sayingIn, seenIn } from '../src/join/in-language.ts'
import { LivePrompt } from '../src/join/live-prompt.ts'
import { playOn } from '../src/join/loop.ts'
import { News } from '../src/join/news.ts'
import { talkLines } from '../src/join/talk-lines.ts'
import { SCUFFLE } from './fray.ts'
import { screen } from './screen.ts'

beforeAll(() => speak('de'))
afterAll(async () => {
  await speak(null)
  await languageFor('en', 'zones')
})

test('a table on a server is played in German: the list, the field, questions, the log and what the terminal says', async () => {
  const { fightServer, fight } = await fightServerWith(parse(SCUFFLE))
  const on = screen(100, { interactive: true })
  const typed = ['?', 'who', 'what a1', 'what nonsens', 'nonsens', 'list']
  const prompts: string[] = []
  const lines = {
    above: (prompt: string, draw: () => void) => {
      prompts.push(prompt)
      draw()
    },
    listen: async () => typed.shift() ?? null,
  } as unknown as Lines
  const connection = seenIn(sit(fightServer, fight, 'players', { behind: keepBehind }), 'de')
  onTestFinished(() => connection.close())
  const news = new News()
  const prompt = new LivePrompt(sayingIn(on), lines, connection, news)
  onTestFinished(() => prompt.close())
  while (connection.now.table === null) await prompt.changed()
  prompt.start()
  expect(await playOn(prompt, news)).toBe('left')
  const text = `${on.text()} ${prompts.join(' ')}`
  expect(text).toContain('wer wann dran ist')
  expect(text).toContain('Hier heißt nichts „nonsens“.')
  expect(text).toContain('In der Liste steht kein „nonsens“.')
  expect(text).toContain('das bist du')
  expect(text).not.toMatch(/\b(the|you|attack roll|with|which|who is)\b/i)
})

test('what people write to the table is never translated, whatever sentence it is', () => {
  const words = 'The connection is back.'
  const line = { to: null, by: 'players', words, at: '' }
  const talk = (['line', 'announcement', 'picture'] as const).map((is, n) => ({ ...line, is, line: n + 1 }))
  const now = { talk: [...talk, { ...line, is: 'line', line: 4, to: 'referee' }], pointed: null, presence: null }
  expect(inSentences(words)).not.toBe(words)
  expect(talkLines(now as never, { line: 0, pointed: 0 })).toEqual([
    { written: `players: ${words}` },
    { written: `Durchsage: ${words}` },
    { written: `players zeigt ein Bild: ${words}` },
    { written: `players (nur an referee): ${words}` },
  ])
})
