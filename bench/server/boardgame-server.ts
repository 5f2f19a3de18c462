import { requireMark } from '../marks/require.ts'
import { attackGame } from './boardgame-game.ts'

// boardgame.io's own server. Without a database its own store in memory, where nothing of a fight outlives the process.
process.env.NODE_ENV = 'production'
const { Server } = requireMark('boardgame.io/server')
const [, , port = '0', database] = process.argv
const db =
  database === undefined
    ? undefined
    : new (requireMark('bgio-postgres').PostgresStore)(database, { logging: false, pool: { max: 10 } })
const server = Server({ games: [attackGame], origins: ['http://localhost'], ...(db && { db }) })
// Matches are made at a port of their own: with the versions that its ranges lead to now, requests of both at one port are not heard.
await server.run({
  port: Number(port),
  lobbyConfig: { apiPort: Number(port) + 1 },
  callback: () => console.log('ready'),
})
