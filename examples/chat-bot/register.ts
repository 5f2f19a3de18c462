// Tells Discord of the command /fray, once: `node examples/chat-bot/register.ts`.
const { DISCORD_APPLICATION_ID: application, DISCORD_BOT_TOKEN: token } = process.env
const api = process.env.DISCORD_API ?? 'https://discord.com/api/v10'
if (!application || !token) {
  console.error('DISCORD_APPLICATION_ID and DISCORD_BOT_TOKEN are needed in the environment.')
  process.exit(2)
}
const [SUBCOMMAND, TEXT] = [1, 3]
const WORDS: readonly (readonly [string, string, ...(readonly string[])])[] = [
  ['begin', 'Begins a fight in this channel', 'fight'],
  ['sit', 'Takes a seat', 'seat?'],
  ['look', 'How it stands for you, and what you may do', 'name?'],
  ['do', 'Does what the list calls by this key', 'key'],
  ['answer', 'Answers a question', 'answer'],
  ['odds', 'How likely what you may do is to do what'],
  ['undo', 'Takes your last step back'],
  ['go-on', 'Lets a fight go on that has come to a stalemate'],
  ['leave', 'Gives your seat up'],
]
const options = WORDS.map(([name, description, parameter]) => ({
  ...{ type: SUBCOMMAND, name, description },
  ...(parameter && {
    options: [
      { type: TEXT, name: parameter.replace('?', ''), description: parameter, required: !parameter.endsWith('?') },
    ],
  }),
}))
const response = await fetch(`${api}/applications/${application}/commands`, {
  method: 'POST',
  headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ type: 1, name: 'fray', description: 'Plays a fight', options }),
})
console.log(
  response.ok ? 'The command /fray is known.' : `Discord answers with ${response.status}: ${await response.text()}`,
)
process.exitCode = response.ok ? 0 : 1
