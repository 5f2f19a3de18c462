import { readFolder } from '../src/store/folder.ts'

/** How many requests of each seat (`FIGHT SEAT`) a data folder keeps as accepted: read as it lies there, without the server. */
export function acceptedIn(data: string): ReadonlyMap<string, number> {
  const { database, close } = readFolder(data)
  const counts = new Map<string, number>()
  const rows = database
    .prepare(`SELECT f.fight AS fight, e.id AS id, e.text AS text FROM entries e JOIN fights f ON f.n = e.fight`)
    .all() as { fight: string; id: string; text: string }[]
  for (const { fight, id, text } of rows) {
    const seat = id.slice(0, id.indexOf('/'))
    if (seat === '' || !text.startsWith('{"answer":{"type":"accepted"')) continue
    const name = `${fight} ${seat}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  close()
  return counts
}
