import { type PlainCommand, type Random, randomFrom } from '@fray/kernel'
import type { Connection } from '@fray/live/client'
import type { Answer, Operation } from '@fray/live/protocol'
import { rulesets } from '@fray/rulesets'
import { encounterFiles } from '@fray/rulesets/test/homes'
import type { ListedAction } from '@fray/seat'
import { describe, expect, test } from 'vitest'
import { someOf } from '../../../../scripts/tests/effort.ts'
import type { OpenFight } from '../src/fight/live-fight.ts'
import { type FightServer, MemoryStore, openFightServer } from '../src/index.ts'
import { encounterOf, hostingOf, sit } from './fight-servers.ts'
import { moveAtRandom, randomAnswer } from './moving.ts'
import { quiet, streetOf } from './two-servers.ts'

/** Encounters of each ruleset; more by the environment. */
const FIGHTS = Number(process.env.FRAY_FIGHTS ?? 1)

/** A store to which the way is long, now more and now less so. */
class LateStore extends MemoryStore {
  private readonly random: Random

  constructor(random: Random) {
    super(() => 0)
    this.random = random
  }

  private async onTheWay(): Promise<void> {
    for (let i = this.random(12); i > 0; i--) await Promise.resolve()
  }

  override async append(...wanted: Parameters<MemoryStore['append']>): ReturnType<MemoryStore['append']> {
    await this.onTheWay()
    const appended = await super.append(...wanted)
    await this.onTheWay()
    return appended
  }

  override async read(...wanted: Parameters<MemoryStore['read']>): ReturnType<MemoryStore['read']> {
    await this.onTheWay()
    return super.read(...wanted)
  }
}

/** Hears everything that goes to a seat of a server; what counts in an epoch is left out. */
function listen(
  fightServer: FightServer,
  fight: string,
  seat: string,
): { readonly frames: unknown[]; readonly epochs: Set<string> } {
  const frames: unknown[] = []
  const epochs = new Set<string>()
  const transport = {
    send(text: string) {
      const said = JSON.parse(text) as { type: string; epoch?: string }
      if (said.type === 'welcome') epochs.add(said.epoch ?? '')
      if (['table', 'news', 'closing'].includes(said.type)) frames.push(said)
    },
    close: () => undefined,
    waiting: 0,
  }
  fightServer.accept(transport, { fight, seat }).hear('{"do":"hello","protocol":1}')
  return { frames, epochs }
}

async function start(
  fightServer: FightServer,
  encounter: unknown,
): Promise<{ fight: string; seats: readonly string[] }> {
  const started = await fightServer.start({ encounter, seed: 'seven' })
  if ('problems' in started) throw new Error(started.problems[0]?.message)
  const open = (await fightServer.open(started.fight)) as OpenFight
  return { fight: started.fight, seats: open.seatIds }
}

/** What people do at random at a fight, one after the other: moves, answers, what is taken back, options, names. */
async function playAlong(seats: readonly Connection[], random: Random, moves: number): Promise<void> {
  const [referee] = seats as [Connection]
  for (let move = 0; move < moves; move++) {
    await quiet()
    const seat = seats[random(seats.length)] as Connection
    await seat.ready
    const dice = random(14)
    if (dice === 0) await seat.undo()
    else if (dice === 1) await seat.redo()
    else if (dice === 2) await seat.ask({ do: 'settings', reactions: (['ask', 'auto', 'never'] as const)[random(3)] })
    else if (dice === 3) await referee.ask({ do: 'rename', seat: 'referee', name: `Ann ${move}` })
    else await moveAtRandom(seat, random, true).catch(() => null)
  }
  await quiet()
}

const GAMES = Object.keys(rulesets).filter((id) => id !== 'breath')

describe.each(someOf(GAMES, 3, 1))('in %s', (id) => {
  const files = encounterFiles(id).slice(0, FIGHTS)

  test('what a seat is sent is the same, number by number, in two houses and in one', async () => {
    let frames = 0
    for (const file of files) {
      const encounter = encounterOf(file)
      const alone = openFightServer(hostingOf())
      const { fight: first, seats } = await start(alone, encounter)
      const { fightServers, counts } = streetOf(2)
      const [here, there] = fightServers as [FightServer, FightServer]
      const { fight } = await start(here, encounter)
      const one = seats.map((seat) => listen(alone, first, seat))
      const two = fightServers.map((fightServer) => seats.map((seat) => listen(fightServer, fight, seat)))
      await quiet()
      const people = seats.filter((seat) => seat !== 'spectators')
      const alike = people.map((seat) => sit(alone, first, seat))
      await playAlong(alike, randomFrom(file), 25)
      const apart = people.map((seat, n) => sit(n % 2 === 0 ? here : there, fight, seat))
      await playAlong(apart, randomFrom(file), 25)
      for (const seat of [...alike, ...apart]) seat.close()
      for (const [n, seat] of seats.entries()) {
        for (const fightServer of two) {
          expect(fightServer[n]?.frames, `${file}, ${seat}`).toEqual(one[n]?.frames)
          expect(fightServer[n]?.epochs.size).toBe(1)
        }
        frames += one[n]?.frames.length ?? 0
      }
      expect(await there.journal(fight)).toBe(await alone.journal(first))
      expect(counts.map((of) => of.get('reopened'))).toEqual([undefined, undefined])
      expect(counts[1]?.get('caught-up')).toBeGreaterThan(0)
    }
    process.stdout.write(`${id}: ${frames} frames of two houses are those of one\n`)
    expect(frames).toBeGreaterThan(20)
  })

  test('what is asked of three houses at once has one order, each request once, and every seat is shown that', async () => {
    let raced = 0
    for (const file of files) {
      const encounter = encounterOf(file)
      const store = new LateStore(randomFrom(`late ${file}`))
      const { fightServers, counts } = streetOf(3, { store })
      const { fight, seats } = await start(fightServers[0] as FightServer, encounter)
      const fights = (await Promise.all(fightServers.map((fightServer) => fightServer.open(fight)))) as OpenFight[]
      const ears = fightServers.map((fightServer) => seats.map((seat) => listen(fightServer, fight, seat)))
      await quiet()
      const random = randomFrom(`race ${file}`)
      const asked = new Map<string, Operation>()
      const accepted = new Set<string>()
      const stale = new Set<string>()
      let count = 0
      for (let round = 0; round < 15; round++) {
        const said: { open: OpenFight; seat: string; id: string; operation: Operation }[] = []
        for (const open of fights) {
          for (const seat of seats.filter((one) => one !== 'spectators')) {
            const operation = await someOperation(open, seat, random)
            if (operation === null) continue
            const id = `r${++count}`
            asked.set(`${seat}/${id}`, operation)
            said.push({ open, seat, id, operation })
            // Some is sent to two servers at once, as by one who has lost the connection.
            if (random(3) === 0) said.push({ open: fights[random(3)] as OpenFight, seat, id, operation })
          }
        }
        const answers = said.map(async ({ open, seat, id, operation }) => {
          const answer: Answer = await open.hear(seat, { ...operation, id } as Operation)
          const name = `${seat}/${id}`
          if (answer.type === 'accepted') accepted.add(name)
          if (answer.type === 'stale') stale.add(name)
          expect(answer.type).not.toBe('in-doubt')
        })
        await Promise.all(answers)
        await quiet()
      }
      const entries = (await store.read(fight, 1)).filter(({ id }) => !id.startsWith('/'))
      const kept = entries.filter(({ text }) => text.startsWith('{"answer":{"type":"accepted"'))
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
      // Wishes that change nothing are accepted and leave nothing; what was stale has not happened.
      for (const { id } of kept) expect(accepted, id).toContain(id)
      for (const { id } of kept) expect(stale, id).not.toContain(id)
      // One server does the same in the order of the log.
      const alone = openFightServer(hostingOf())
      const { fight: first } = await start(alone, encounter)
      const ear = seats.map((seat) => listen(alone, first, seat))
      const open = await alone.open(first)
      for (const { id } of kept) {
        const [seat = ''] = id.split('/')
        expect(
          await open?.hear(seat, { ...(asked.get(id) as Operation), id, at: undefined, epoch: undefined } as Operation),
        ).toMatchObject({ type: 'accepted' })
      }
      await quiet()
      expect(await fightServers[1]?.journal(fight)).toBe(await alone.journal(first))
      for (const fightServer of ears) {
        for (const [n, seat] of seats.entries())
          expect(fightServer[n]?.frames, `${file}, ${seat}`).toEqual(ear[n]?.frames)
      }
      raced += counts.reduce((sum, of) => sum + (of.get('conflict') ?? 0), 0)
    }
    process.stdout.write(`${id}: ${raced} times another house was faster\n`)
    expect(raced).toBeGreaterThan(10)
  })
})

/** Something that the seat could do now, as the server knows the fight; commands as they are written, for keys are each server's own. */
async function someOperation(open: OpenFight, seat: string, random: Random): Promise<Operation | null> {
  const { play } = open.log.opened
  const { seq, epoch } = await open.table(seat)
  const table = play.table(seat)
  const dice = random(10)
  if (dice === 0) return { do: 'undo', at: seq, epoch }
  if (dice === 1) return { do: 'redo', at: seq, epoch }
  if (dice === 2) return { do: 'settings', reactions: (['ask', 'auto', 'never'] as const)[random(3)] as 'ask' }
  if (dice === 3 && seat === 'referee')
    return { do: 'submit', action: { actor: 'referee', action: 'note', text: `${random(99)}` } }
  const [question] = table.questions
  if (question !== undefined)
    return { do: 'answer', question: question.id, value: randomAnswer(question, random, true) }
  const [who] = table.turn.who
  if (who === undefined) return null
  const actions = play.actions(seat, who).groups.flatMap((group): readonly ListedAction[] => group.actions)
  const whole = actions.filter(({ asks, drastic }) => asks.length === 0 && drastic === null)
  const action = whole[random(whole.length)]
  return action === undefined
    ? null
    : { do: 'submit', action: play.commandOf(seat, action.key) as PlainCommand as never, at: seq, epoch }
}
