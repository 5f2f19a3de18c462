import { type FightView, possibleCommands, Session, tellEvents, viewEvents, viewerOf, viewFight } from '@fray/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeHitPoints } from '../../test/secret-hit-points.ts'
import { escalation } from '../index.ts'

const rules = escalation.rules

type Mode = 'exact' | 'word' | 'nothing'

/** What the players may not know of the enemies. */
interface Secrets {
  readonly mode?: Mode
  readonly hp?: number
  readonly hpMax?: number
  readonly staggeredAt?: number
  /** What the Hag readies on her turn. */
  readonly act?: object
}

const STRIKE = { act: 'basic-melee', target: 'Ann', when: 'judged', because: 'the third bell', who: 'Ann' }
const WALK = { act: 'move', target: 'Orc', when: 'casts', because: 'a feint', who: 'Bea' }

function fight({ mode = 'nothing', hp = 55, hpMax = 79, staggeredAt = 20 }: Secrets) {
  const { setup, problems } = escalation.readEncounter({
    ruleset: 'escalation',
    options: { 'staggered-enemy': 'set-by-referee' },
    sides: { party: { party: true }, foes: { hp: mode } },
    combatants: {
      Ann: { kind: 'pc', level: 1, volition: 3, hp: 60, stances: ['melee d6', 'ranged d4 far'] },
      Bea: { kind: 'pc', level: 1, volition: 2, hp: 60, stances: ['ranged d4 far'] },
      Orc: { hp: `${hp}/${hpMax}`, staggeredAt, attacks: ['axe melee vs ac 4'] },
      Hag: { hp: 40, attacks: ['claw melee vs ac 2'], band: 'fast' },
    },
    positions: ['Ann Orc close', 'Bea Hag far'],
    now: { round: 1, band: 'fast' },
  })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return new Session(rules, setup, { seed: 'secrets' })
}

const PLAYERS = 1
const REFEREES = 0

const viewOf = (secrets: Secrets, seat = PLAYERS): FightView => viewFight(rules, fight(secrets).scene as never, seat)

/** A command; what is asked about it is answered by the preset. */
function give(session: ReturnType<typeof fight>, seat: string, command: object): void {
  const reply = session.submit(seat, command as never)
  if (reply.status === 'refused') throw new Error(reply.refusal.reason)
  while (session.awaited?.kind === 'answers') {
    const { questions } = session.awaited
    const [question] = questions
    if (question === undefined) return
    const value = question.options[0]?.value ?? 'nothing'
    session.answer(question.to >= 2 || question.to < 0 ? 'referee' : 'players', value, question.to)
  }
}

/** Plays half a round in which the Hag readies something and Ann strikes the Orc. */
function played(secrets: Secrets) {
  const session = fight(secrets)
  give(session, 'referee', { actor: 'Hag', action: 'ready', slot: 'standard', ...(secrets.act ?? STRIKE) })
  give(session, 'referee', { actor: 'Hag', action: 'end' })
  give(session, 'players', { actor: 'Ann', action: 'basic-melee', target: 'Orc' })
  give(session, 'players', { actor: 'Ann', action: 'end' })
  return session
}

/** Everything that a seat is sent: views, events, the log, what it may do and why not. */
function sent(secrets: Secrets, seat = PLAYERS): string {
  const session = played(secrets)
  const { scene } = session
  const viewer = viewerOf(scene as never, seat)
  const { legal, refused } = possibleCommands(rules, scene as never, 1)
  const looks = [2, 3].map((at) => rules.presentation.between(scene, 0, at, viewer))
  const events = session.played.flatMap((one) => viewEvents(rules, scene as never, one.events, viewer))
  const log = session.played.flatMap((one) => tellEvents(rules, scene as never, one.events, viewer))
  return JSON.stringify([viewFight(rules, scene as never, seat), legal, refused, looks, events, log])
}

describeHitPoints(viewOf, REFEREES, { hp: 55, hpMax: 79 }, { hp: 60 })

describe('what follows from hit points', () => {
  test('whether it is Staggered is told as far as hit points are', () => {
    expect(viewOf({ mode: 'word', hp: 15 }).combatants.Orc).toMatchObject({ staggered: true })
    expect(viewOf({ hp: 15 }, REFEREES).combatants.Orc).toMatchObject({ staggered: true })
    expect(viewOf({ hp: 15 }).combatants.Orc).toMatchObject({ staggered: null })
  })
})

describe('what an enemy has readied', () => {
  test('that there is something is seen, not what', () => {
    const view = (seat: number) => viewFight(rules, played({}).scene as never, seat).combatants.Hag
    expect(view(PLAYERS)).toMatchObject({ readied: 'something' })
    expect(view(REFEREES)).toMatchObject({ readied: { slot: 'standard', act: 'basic-melee', when: 'judged' } })
  })

  test('neither events nor the log tell, nor what the referee was asked', () => {
    expect(sent({})).not.toMatch(/third bell|judged/)
    expect(sent({}, REFEREES)).toMatch(/third bell/)
  })
})

describe('two fights that differ only in what the players may not know send them equal bytes', () => {
  test('hit points, and where an enemy is Staggered', () => {
    const points = fc.integer({ min: 50, max: 70 })
    fc.assert(
      fc.property(points, points, fc.integer({ min: 1, max: 45 }), (a, b, staggeredAt) => {
        expect(sent({ hp: a, hpMax: 80, staggeredAt })).toBe(sent({ hp: b, hpMax: 90 }))
      }),
      { numRuns: 15 },
    )
  })

  test('what is readied, and for what', () => {
    expect(sent({ act: STRIKE })).toBe(sent({ act: WALK }))
    expect(sent({ act: STRIKE }, REFEREES)).not.toBe(sent({ act: WALK }, REFEREES))
  })

  test('in words they are equal as long as the words are', () => {
    expect(sent({ mode: 'word', hp: 60, hpMax: 80 })).toBe(sent({ mode: 'word', hp: 62, hpMax: 90 }))
    expect(sent({ mode: 'word', hp: 60, hpMax: 80 })).not.toBe(sent({ mode: 'word', hp: 25, hpMax: 80 }))
  })
})
