import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEncounterText } from '@fray/files'
import { Session, type Setup } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { describe, expect, test } from 'vitest'
import { type AnyPolicy, type AnySession, ChancesStopped, Play } from '../src/index.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** A fight that computers have played to its end; `otherwise` may change its set-up first. */
async function played(file: string, seed: string, otherwise = (setup: Setup): Setup => setup): Promise<Play> {
  const reading = await readEncounterText(readFileSync(join(root, file), 'utf8'), file)
  if ('problems' in reading) throw new Error(`${file} cannot be read.`)
  const { game } = reading
  const setup = otherwise(reading.setup)
  const policy = policyNamed(game.rules, 'aggressive') as AnyPolicy
  const play = new Play(
    new Session(game.rules, setup, { seed }) as AnySession,
    setup.seats.map(() => policy),
  )
  expect(play.account()).toBeNull()
  expect(play.goOn()).toBe('over')
  return play
}

describe.each([
  'encounters/zones/duel.yaml',
  'encounters/shock/plain.yaml',
  'encounters/free-hits/hayfield.yaml',
  'encounters/weapon-speed/two-wells.yaml',
  'encounters/escalation/threshing-floor.yaml',
])('the account of %s', (file) => {
  test('agrees with the fight as it ended', async () => {
    const play = await played(file, 'account')
    const account = play.account()
    const { session } = play
    const { scene, rules, setup } = session
    const before = rules.open(setup)
    expect(account?.operations.length).toBe(scene.sheets.length)
    for (const [row, { attacks, hits, taken, healed, fell }] of (account?.operations ?? []).entries()) {
      expect(hits).toBeLessThanOrEqual(attacks)
      expect(fell === null).toBe(rules.isStanding(scene, row) || rules.fate?.(scene, row) === 'away')
      // Nobody is healed in these fights but by itself or a friend, so what was lost is what is missing.
      const lost = rules.vitality(before, row) - rules.vitality(scene, row)
      expect(taken).toBeGreaterThanOrEqual(lost)
      if ((account?.operations ?? []).every((one) => one.healed === 0) && healed === 0) expect(taken).toBe(lost)
    }
    const sum = (of: 'dealt' | 'taken' | 'attacks') =>
      (account?.operations ?? []).reduce((all, one) => all + (one[of] ?? Number.NaN), 0)
    expect(sum('attacks')).toBeGreaterThan(0)
    expect(sum('dealt')).toBeGreaterThan(0)
    expect(sum('dealt')).toBeLessThanOrEqual(sum('taken'))
  })
})

describe('a seat is told no more than it may know', () => {
  const hidden = (setup: Setup): Setup => ({
    ...setup,
    sides: setup.sides.map((side, at) => (at === 0 ? side : { ...side, hitPoints: 'nothing' })),
  })

  test('of life that it does not see there are no numbers', async () => {
    const play = await played('encounters/shock/plain.yaml', 'account', hidden)
    const { sides, seats } = play.session.setup
    const all = play.account()?.operations ?? []
    const player = seats.find(({ id }) => id !== 'referee')?.id ?? ''
    const own = play.account(player)?.operations ?? []
    expect(own.map(({ who }) => who)).toEqual(all.map(({ who }) => who))
    for (const [at, mine] of own.entries()) {
      const whole = all[at]
      const isFriend = mine.side === sides[0]?.id
      expect(mine.attacks).toBe(whole?.attacks)
      expect(mine.taken).toBe(isFriend ? whole?.taken : null)
      expect(mine.dealt).toBe(isFriend ? null : whole?.dealt)
      expect(mine.fell).toBe(whole?.fell)
      if (!isFriend) expect(mine.fate).not.toBe('dead')
    }
    expect(all.some(({ fate, side }) => fate === 'dead' && side !== sides[0]?.id)).toBe(true)
  })

  test('nobody is in it of whom the seat does not know', async () => {
    // The foes win this one, and one of them is hidden at its end.
    const play = await played('encounters/shock/plain.yaml', 'g', (setup) => ({
      ...setup,
      sides: setup.sides.map((side) => ({ ...side, presence: 'seen' })),
    }))
    const { scene, setup } = play.session
    expect(play.table('referee').fight.winner).toBe(setup.sides[1]?.id)
    const player = setup.seats.find(({ id }) => id !== 'referee')?.id ?? ''
    const before = play.account(player)?.operations ?? []
    const row = before.findIndex(({ fate, side }) => fate === 'standing' && side === setup.sides[1]?.id)
    const gone = before[row]?.who
    scene.set(play.rules.tables.byPath.get('combatant.unseen') as never, row as never, 2 as never, 'secret')
    expect(play.table(player).cards.map(({ who }) => who)).not.toContain(gone)
    const after = play.account(player)?.operations ?? []
    expect(after.map(({ who }) => who)).toEqual(before.filter(({ who }) => who !== gone).map(({ who }) => who))
    const attacks = (operations: typeof before, who: string) => operations.find((one) => one.who === who)?.attacks ?? 0
    const fewer = after.filter(({ who }) => attacks(after, who) < attacks(before, who))
    expect(fewer.length).toBeGreaterThan(0)
  })
})

test('an account is added up command by command while others wait, and given up where nobody waits for it', async () => {
  const play = await played('encounters/shock/plain.yaml', 'account')
  let pauses = 0
  const signal = { aborted: false }
  const pause = () => {
    pauses++
    return null
  }
  expect(await play.accountInSteps('referee', { pause, signal })).toEqual(play.account())
  expect(pauses).toBe(play.done)
  signal.aborted = true
  await expect(play.accountInSteps('referee', { pause, signal })).rejects.toThrow(ChancesStopped)
  expect(pauses).toBe(play.done)
})
