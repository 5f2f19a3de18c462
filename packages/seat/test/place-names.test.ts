import { expect, test } from 'vitest'
import { commandWords } from '../src/index.ts'
import { actionsIn, seatsOf, sitDown } from './tables.ts'

const FIGHTS = ['bridge', 'smokehouse', 'salt-mine', 'ferry-night']

/** Ids of Zones that people call otherwise, such as `near-bank`. */
const UNSPOKEN = /\b[a-z]+-[a-z]+\b/

test.each(FIGHTS)('%s: what may be done, is planned, taken back and reached calls Zones as people do', async (file) => {
  const play = await sitDown(`encounters/zones/${file}.yaml`, 'names')
  play.goOn()
  const seat = seatsOf(play).find((id) => play.table(id).turn.who.length > 0) ?? ''
  const who = play.table(seat).turn.who[0] ?? ''
  const { board } = play.table(seat)
  if (board.kind !== 'zones') throw new Error('These are fights in Zones.')
  const ids = board.zones.filter(({ id, name }) => id !== name).map(({ id }) => id)
  const list = play.actions(seat, who)
  const moves = actionsIn(list).filter(({ command }) => ids.some((id) => Object.values(command).includes(id)))
  expect(moves.length).toBeGreaterThan(0)
  for (const { words, rest, command } of moves) {
    const zone = board.zones.find(({ id }) => Object.values(command).includes(id))
    const name = zone?.name.replace(/^The /, 'the ') ?? ''
    expect(words).toContain(name)
    expect(rest).toContain(name)
    if (UNSPOKEN.test(zone?.id ?? '')) expect(words).not.toContain(zone?.id)
    expect(commandWords(play.rules, command, play.session.scene)).toContain(name)
  }
  const [move] = moves
  if (move === undefined) return
  const said = (text: string) => ids.filter((id) => UNSPOKEN.test(id) && text.includes(id))
  expect(play.reach(seat, who).lines.flatMap(said)).toEqual([])
  expect(list?.illegal.flatMap(({ words, reason }) => said(`${words} ${reason}`))).toEqual([])
  play.plan(seat, who, [move.command])
  expect(play.table(seat).plan?.left.flatMap(said) ?? []).toEqual([])
  expect(play.submit(seat, move.command)).toEqual({ done: true })
  expect(said(play.table(seat).undo ?? '')).toEqual([])
})
