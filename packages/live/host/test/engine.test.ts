import type { AnyScene, Command, Game } from '@fray/kernel'
import { parseJournal, randomFrom } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { expect, test } from 'vitest'
import { type Hosting, openFightServer } from '../src/index.ts'
import { encounterOf, fightServerWith, hostingOf, settle, sit } from './fight-servers.ts'
import { moveAtRandom } from './moving.ts'

/** A fight of some commands, kept in a store. */
async function played(): Promise<{ hosting: Hosting; fight: string; game: Game }> {
  const { fightServer, hosting, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'))
  const seats = ['referee', 'players'].map((seat) => sit(fightServer, fight, seat))
  await Promise.all(seats.map(({ ready }) => ready))
  const random = randomFrom('engine')
  for (let move = 0; move < 12; move++) {
    for (const seat of seats) await moveAtRandom(seat, random)
    await settle()
  }
  for (const seat of seats) seat.close()
  return { hosting, fight, game: (await rulesets.zones?.()) as Game }
}

const under = (hosting: Hosting, game: Game): Hosting => ({
  ...hosting,
  game: async () => game,
  chance: hostingOf().chance,
})

/** The game with another version; `change`: the one who does something has 1 hit point left, which is no rule of any book. */
function changed(game: Game, change: boolean): Game {
  const { rules } = game
  const worse = [...rules.actions].map(([id, action]) => [
    id,
    {
      ...action,
      resolve(scene: AnyScene, command: Command) {
        const column = scene.tables.byPath.get('combatant.hp')
        if (column !== undefined && command.actor >= 0 && action.formal !== true)
          scene.set(column, command.actor, 1, 'override')
        return action.resolve(scene as never, command as never)
      },
    },
  ])
  const actions = change ? new Map(worse as never) : rules.actions
  return { ...game, rules: { ...rules, version: `${rules.version}-changed`, actions: actions as typeof rules.actions } }
}

test('rules that were changed and change nothing that has happened: the fight is carried over, and says so', async () => {
  const { hosting, fight, game } = await played()
  const later = under(hosting, changed(game, false))
  const fightServer = openFightServer(later)
  const seat = sit(fightServer, fight, 'players')
  await seat.ready
  expect(seat.now.readOnly).toBeNull()
  expect(seat.now.notice).toMatch(
    /^The rules of zones were changed: .* goes on with version .*-changed\. All \d+ commands came out as they were\.$/,
  )
  const journal = parseJournal((await fightServer.journal(fight)) ?? '')
  expect(journal.head.rulesetVersion).toBe(`${game.rules.version}-changed`)
  seat.close()

  const again = sit(openFightServer({ ...later, chance: hostingOf().chance }), fight, 'players')
  await again.ready
  expect(again.now.notice).toBeNull()
  expect(await openFightServer(later).importFight((await fightServer.journal(fight)) ?? '')).toHaveProperty('fight')
})

test('rules that were changed and change what has happened: the fight stands before that, and can only be looked at', async () => {
  const { hosting, fight, game } = await played()
  const before = await hosting.store.read(fight, 1)
  const fightServer = openFightServer(under(hosting, changed(game, true)))
  const seat = sit(fightServer, fight, 'players')
  const table = await seat.ready
  expect(seat.now.readOnly).toMatch(
    /^This fight can be looked at and not be played on: it stands after its first \d+ commands\. It was played with version/,
  )
  expect(table.cards.length).toBeGreaterThan(0)
  expect(await seat.undo()).toMatchObject({ done: false, rule: 'read-only' })
  expect(await hosting.store.read(fight, 1)).toEqual(before)

  const old = sit(openFightServer(under(hosting, game)), fight, 'players')
  await old.ready
  expect(old.now.readOnly).toBeNull()
  expect(old.now.told.slice(0, seat.now.told.length)).toEqual(seat.now.told)
})

test('what cannot be opened is said in a sentence, and nobody comes back for it', async () => {
  const { hosting, fight } = await played()
  const none = sit(openFightServer({ ...hosting, game: async () => null }), fight, 'players')
  await expect(none.ready).rejects.toThrow('which is not here')
  expect(none.now.line).toMatchObject({ state: 'ended', why: 'cannot-open' })

  const { store } = hosting
  await store.append('newer', 0, [{ id: '/1', text: '{"answer":null}\n{"fray":"journal","version":99}' }], {
    title: '',
    ruleset: 'zones',
    over: false,
  })
  const newer = sit(openFightServer(hosting), 'newer', 'players')
  await expect(newer.ready).rejects.toThrow('This journal has version 99; this Fray reads version 1.')
})
