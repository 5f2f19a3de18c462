import { parseJournal } from '@fray/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { Room } from '../src/index.ts'
import { chances, encounterText, modelIn, roomWith } from './rooms.ts'

test('a saved fight with pictures behind its lines goes on, and every line that is new is kept', async () => {
  const before = await (await roomWith(encounterText('zones/duel.yaml'), ['players'])).journal()
  const saved = `${before}{"pictures":{}}\n{"picture":"${'0'.repeat(64)}","bytes":""}\n`
  const kept: string[] = []
  const plays = (seat: string) => (seat === 'players' ? null : 'aggressive')
  const room = new Room({ version: 'test', chance: chances(), plays })
  onTestFinished(() => room.close())
  await room.goOn(saved, () => ({ add: (line) => void kept.push(line), close: () => undefined }))
  const model = await modelIn(room, 'players', 'player')
  const { at, actions } = await model.call('legal')
  const [{ key }] = (actions as { actions: { key: string }[] }[]).flatMap((group) => group.actions) as [{ key: string }]
  expect(await model.call('act', { id: 'one', at, key })).toMatchObject({ done: true })
  expect(kept.length).toBeGreaterThan(0)
  const whole = `${saved}${kept.map((line) => `${line}\n`).join('')}`
  expect(parseJournal(whole)).toEqual(parseJournal(await room.journal()))
})
