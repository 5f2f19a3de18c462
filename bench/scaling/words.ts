/* The table of costs as docs/explanation/speed.md has it: `node bench/scaling/words.ts`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Costs, Point } from './costs.ts'

const costs = JSON.parse(readFileSync(join(import.meta.dirname, 'costs.json'), 'utf8')) as Costs & {
  readonly machine: string
  readonly day: string
}

const time = (microseconds: number): string =>
  microseconds < 1_000 ? `${microseconds} us` : `${(microseconds / 1_000).toFixed(microseconds < 10_000 ? 1 : 0)} ms`
const heads = (points: readonly Point[]): string => points.map(([at]) => at.toLocaleString('en')).join(', ')
const costsOf = (points: readonly Point[]): string => points.map(([, cost]) => time(cost)).join(', ')
const bytes = (count: number): string =>
  count < 1_000 ? `${count} B` : count < 1e6 ? `${(count / 1e3).toFixed(1)} kB` : `${(count / 1e6).toFixed(1)} MB`

const { combatants, seats, journal, opening, memory, wire, disk, database, socket, serving } = costs
console.log(`${costs.day}, ${costs.machine}; times are of a processor.

| what | at | cost |
|---|---|---|
| a command, 2 seats, by combatants | ${heads(combatants)} | ${costsOf(combatants)} |
| a command, 100 combatants, by seats with somebody at each | ${heads(seats)} | ${costsOf(seats)} |
| a command, 8 combatants, by entries of the journal | ${heads(journal)} | ${costsOf(journal)} |
| opening such a fight, by entries | ${heads(opening)} | ${costsOf(opening)} |
| memory of an open fight of 8 with 40 entries | nobody there; two | ${bytes(memory.idle)}; ${bytes(memory.watched)} |
| memory of an entry more | | ${bytes(memory.entry)} |
| bytes to who gives a command; to each other seat, by combatants | ${wire.map(([at]) => at).join(', ')} | ${wire.map(([, to]) => to).join(', ')}; ${wire.map(([, , to]) => to).join(', ')} |
| the disk, for a command, with SQLite | | ${bytes(disk)} |
| PostgreSQL, for a command: processor; alone, by the clock; tables; log | | ${time(database.append)}; ${database.alone.toFixed(1)} ms; ${bytes(database.disk)}; ${bytes(database.log)} |
| a server's process, for a command besides; for each socket of the fight | | ${time(serving.command)}; ${time(serving.socket)} |
| it stands still to collect garbage | after each ${serving.pause.commands} commands | ${time(serving.pause.long)} |
| a silent socket; a ping | | ${bytes(socket.bytes)}; ${time(socket.ping)} |`)
