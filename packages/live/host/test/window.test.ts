import { randomFrom } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { encounterFiles } from '@fray/rulesets/test/homes'
import { expect, test } from 'vitest'
import { someOf } from '../../../../scripts/tests/effort.ts'
import type { OpenFight } from '../src/fight/live-fight.ts'
import { encounterOf, fightServerWith, settle, sit } from './fight-servers.ts'
import { moveAtRandom } from './moving.ts'

const ALL = 1_000_000

/** Plays a fight at random, with much that is taken back and looked back at: everything that its seats were sent and answered. */
async function playedIn(encounter: unknown, window: number, moves: number) {
  let now = 0
  const changes = { window, now: () => now }
  const { fightServer, fight } = await fightServerWith(encounter, { changes })
  const open = (await fightServer.open(fight)) as OpenFight
  const random = randomFrom('window')
  const heard: unknown[] = []
  const seats = open.seatIds.map((seat) => sit(fightServer, fight, seat))
  await Promise.all(seats.map(({ ready }) => ready))
  open.seatIds.forEach((seat) => {
    const listener = fightServer.accept(
      { send: (text) => heard.push([seat, text]), close: () => undefined, waiting: 0 },
      { fight, seat },
    )
    listener.hear('{"do":"hello","protocol":1}')
  })
  let forgotten = 0
  const [referee] = seats as [(typeof seats)[number]]
  const ask = async (at: number, message: object) => {
    const answer = await open.hear(open.seatIds[at] as string, message as never)
    heard.push(JSON.stringify(answer))
    return answer as { readonly value?: { readonly length: number } }
  }
  for (let move = 0; move < moves; move++) {
    // A minute after somebody has looked back the past is forgotten again.
    now += 20_000
    await settle()
    const at = random(seats.length)
    const what = random(16)
    if (what === 0) for (let n = random(8); n >= 0; n--) heard.push(await referee.undo().catch(String))
    else if (what === 1) heard.push(await referee.redo().catch(String))
    else if (what === 2) await ask(at, { do: 'told', since: random(20) })
    else if (what === 3) {
      const { value } = await ask(at, { do: 'steps' })
      await ask(at, { do: 'step', n: random(value?.length ?? 1) })
    } else if (what === 4) await ask(at, { do: 'account' })
    // What was answered long ago is answered again, and is not done again.
    else if (what === 5 && move > 30) await ask(0, { do: 'submit', id: `again${random(move)}`, action: 'none' })
    else
      for (const seat of seats)
        if (seat.now.waits?.for === 'you') heard.push(await moveAtRandom(seat, random).catch(String))
    forgotten = Math.max(forgotten, open.log.opened.play.forgotten)
  }
  await settle()
  return { heard: heard.map((one) => JSON.stringify(one)), forgotten }
}

for (const ruleset of someOf(Object.keys(rulesets), 3, 1)) {
  test(`${ruleset}: what is forgotten and read again is, byte for byte, what was known all the time`, async () => {
    const [file = ''] = encounterFiles(ruleset)
    const whole = await playedIn(encounterOf(file), ALL, 70)
    const windowed = await playedIn(encounterOf(file), 8, 70)
    expect(whole.forgotten).toBe(0)
    expect(windowed.forgotten).toBeGreaterThan(4)
    expect(windowed.heard).toEqual(whole.heard)
  })
}

/** How many objects can be reached from this one, without those in the store. */
function objectsIn(root: object, without: ReadonlySet<unknown>): number {
  const seen = new Set<unknown>(without)
  const left: unknown[] = [root]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one !== 'object' || one === null || seen.has(one) || ArrayBuffer.isView(one)) continue
    seen.add(one)
    if (one instanceof Map) left.push(...one.keys(), ...one.values())
    else if (one instanceof Set) left.push(...one)
    else if (Array.isArray(one)) left.push(...one.filter((item) => item !== one))
    else for (const key of Object.keys(one)) left.push((one as Record<string, unknown>)[key])
  }
  return seen.size - without.size
}

test('ten times as many commands leave no more in memory', async () => {
  const { fightServer, hosting, fight } = await fightServerWith(encounterOf('encounters/zones/duel.yaml'), {
    changes: { window: 8 },
  })
  const open = (await fightServer.open(fight)) as OpenFight
  const me = sit(fightServer, fight, open.refereeSeat)
  await me.ready
  const [first, other] = (me.now.table?.cards ?? []).map(({ who }) => who)
  let done = 0
  /** The referee sets hit points, up and down again. */
  const until = async (commands: number) => {
    for (; done < commands; done++) {
      const path = `${done % 2 === 0 ? first : other}.hp`
      await open.hear(open.refereeSeat, {
        do: 'submit',
        id: `c${done}`,
        action: { actor: 'referee', action: 'override', path, to: 1 + (done % 3) },
      })
    }
    await settle()
    return objectsIn(open, new Set([hosting, hosting.store, hosting.game]))
  }
  const few = await until(200)
  const many = await until(2000)
  expect(open.log.opened.session.ply).toBeGreaterThan(1990)
  expect((many - few) / 1800).toBeLessThan(0.2)
})
