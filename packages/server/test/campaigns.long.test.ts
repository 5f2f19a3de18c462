import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Connection, connect, webSocket } from '@fray/live/client'
import { readLink } from '@fray/live/protocol'
import { expect, test } from 'vitest'
import { newFolder } from './new-folder.ts'
import { useOwnPostgres } from './postgres.ts'
import { kill, startProcess, until } from './processes.ts'

const root = join(import.meta.dirname, '../../..')
const postgres = useOwnPostgres()

const sitDown = (link: string, name?: string): Connection => {
  const { socket, key } = readLink(link) as NonNullable<ReturnType<typeof readLink>>
  return connect(webSocket(socket), { key, ...(name !== undefined && { name }) })
}

test.each(['SQLite', 'PostgreSQL'])(
  'an evening in which the server is killed between fights and within one loses nothing, in %s',
  async (kind) => {
    const data = newFolder()
    const port = 20_000 + ((process.pid + (kind === 'SQLite' ? 3 : 7)) % 20_000)
    const more = kind === 'SQLite' ? [] : ['--database-url', await postgres.newDatabase()]
    let server = await startProcess(data, port, more)
    const restart = async (): Promise<void> => {
      await kill(server.child)
      server = await startProcess(data, port, more)
    }
    const response = await fetch(`${server.base}api/campaigns`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'The long winter' }),
    })
    const { links } = (await response.json()) as { links: Record<string, string> }
    const referee = sitDown(links.referee ?? '')
    const ann = sitDown(links.anybody ?? '', 'Ann')
    // People stand in the order in which they came.
    await until(() => referee.now.campaign?.people.length === 2, 'Ann is there')
    const ben = sitDown(links.anybody ?? '', 'Ben')
    const all = [referee, ann, ben]
    await until(() => referee.now.campaign?.people.length === 3, 'everybody is there')
    const text = readFileSync(join(root, 'encounters/zones/bridge.yaml'), 'utf8')
    for (const title of ['First', 'Second', 'Third'])
      expect(await referee.ask({ do: 'prepare', encounter: text.replace(/^title: .*$/m, `title: ${title}`) })).toEqual({
        done: true,
      })
    for (const title of ['First', 'Second', 'Third']) {
      // Killed while it opens the fight: the request is sent again, and done once.
      const opening = referee.ask({ do: 'open-next' })
      await restart()
      expect(await opening).toEqual({ done: true })
      await until(() => all.every(({ now }) => now.table?.fight.title === title), `everybody is in ${title}`)
      expect(await referee.submit({ actor: 'referee', action: 'override', path: 'Ada.hp', to: 2 })).toEqual({
        done: true,
      })
      await restart()
      await until(() => all.every(({ now }) => now.line.state === 'open'), 'all are back')
      expect(JSON.stringify(ann.now.table?.cards.find(({ who }) => who === 'Ada'))).toContain('2')
      if (title !== 'Second') {
        expect(await referee.ask({ do: 'leave-fight' })).toEqual({ done: true })
        await restart()
        await until(
          () => all.every(({ now }) => now.line.state === 'open' && now.table === null),
          'all are in the lobby',
        )
      }
    }
    expect(ben.now.campaign?.past.map(({ title }) => title)).toEqual(['First', 'Second', 'Third'])
    expect(referee.now.campaign?.people.map(({ name }) => name)).toEqual(['referee', 'Ann', 'Ben'])
    for (const one of all) one.close()
    await kill(server.child)
  },
)
