// A bot in forty lines: it plays a side through `fray play --jsonl`, doing what is likeliest to hit.
//   node examples/bot.mjs zones/duel --seed 7
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

// The command lies there in its package, and here in the repository.
const paths = ['../bin/fray.js', '../packages/cli/bin/fray.js'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)
const fray = paths.find((path) => existsSync(path)) ?? ''
const game = spawn(process.execPath, [fray, 'play', '--jsonl', ...process.argv.slice(2)], {
  stdio: ['pipe', 'pipe', 'inherit'],
})
const lines = createInterface({ input: game.stdout })[Symbol.asyncIterator]()
let waits = '' // what the fight waits for

/** Says something (nothing, at the beginning), tells what happens, and returns the answer. @param {object} [message] */
async function say(message) {
  if (message) game.stdin.write(`${JSON.stringify(message)}\n`)
  for (;;) {
    const { value, done } = await lines.next()
    if (done) process.exit(2) // Fray has ended, and has said why
    const line = JSON.parse(value)
    if (line.type === 'refused') throw new Error(line.reason)
    if (line.type === 'told') console.log(line.line.words)
    if (line.type === 'waits') waits = line.for
    if (line.type === 'waits' || line.type === 'result') return line.value
  }
}

await say()
while (waits !== 'over' && waits !== 'stalemate') {
  const [question] = (await say({ do: 'table' })).questions
  if (question) await say({ do: 'answer', question: question.id, value: question.decline ?? question.preset })
  else {
    let best = { key: '', hits: -1 }
    for (const { actions } of (await say({ do: 'actions' })).groups)
      for (const { key, asks, drastic } of actions) {
        const hits =
          asks.length > 0 || drastic ? -1 : ((await say({ do: 'chances', action: key, branches: 300 }))?.hits ?? 0)
        if (hits > best.hits || (hits === 0 && best.hits === 0)) best = { key, hits }
      }
    await say({ do: 'submit', action: best.key })
  }
}
game.stdin.end()
