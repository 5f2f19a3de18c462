import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pngOf } from '@fray/files/test/corpus'
import { connect, webSocket } from '@fray/live/client'
import { linkOf, readLink } from '@fray/live/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { ended, Place } from './fray.ts'

/** Ada is to move, and Corwin may strike at her when she walks away. */
const RETREAT = `
ruleset: zones
title: A retreat
combatants:
  Ada: { from: ada-the-warrior, zone: middle }
  Corwin: { from: toll-ruffian, zone: middle }
now: { turn: Ada }
`

/** Where a test is done, gone afterwards with every process in it. */
function newPlace(): Place {
  const place = new Place()
  onTestFinished(() => place.remove())
  return place
}

/** A process of `fray` to which somebody types. */
class Typist {
  readonly child: ReturnType<Place['spawn']>
  readonly end: ReturnType<typeof ended>
  private said = ''
  /** What has been waited for already. */
  private at = 0

  constructor(place: Place, ...args: string[]) {
    this.child = place.spawn(args)
    this.end = ended(this.child)
    const hear = (text: string): void => {
      this.said += text
    }
    this.child.stdout.on('data', hear)
    this.child.stderr.on('data', hear)
    onTestFinished(() => {
      this.child.kill('SIGKILL')
    })
  }

  type(line: string): void {
    this.child.stdin.write(`${line}\n`)
  }

  /** Waits until something is said after what was waited for before. */
  async says(words: string | RegExp): Promise<string> {
    const end = performance.now() + 100_000
    const pattern = typeof words === 'string' ? new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : words
    for (;;) {
      const found = pattern.exec(this.said.slice(this.at))
      if (found !== null) {
        this.at += found.index + found[0].length
        return found[0]
      }
      if (performance.now() > end) throw new Error(`"${words}" was not said:\n${this.said}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}

/** A server in a process of its own on a folder in the place; the port is 0 for any. */
async function serve(place: Place, port: string, ...more: string[]): Promise<{ typist: Typist; port: string }> {
  const typist = new Typist(place, 'serve', ...more, '--port', port, '--log', 'error')
  const base = await typist.says(/serves http:\/\/127\.0\.0\.1:\d+/)
  return { typist, port: /\d+$/.exec(base)?.[0] ?? '' }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'close')
  child.kill('SIGKILL')
  await gone
}

/** The links of the fight with which a server was started. */
async function linksOf(
  place: Place,
  { typist }: { readonly typist: Typist },
): Promise<Readonly<Record<string, string>>> {
  await typist.says('links.txt')
  const text = readFileSync(join(place.folder, 'data', 'server', 'links.txt'), 'utf8')
  return Object.fromEntries([...text.matchAll(/^ {2}(\w+): +(\S+)$/gm)].map(([, seat, link]) => [seat, link]))
}

/** Begins the retreat with dice that are always the same; the links to its seats. */
async function startSeeded(port: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`http://127.0.0.1:${port}/api/fights`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ encounter: RETREAT, seed: 'a free attack that misses' }),
  })
  return ((await response.json()) as { links: Record<string, string> }).links
}

test('two terminals play one fight: a reaction crosses seats, the server dies in the middle of a question, and an undo is told', async () => {
  const place = newPlace()
  const first = await serve(place, '0')
  const links = await startSeeded(first.port)
  const player = new Typist(place, '--plain', 'join', links.players ?? '')
  const referee = new Typist(place, 'join', links.referee ?? '')
  await player.says('You sit at "players" and play Ada.')
  await player.says('Push Corwin')
  await referee.says('Waiting for players.')
  player.type('move characters-start')
  await referee.says(/Corwin: .*cudgel/s)
  await player.says('Waiting for referee.')

  await kill(first.typist.child)
  await Promise.all([player.says('The connection is lost.'), referee.says('The connection is lost.')])
  referee.type('cudgel')
  await referee.says('Pending: it is sent as soon as the connection is back.')
  await serve(place, first.port)
  await Promise.all([player.says('The connection is back.'), referee.says('The connection is back.')])
  await Promise.all([player, referee].map((one) => one.says('Ada avoids Corwin')))
  await Promise.all([player, referee].map((one) => one.says("Ada moves to the Characters' start.")))
  await player.says('End the Turn')

  referee.type('undo')
  await Promise.all([player, referee].map((one) => one.says(/taken back|takes back/i)))
  await player.says('Push Corwin')
  player.type('p9')
  await player.says('The list has no "p9".')
  player.type('move char')
  await referee.says('let it go')
  referee.type('no')
  await Promise.all([player, referee].map((one) => one.says("Ada moves to the Characters' start.")))
  await player.says('End the Turn')
  player.type('Ada leave')
  await player.says('That gives up.')
  player.type('yes')
  await Promise.all([player, referee].map((one) => one.says('The fight is over: ')))
  expect((await Promise.all([player.end, referee.end])).map(({ code }) => code)).toEqual([0, 0])
})

test('one with an open invitation waits until the referee lets it in; a pipe plays, and what is no link is said', async () => {
  const place = newPlace()
  const server = await serve(place, '0', place.write('retreat.yaml', RETREAT))
  const links = await linksOf(place, server)
  const own = readLink(links.referee ?? '')
  const inviting = connect(webSocket(own?.socket ?? ''), { key: own?.key ?? '' })
  onTestFinished(() => inviting.close())
  await inviting.ready
  const { key } = (await inviting.ask({ do: 'invite', id: 'i1', to: 'anybody' })) as { key: string }
  const guest = new Typist(place, 'join', linkOf(own?.base ?? '', key), '--name', 'Wren')
  await guest.says('The referee has been asked to let you in.')
  const referee = new Typist(place, 'join', links.referee ?? '')
  await referee.says('Wren asks to be let in')
  referee.type('admit Wren')
  await referee.says('Wren sits at players now.')
  await guest.says(/You sit at "(Wren|players)" and play Ada\./)
  guest.type('quit')
  expect((await guest.end).code).toBe(0)

  const untold = await place.fray(['join'])
  expect([untold.code, untold.err]).toEqual([2, expect.stringContaining('Set FRAY_LINK')])
  const piped = await place.fray(['join'], ['who', 'flee the field', 'end', 'order'], {
    FRAY_LINK: links.players ?? '',
  })
  expect(piped.out).toContain('this is you')
  expect(piped.out).toContain('The list has no "flee the field".')
  expect(piped.out).toContain('Ada (Move, Action)> end\n')
  expect(piped.out).toContain('Waiting for referee.')
  expect(piped.out).toContain('You have left.')
  expect(piped.code).toBe(0)
  const wrong = await place.fray(['join', 'http://127.0.0.1:1/'])
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('This is not a link to a table')])
  const gone = await place.fray(['join', linkOf(own?.base ?? '', 'x'.repeat(44))])
  expect(gone).toEqual({
    code: 2,
    out: '',
    err: 'The link leads to no seat: it was never made, or was taken back.\n',
  })
})

test('pictures from a terminal: a portrait and a hand-out go to whom they are for; what is none is said', async () => {
  const place = newPlace()
  const { port } = await serve(place, '0')
  const links = await startSeeded(port)
  writeFileSync(join(place.folder, 'face.png'), pngOf({ seed: 1 }))
  writeFileSync(join(place.folder, 'letter.png'), pngOf({ seed: 2 }))
  writeFileSync(join(place.folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const link = readLink(links.players ?? '')
  if (link === null) throw new Error('There is no link.')
  const watching = connect(webSocket(link.socket), { key: link.key })
  onTestFinished(() => watching.close())
  await watching.ready
  const portrait = () => watching.now.table?.board.tokens.find(({ who }) => who === 'Corwin')?.picture
  const referee = new Typist(place, 'join', links.referee ?? '')
  await referee.says('Waiting for players.')
  // A pipe holds what is typed while others decide: one line each, whatever is asked.
  referee.type('portrait Corwin: drawing.svg')
  await referee.says(/SVG|picture/)
  expect(portrait()).toBeUndefined()
  referee.type('portrait Corwin: face.png')
  await expect.poll(portrait, { timeout: 20_000 }).toMatch(/^[0-9a-f]{64}$/)
  referee.type('portrait Nobody: face.png')
  await referee.says('Available: Ada, Corwin.')
  referee.type('portrait Corwin: missing.png')
  await referee.says('missing.png cannot be read')
  referee.type('hand-out players: letter.png')
  await expect.poll(() => watching.now.talk.at(-1)?.picture, { timeout: 20_000 }).toMatch(/^[0-9a-f]{64}$/)
  referee.type('portrait Corwin: none')
  await expect.poll(portrait, { timeout: 20_000 }).toBeUndefined()
})
