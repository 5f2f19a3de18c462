import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { MessageLines } from '../src/lines.ts'

/** What is handed on of such input, and what is answered. */
async function heard(...input: (string | Uint8Array)[]) {
  const answers = new PassThrough()
  const lines = new MessageLines(answers)
  const messages = text(lines)
  for (const piece of input) lines.write(piece)
  lines.end()
  const handedOn = (await messages).split('\n').filter((line) => line !== '')
  answers.end()
  const answered = (await text(answers)).split('\n').filter((line) => line !== '')
  return {
    handedOn: handedOn.map((line) => JSON.parse(line)),
    answered: answered.map((line) => {
      const { jsonrpc, id, error, ...rest } = JSON.parse(line)
      expect([jsonrpc, rest]).toEqual(['2.0', {}])
      expect(error.message).toMatch(/\.$/)
      return [id, error.code]
    }),
  }
}

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' }

test.each<[string, unknown[]]>([
  ['not json', [null, -32700]],
  ['{"jsonrpc":"2.0","id":1,"method":"ping"', [null, -32700]],
  ['{"jsonrpc":"2.0","id":1}', [1, -32600]],
  ['{"id":3,"method":5}', [3, -32600]],
  ['{"id":"three","method":"ping"}', ['three', -32600]],
  ['{"jsonrpc":"1.0","id":3,"method":"ping"}', [3, -32600]],
  ['{"jsonrpc":"2.0","id":{},"method":"ping"}', [null, -32600]],
  ['{"jsonrpc":"2.0","id":1.5,"method":"ping"}', [null, -32600]],
  ['{"jsonrpc":"2.0","id":3,"method":"ping","params":5}', [3, -32600]],
  ['{"jsonrpc":"2.0","method":"ping","params":5}', [null, -32600]],
  ['{"jsonrpc":"2.0","id":3,"result":5}', [null, -32600]],
  ['[]', [null, -32600]],
  [JSON.stringify([PING, PING]), [null, -32600]],
  ['null', [null, -32600]],
  ['7', [null, -32600]],
  ['"ping"', [null, -32600]],
])('%s is answered with an error, and what comes next is heard', async (line, answer) => {
  expect(await heard(`${line}\n${JSON.stringify(PING)}\n`)).toEqual({ handedOn: [PING], answered: [answer] })
})

test('messages are handed on however they are cut up, and however their lines end', async () => {
  const message = { jsonrpc: '2.0', method: 'told', params: { by: 'Ädä 🗡' } }
  const bytes = Buffer.from(`\n${JSON.stringify(message)}\r\n \n${JSON.stringify(PING)}`)
  expect(await heard(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual({
    handedOn: [message, PING],
    answered: [],
  })
})

test('a line that never ends is not kept, and is answered when it does', async () => {
  const piece = 'x'.repeat(200_000)
  const pieces = Array.from({ length: 20 }, () => piece)
  expect(await heard(...pieces, `\n${JSON.stringify(PING)}\n`)).toEqual({
    handedOn: [PING],
    answered: [[null, -32600]],
  })
})
