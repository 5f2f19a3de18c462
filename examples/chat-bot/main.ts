// The chat bot at Discord: `node examples/chat-bot/main.ts`. What it needs to know stands in the environment; README.md says what.
import { Bot } from './bot.ts'
import { listen } from './discord.ts'
import { Tables } from './tables.ts'

const { env } = process
const publicKey = env.DISCORD_PUBLIC_KEY ?? ''
if (!/^[\da-f]{64}$/i.test(publicKey)) {
  console.error(
    "DISCORD_PUBLIC_KEY: the application's public key, 64 hexadecimal digits, is needed in the environment.",
  )
  process.exit(2)
}
const tables = new Tables({
  server: env.FRAY_SERVER ?? 'http://127.0.0.1:3729/',
  admin: env.FRAY_ADMIN_KEY ?? null,
  seed: env.FRAY_SEED || null,
  file: env.FRAY_CHAT_FILE ?? 'fray-chat/tables.json',
})
const server = await listen(
  {
    publicKey,
    api: env.DISCORD_API ?? 'https://discord.com/api/v10',
    host: env.HOST ?? '127.0.0.1',
    port: Number(env.PORT ?? 3740),
  },
  new Bot(tables).hear,
)
const address = server.address()
console.log(`The bot hears at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    tables.close()
    server.close()
    server.closeAllConnections()
    process.exit()
  })
}
