// The bot with a fake chat service in this terminal: `node examples/chat-bot/try.ts`, beside a server (`npx fray serve`).
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { FakeService } from './fake.ts'

const folder = mkdtempSync(join(tmpdir(), 'fray-chat-'))
const service = new FakeService(({ only, content, buttons, picture }) => {
  console.log(`\n[${only === null ? 'everybody' : `${only} alone`}] ${content}`)
  if (buttons.length > 0) console.log(buttons.map(({ custom_id, label }) => `  (${label}: ${custom_id})`).join('\n'))
  if (picture !== null) writeFileSync(join(folder, `${only ?? 'everybody'}.png`), picture)
})
await service.start(process.env.FRAY_SERVER ?? 'http://127.0.0.1:3729/', join(folder, 'tables.json'))
console.log(`Type who says what: ann begin zones/duel. Pictures lie in ${folder}. Ctrl+D ends.`)
for await (const line of createInterface({ input: process.stdin })) {
  const [person = '', ...words] = line.trim().split(/\s+/)
  if (words.length > 0) await service.post(service.typed(person, words.join(' ').replace(/^\/?fray /, '')))
}
await service.close()
