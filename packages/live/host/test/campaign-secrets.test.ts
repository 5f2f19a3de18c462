import { type Connection, connect, inProcess } from '@fray/live/client'
import { expect, test } from 'vitest'
import { someOf } from '../../../../scripts/tests/effort.ts'
import { type FightServer, openFightServer } from '../src/index.ts'
import { encounterOf, hostingOf, settle } from './fight-servers.ts'

/* A whole evening: what is prepared, and who is hidden in a fight, reaches nobody but the referee, whenever they come. */

const ENCOUNTERS = {
  zones: 'zones/bridge',
  shock: 'shock/eggs',
  escalation: 'escalation/threshing-floor',
  'free-hits': 'free-hits/heel',
  'weapon-speed': 'weapon-speed/two-wells',
}

/** Its last combatant is called so, and hidden. */
function withHidden(file: string, name: string): string {
  // Its words for everybody name people.
  const {
    notes: _,
    about: _about,
    ...encounter
  } = encounterOf(`encounters/${file}.yaml`) as {
    combatants: Record<string, object>
    [field: string]: unknown
  }
  const last = Object.keys(encounter.combatants).at(-1) ?? ''
  const renamed = JSON.parse(JSON.stringify(encounter).replaceAll(last, name)) as { combatants: Record<string, object> }
  renamed.combatants[name] = { ...renamed.combatants[name], hidden: true }
  return JSON.stringify({ ...renamed, title: `The night of ${name.length}` })
}

/** Somebody who comes by a link, and everything that is sent to them. */
function overheard(fightServer: FightServer, key: string, name: string) {
  const heard: string[] = []
  const { open } = inProcess(fightServer)
  const transport: ReturnType<typeof inProcess> = {
    open: (ears) =>
      open({
        ...ears,
        hear: (one) => {
          heard.push(one)
          ears.hear(one)
        },
      }),
  }
  return { connection: connect(transport, { key, name }), heard }
}

const isOver = ({ now }: Connection): boolean => now.table?.fight.over === true

test.each(someOf(Object.entries(ENCOUNTERS), 3, 1))(
  '%s: an evening of three fights with somebody hidden in each, and people who come late',
  async (_, file) => {
    const fightServer = openFightServer(hostingOf())
    const { keys } = await fightServer.startCampaign('The long winter')
    const referee = connect(inProcess(fightServer), { key: keys.referee })
    await settle()
    const say = async (message: object): Promise<void> => {
      expect(await referee.ask(message as never)).toEqual({ done: true })
      await settle()
    }
    const people = [overheard(fightServer, keys.anybody, 'Ann'), overheard(fightServer, keys.spectators, 'Wim')]
    await settle()
    const hidden = ['Lurkmaw', 'Snagtooth', 'Gloamwight']
    for (const name of hidden) await say({ do: 'prepare', encounter: withHidden(file, name) })
    for (const [fight, name] of hidden.entries()) {
      await say({ do: 'open-next', fresh: true })
      // In the last one nothing is done: it is still to be revealed.
      if (fight < 2) for (const seat of ['referee', 'player-1']) await say({ do: 'hand-over', seat, to: 'aggressive' })
      for (let n = 0; n < 40 && fight < 2 && !isOver(referee); n++) await settle()
      // Late, in the middle of the second and the third.
      if (fight > 0) people.push(overheard(fightServer, keys.anybody, `Late ${fight}`))
      await settle()
      for (const { connection } of people)
        await expect.poll(() => connection.now.table?.cards.length ?? 0).toBeGreaterThan(0)
      expect(referee.now.table?.cards.map(({ who }) => who)).toContain(name)
      for (const { heard } of people) for (const one of hidden) expect(heard.join()).not.toContain(one)
    }
    for (const { heard } of people)
      for (const one of ['goesAlong', '"prepared"']) expect(heard.join()).not.toContain(one)
    // Once revealed, everybody hears of them.
    const revealed = { actor: 'referee', action: 'override', path: 'Gloamwight.hidden', to: 'no' }
    expect(await referee.submit(revealed)).toEqual({ done: true })
    await settle()
    for (const { heard } of people) expect(heard.join()).toContain('Gloamwight')
  },
)
