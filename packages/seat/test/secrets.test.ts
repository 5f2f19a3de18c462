import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnyRuleset,
  type AnyScene,
  type PlainCommand,
  Session,
  type Setup,
  takeHiddenAway,
  viewerOf,
} from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { encounterFiles } from '@fray/rulesets/test/homes'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type AnySession, Play } from '../src/index.ts'
import { actionsIn } from './tables.ts'

const root = join(import.meta.dirname, '..', '..', '..')
type Encounter = Readonly<Record<string, unknown>>

async function sitDown(encounter: Encounter, before: (scene: AnyScene, rules: AnyRuleset) => void = () => undefined) {
  const game = await rulesets[encounter.ruleset as string]?.()
  if (game === undefined) throw new Error('There is no such ruleset.')
  const { setup, problems } = game.readEncounter(encounter)
  if (setup === null) throw new Error(problems[0]?.message)
  const session = new Session(game.rules, setup as Setup, { seed: 'secrets' }) as AnySession
  before(session.scene, game.rules)
  const play = new Play(
    session,
    setup.seats.map(() => null),
  )
  return play
}

/** The referee hides places and things. */
const hide = (play: Play, ...to: readonly string[]) =>
  expect(play.submit('referee', { actor: 'referee', action: 'override', path: 'fight.hidden', to })).toEqual({
    done: true,
  })

/** All that a seat is shown, may do, and is told when it tries the commands. */
function shownTo(play: Play, seat: string, tries: readonly PlainCommand[] = []): string {
  const { who } = play.table(seat).turn
  return JSON.stringify([
    play.table(seat),
    who.map((one) => [play.actions(seat, one), play.actions(seat, one, { planned: true }), play.reach(seat, one)]),
    tries.map((command) => play.submit(seat, command)),
    play.told(seat),
  ])
}

const CRYPT: Encounter = {
  ruleset: 'zones',
  surprised: 'nobody',
  battlefield: { yard: { adjacent: ['mill', 'w1'] }, mill: {}, w1: { name: 'Sunken Crypt', hidden: true } },
  secrets: 'The key is under the mat.',
  combatants: {
    Ann: { kind: 'character', level: 1, str: 2, dex: 1, hp: 12, items: ['longsword melee 1d8'], zone: 'yard' },
    Orc: {
      ...{ kind: 'creature', level: 1, skill: 1, hp: 9, zone: 'mill' },
      ...{ attacks: ['club melee 1d6'], items: ['longsword melee 1d8'] },
    },
    Lurkmaw: { kind: 'creature', level: 1, skill: 1, hp: 9, attacks: ['maw melee 1d6'], zone: 'yard', hidden: true },
  },
  now: { round: 2, turn: 'Ann' },
}

const VAULT: Encounter = {
  ruleset: 'shock',
  battlefield: {
    size: [8, 6],
    walls: [
      { from: [4, 0], to: [4, 2] },
      { from: [4, 3], to: [4, 6] },
    ],
    doors: [{ name: 'secret panel', from: [4, 2], to: [4, 3], hidden: true }],
  },
  hidden: ['Moonblade'],
  content: { items: { moonblade: { from: 'arming-sword', name: 'Moonblade' } } },
  combatants: {
    Ann: { kind: 'pc', hp: 12, ac: 14, weapons: ['moonblade'], at: '3,3' },
    Orc: {
      kind: 'npc',
      hp: 9,
      ac: 12,
      hd: 1,
      attackBonus: 1,
      weapons: [{ from: 'moonblade', carried: 'ground' }],
      at: '2,3',
    },
  },
  now: { round: 2, side: 'party' },
}

describe('what an encounter hides', () => {
  test('a place and somebody are on no wire of a player, by no name, in no refusal', async () => {
    const play = await sitDown(CRYPT)
    const tries = ['x', 'w1', 'Sunken Crypt', 'sunken cript'].map((zone) => ({ actor: 'Ann', action: 'move', zone }))
    const refused = tries.map((command) => play.submit('players', command))
    expect(refused.every(({ done }) => !done)).toBe(true)
    const hits = tries.map((command) => ({ ...command, action: 'attack', target: 'Lurkmaw' }))
    const shown = shownTo(play, 'players', [...tries, ...hits]).replaceAll(/There is no [^"]*\\"[^"\\]*\\"/g, '')
    expect(shown).not.toMatch(/w1|Crypt|Lurkmaw|under the mat/)
    expect(JSON.stringify(refused[0])).toContain('mill')
    await expect(play.chances('players', { actor: 'Ann', action: 'move', zone: 'w1' })).resolves.toBeNull()
    const { hidden } = play.table('referee')
    expect(hidden).toEqual({ who: ['Lurkmaw'], places: ['w1'], notes: ['The key is under the mat.'] })
    const again = await sitDown(play.session.setup.encounter as Encounter)
    expect(again.table('referee').hidden).toEqual(hidden)
  })

  test('a Zone that the referee hides by what people call it goes by no other name either', async () => {
    const { w1, ...zones } = CRYPT.battlefield as Record<string, object>
    const play = await sitDown({ ...CRYPT, battlefield: { ...zones, w1: { ...w1, hidden: false } } })
    expect(shownTo(play, 'players')).toMatch(/w1/)
    hide(play, 'Sunken Crypt')
    expect(shownTo(play, 'players')).not.toMatch(/w1|Crypt/)
  })

  test('no way leads through a hidden Zone, nor is one of somebody hidden, nor of one who comes out of hiding', async () => {
    const play = await sitDown({ ...CRYPT, now: { round: 2, turn: 'Orc' } })
    const walks = (who: string, zone: string) => {
      const from = play.told('players').length
      expect(play.submit('referee', { actor: who, action: 'move', zone })).toEqual({ done: true })
      return [play.told('players', from), play.told('referee').slice(-2)].map((lines) =>
        lines.flatMap(({ beats }) =>
          beats.flatMap((one) => (one.beat === 'move' && one.steps ? [{ who: one.who, way: one.way }] : [])),
        ),
      )
    }
    expect(walks('Orc', 'yard')).toEqual([
      [{ who: 'Orc', way: ['mill', 'yard'] }],
      [{ who: 'Orc', way: ['mill', 'yard'] }],
    ])
    play.submit('referee', { actor: 'Orc', action: 'end' })
    play.submit('referee', { actor: 'Lurkmaw', action: 'begin' })
    expect(walks('Lurkmaw', 'w1')).toEqual([[], [{ who: 'Lurkmaw', way: ['yard', 'w1'] }]])
  })

  test('a closed door is wall, and no refusal names it', async () => {
    const play = await sitDown(VAULT)
    const shown = shownTo(play, 'players', [{ actor: 'Ann', action: 'door', name: 'x' }])
    expect(shown).not.toContain('secret panel')
    const { battlefield } = VAULT
    const solid = await sitDown({
      ...VAULT,
      battlefield: { ...(battlefield as object), doors: [], walls: [{ from: [4, 0], to: [4, 6] }] },
    })
    expect(play.table('players').board).toEqual(solid.table('players').board)
  })

  test('a thing that lies there named like one’s own shows not where it lies; one’s own is at hand', async () => {
    const play = await sitDown(VAULT)
    const refused = play.submit('players', { actor: 'Ann', action: 'pick-up', item: 'x' })
    expect(JSON.stringify(refused)).not.toContain('Moonblade')
    const actions = actionsIn(play.actions('players', 'Ann'))
    expect(actions.some(({ command }) => command.action === 'pick-up')).toBe(false)
    expect(actions.some(({ command }) => command.weapon === 'Moonblade')).toBe(true)
    expect(JSON.stringify(play.table('players').board)).not.toContain('Moonblade')
  })

  test('somebody who joins hidden is known to nobody', async () => {
    const play = await sitDown(CRYPT)
    const data = {
      kind: 'creature',
      level: 1,
      skill: 1,
      hp: 4,
      attacks: ['bite melee 1d4'],
      zone: 'mill',
      hidden: true,
    }
    expect(play.submit('referee', { actor: 'referee', action: 'join', name: 'Gloom', combatant: data })).toEqual({
      done: true,
    })
    expect(play.table('referee').hidden?.who).toContain('Gloom')
    expect(shownTo(play, 'players')).not.toContain('Gloom')
  })
})

test('a side of which all are hidden is no side; the odds of group morale count nobody who is hidden', async () => {
  const foe = { kind: 'npc', hp: 1, ac: 10, hd: 1, attackBonus: 1, weapons: ['arming-sword'] }
  const encounter = (lurker: Encounter): Encounter => ({
    ruleset: 'shock',
    battlefield: '12x12',
    sides: { party: { party: true }, foes: {}, deep: {} },
    combatants: {
      Ann: { kind: 'pc', hp: 12, ac: 14, weapons: ['arming-sword'], at: '3,3' },
      Brask: { ...foe, side: 'foes', at: '4,3' },
      Krell: { ...foe, side: 'foes', at: '9,9' },
      Morn: { ...foe, side: 'foes', at: '9,8' },
      Nell: { ...foe, side: 'foes', at: '9,7' },
      ...lurker,
    },
    now: { round: 2, side: 'party' },
  })
  const strike = { actor: 'Ann', action: 'attack', target: 'Brask', weapon: 'arming-sword' }
  const open = await sitDown(encounter({}))
  const hidden = await sitDown(encounter({ Lurk: { ...foe, side: 'foes', at: '9,6', hidden: true } }))
  const action = (play: Play) =>
    actionsIn(play.actions('players', 'Ann')).find(({ command }) => command.action === 'attack')
  expect(action(open)?.command).toMatchObject({ target: 'Brask' })
  expect(await hidden.chances('players', action(hidden)?.command ?? strike)).toEqual(
    await open.chances('players', action(open)?.command ?? strike),
  )
  const deep = await sitDown(encounter({ Lurk: { ...foe, side: 'deep', at: '9,6', hidden: true } }))
  expect(deep.table('players').sides.map(({ id }) => id)).toEqual(['party', 'foes'])
  expect(JSON.stringify(deep.table('players'))).not.toMatch(/deep/i)
})

describe.each(Object.keys(rulesets))('in %s', (id) => {
  test('a seat sees one whom the referee hides as if nobody were there: equal bytes', async () => {
    for (const file of encounterFiles(id).slice(0, 2)) {
      const encounter = parse(readFileSync(join(root, file), 'utf8')) as Encounter
      const shown = async (prepare: (scene: AnyScene, rules: AnyRuleset, row: number) => void) => {
        const play = await sitDown(encounter)
        for (let i = 0; i < 30 && play.goOn() === 'question'; i++) {
          const seat = play.seats.find((one) => play.table(one).questions.length > 0) as string
          const [question] = play.table(seat).questions
          if (question !== undefined) play.answer(seat, question.id, question.preset)
        }
        const { scene, rules, setup } = play.session as AnySession & { readonly rules: AnyRuleset }
        const seat = setup.seats.findIndex((_, at) => at > 0 && viewerOf(scene, at).owns(scene.now.fight.turn[0] ?? -1))
        const at = Math.max(1, seat)
        const viewer = viewerOf(scene, at)
        // Not one whose turn it is: that everybody waits is seen by all.
        const row = scene.sheets.findLastIndex((_, i) => !viewer.befriends(i) && scene.now.fight.turn[0] !== i)
        if (row < 0) return null
        prepare(scene, rules, row)
        const table = play.table(setup.seats[at]?.id ?? '')
        const actions = table.turn.who.map((who) => play.actions(table.seat.id, who))
        // One who has gone is still said to have been there: that is not one who has never been.
        const gone = (who: string) => who === (scene.sheets[row] as { name: string }).name
        const board = { ...table.board, tokens: table.board.tokens.filter(({ who }) => !gone(who)) }
        const cards = table.cards.filter(({ who }) => !gone(who))
        // That of a side all are hidden is looked at above.
        return { ...table, board, cards, sides: null, turn: null, undo: null, actions }
      }
      const hide = (on: number) => (scene: AnyScene, rules: AnyRuleset, row: number) =>
        scene.set(rules.tables.byPath.get('combatant.hidden') as never, row as never, on, 'secret')
      const hidden = await shown(hide(1))
      const nobody = await shown((scene, rules, row) => {
        hide(1)(scene, rules, row)
        takeHiddenAway(rules, scene, viewerOf(scene, 1))
        hide(0)(scene, rules, row)
      })
      expect(hidden, file).toEqual(nobody)
    }
  })
})

/** The longsword of the orc lies in the yard. */
const LYING = [
  ['item[1].place', 'ground'],
  ['item[1].zone', '0'],
  ['item[1].holder', 'none'],
] as const

describe('words that name what is hidden', () => {
  const log = async (combatants: Encounter, ...hidden: readonly string[]) => {
    const people = CRYPT.combatants as Readonly<Record<string, object>>
    const play = await sitDown({ ...CRYPT, combatants: { ...people, ...combatants } })
    for (const [path, to] of [['Orc.zone', 'yard'], ...LYING] as const)
      expect(play.submit('referee', { actor: 'referee', action: 'override', path, to })).toEqual({ done: true })
    if (hidden.length > 0) hide(play, ...hidden)
    const from = play.told('players').length
    play.submit('players', { actor: 'Ann', action: 'attack', target: 'Orc', weapon: 'Longsword' })
    return play.told('players', from).map(({ words }) => words)
  }

  test('a hidden thing does not silence the log of one who strikes with another of that name', async () => {
    expect(await log({}, 'Longsword')).toEqual(await log({}))
  })

  test('a word that is a hidden one’s name stays where it means something else', async () => {
    const lines = await log({ longsword: { kind: 'creature', level: 1, skill: 1, hp: 9, zone: 'mill', hidden: true } })
    expect(lines.join(' ')).toMatch(/longsword/i)
    expect(lines.join(' ')).not.toMatch(/somebody/)
  })
})
