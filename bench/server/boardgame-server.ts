import { requireMark } from '../marks/require.ts'
import { attackGame } from './boardgame-game.ts'

// boardgame.io's own server with its own store in memory: nothing of a fight outlives the process.
process.env.NODE_ENV = 'production'
const { Server } = requireMark('boardgame.io/server')
const server = Server({ games: [attackGame], origins: ['http://localhost'] })
const port = Number(process.argv[2])
// Matches are made at a port of their own: with the versions that its ranges lead to now, requests of both at one port are not heard.
await server.run({ port, lobbyConfig: { apiPort: port + 1 }, callback: () => console.log('ready') })
