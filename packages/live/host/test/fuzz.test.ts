import { randomFrom } from '@fray/kernel'
import { heard, readSaid } from '@fray/live/protocol'
import { arbitraryOf } from '@fray/live/protocol/test/arbitraries'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effort } from '../../../../scripts/tests/effort.ts'
import { encounterOf, fightServerWith, settle, sit } from './fight-servers.ts'
import { moveAtRandom } from './moving.ts'

const RUNS = effort(20, 60, 'FRAY_FIGHTS')

/** Messages as declared, with one thing changed in some, and things that are none. */
const messages = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .oneof(...heard.filter((one) => !['bye'].includes(one.shape.do.def.values[0])).map(arbitraryOf))
      .map((one) => JSON.stringify(one)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.oneof(...heard.map(arbitraryOf)), fc.string(), fc.jsonValue())
      .map(([one, key, value]) => JSON.stringify({ ...(one as object), [key]: value })),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.json() },
)

test('whatever a seat says, the host answers as declared, and the other seat plays on', async () => {
  const { fightServer, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'))
  const referee = sit(fightServer, fight, 'referee')
  await referee.ready
  const random = randomFrom('fuzz')
  let answers = 0
  let closed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(messages, { maxLength: 30 }), async (texts) => {
      const heardBack: string[] = []
      const connection = fightServer.accept(
        {
          send: (text) => heardBack.push(text),
          close: () => closed++,
          waiting: 0,
        },
        { fight, seat: 'players' },
      )
      connection.hear('{"do":"hello","protocol":1}')
      await settle()
      for (const text of texts) {
        connection.hear(text)
        if (random(3) === 0) await settle()
      }
      await referee.ask({ do: 'table' })
      await settle()
      for (const text of heardBack) {
        readSaid(text)
        answers++
      }
      connection.gone()
      expect(referee.now.line).toEqual({ state: 'open' })
      if (referee.now.waits?.for === 'you') await moveAtRandom(referee, random)
      expect(referee.now.table).toEqual(await referee.ask({ do: 'table' }))
    }),
    { numRuns: RUNS },
  )
  process.stdout.write(`${answers} answers to ${RUNS} conversations, ${closed} closed\n`)
  expect(answers).toBeGreaterThan(RUNS * 5)
  await settle()
  expect(referee.now.presence?.seats.map(({ devices }) => devices)).toEqual([1, 0, 0])
})
