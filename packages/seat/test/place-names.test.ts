import { expect, test } from 'vitest'
import { commandWords } from '../src/index.ts'
import { actionsIn, seatsOf, sitDown, sitDownAt } from './tables.ts'

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
  for (const { words, whole, command } of moves) {
    const zone = board.zones.find(({ id }) => Object.values(command).includes(id))
    const name = zone?.name.replace(/^The /, 'the ') ?? ''
    expect(words).toContain(name)
    expect(whole).toContain(name)
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
  expect(said(play.table(seat).undo?.words ?? '')).toEqual([])
})

test('an id that is typed for a Zone of which the seat does not know does not tell what it is called', async () => {
  const text = `
ruleset: zones
surprised: nobody
battlefield:
  the-yard: { name: The yard, adjacent: [the-mill], start: characters }
  the-mill: { name: The mill, adjacent: [low-door], start: enemies }
  low-door: { name: Sunken crypt, hidden: true }
combatants: { Ada: { from: ada-the-warrior }, Gob: { from: toll-ruffian } }
`
  const play = await sitDownAt(text, { seed: 'names' })
  play.goOn()
  const plans = (seat: string, who: string, zone: string) => {
    play.plan(seat, who, [{ actor: who, action: 'move', zone }])
    return play.table(seat).plan?.left
  }
  expect(plans('players', 'Ada', 'low-door')).toEqual(['Ada: Move to low-door'])
  expect(plans('players', 'Ada', 'nowhere')).toEqual(['Ada: Move to nowhere'])
  expect(plans('players', 'Ada', 'the-mill')).toEqual(['Ada: Move to the mill'])
  expect(plans('referee', 'Gob', 'low-door')).toEqual(['Gob: Move to Sunken crypt'])
})
