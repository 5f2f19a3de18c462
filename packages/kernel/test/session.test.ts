import { describe, expect, it } from 'vitest'
import { fingerprint, formatLine, type PlainCommand, type Reply, Session } from '../src/index.ts'
import { plainly } from '../src/rules.ts'
import { brave, type Duel, type DuelSession, duel, duelSetup, duelTables, faceOf, facesOf, startDuel } from './duel.ts'
import { act, note, ofType, plainOf, REFEREE, type TinyCommand, tinyRuleset } from './tiny.ts'

const refusal = (reply: Reply) => (reply.status === 'refused' ? `${reply.refusal.rule}: ${reply.refusal.reason}` : '')

/** Everything of a session that a refusal must leave alone. */
function everything(session: DuelSession): string {
  const { scene } = session
  const dice = session.fork().submit('referee', { actor: 'referee', action: 'wagers' }).status
  return JSON.stringify({
    print: fingerprint(scene),
    memory: Array.from(scene.memory),
    values: scene.values,
    sheets: scene.sheets,
    played: session.played.length,
    undone: session.undone.length,
    awaited: session.awaited,
    open: session.openCommand,
    dice,
  })
}

/** Does something and proves that nothing has changed by it. */
function nothingChanges(session: DuelSession, lines: readonly string[], does: () => Reply): Reply {
  const before = everything(session)
  const length = lines.length
  const reply = does()
  expect(reply.status).toBe('refused')
  expect(everything(session)).toBe(before)
  expect(lines.length).toBe(length)
  return reply
}

function recorded(): { session: DuelSession; lines: string[] } {
  const lines: string[] = []
  return { session: startDuel({ onLine: (line) => lines.push(formatLine(line)) }), lines }
}

describe('a command', () => {
  it('is done, with its dice, its events and digests of both', () => {
    const session = startDuel({ dice: 'typed' })
    session.submit('ann', plainOf('Ada begin'))
    session.submit('ann', plainOf('Ada attack target=Gob'))
    session.answerDice([15])
    session.answer('bob', 'no')
    const reply = session.answerDice([4])
    expect(reply.status).toBe('done')
    const [played] = reply.played
    expect(played).toMatchObject({ ply: 2, seat: 'ann', command: { actor: 'Ada', action: 'attack', target: 'Gob' } })
    expect(played?.inputs).toEqual([{ sides: 20, face: 15 }, { answers: ['no'] }, { sides: 6, face: 4 }])
    expect(played?.check).toBe(fingerprint(session.scene))
    expect(played?.told).toMatch(/^[0-9a-f]{16}$/)
    expect(played?.events.map((e) => e.type)).toContain('rolled')
    expect(session.scene.now.combatant.hp[1]).toBe(6)
    expect(session.ply).toBe(2)
  })

  it('takes its dice from the generator, one after the other over the whole fight', () => {
    const session = startDuel({ settings: [0, 1, 2].map(() => ({ reactions: 'never', decisions: 'default' })) })
    const faces: number[] = []
    for (let n = 0; n < 4; n++) {
      session.submit('ann', plainOf('Ada attack target=Gob'))
      faces.push(...facesOf(session, session.ply - 1))
    }
    expect(faces.length).toBeGreaterThan(4)
    let n = 0
    for (const { inputs } of session.played) {
      for (const entry of inputs) if ('sides' in entry) expect(entry.face).toBe(faceOf(n++, entry.sides))
    }
  })

  it.each([
    ['nobody', plainOf('Ada begin'), 'not-your-seat: There is no seat "nobody".'],
    ['bob', plainOf('Ada begin'), 'not-your-seat: The seat "bob" does not answer for Ada.'],
    ['ann', plainOf('referee wagers'), 'not-your-seat: The seat "ann" does not answer for referee.'],
    ['referee', plainOf('Ada wagers'), 'not-your-seat: Only the referee can give the command wagers.'],
    ['bob', plainOf('Gob begin'), "turn: It is not Gob's turn."],
    ['ann', plainOf('Ada dance'), 'unknown-action: There is no action "dance". Known: '],
    ['ann', plainOf('Ada atack target=Gob'), 'unknown-action: There is no action "atack". Did you mean "attack"?'],
    ['ann', plainOf('Eda begin'), 'unknown-name: There is no combatant "Eda". Did you mean "Ada"?'],
    ['ann', plainOf('Ada attack'), 'missing-value: The command attack needs target (target).'],
    ['ann', plainOf('Ada begin loud=yes'), 'unknown-field: The command begin has no parameter "loud". It takes none.'],
  ] as const)('of %s: %o is refused and changes nothing', (seat, command, why) => {
    const { session, lines } = recorded()
    const reply = nothingChanges(session, lines, () => session.submit(seat, command as PlainCommand))
    expect(refusal(reply)).toContain(why)
  })

  it('that is refused by a check changes nothing either, nor does one given while a question is open', () => {
    const { session, lines } = recorded()
    session.submit('ann', plainOf('Ada begin'))
    const reply = nothingChanges(session, lines, () => session.submit('ann', plainOf('Ada attack target=Ada')))
    expect(refusal(reply)).toBe('target: Nobody attacks himself.')
    session.submit('ann', { actor: 'Ada', action: 'boast', words: 'I' })
    const open = nothingChanges(session, lines, () => session.submit('ann', plainOf('Ada end')))
    expect(refusal(open)).toContain('question-open')
  })

  it('may be given by the referee for anybody', () => {
    const session = startDuel()
    expect(session.submit('referee', plainOf('Ada begin')).status).toBe('done')
    expect(session.played[0]?.seat).toBe('referee')
  })
})

describe('an answer', () => {
  const asked = () => {
    const { session, lines } = recorded()
    session.submit('ann', plainOf('Ada begin'))
    session.submit('referee', { actor: 'referee', action: 'override', path: 'Ada.aimed', to: 'Gob' })
    while (session.awaited === null) session.submit('ann', plainOf('Ada attack target=Gob'))
    return { session, lines }
  }

  it.each([
    ['ann', 'yes', 'not-your-seat: The question is not put to the seat "ann".'],
    ['nobody', 'yes', 'not-your-seat: The question is not put to the seat "nobody".'],
    ['bob', 'maybe', 'parry: "maybe" is not one of the answers: no, yes.'],
    ['bob', 1, 'parry: 1 is not one of the answers: no, yes.'],
    ['bob', 'magic', 'wards: Nobody here knows wards.'],
  ] as const)('of %s: %s is refused and changes nothing', (seat, value, why) => {
    const { session, lines } = asked()
    expect(refusal(nothingChanges(session, lines, () => session.answer(seat, value)))).toBe(why)
    expect(session.answer('bob', 'yes').status).toBe('done')
  })

  it('about somebody else, or dice in place of an answer, are refused', () => {
    const { session, lines } = asked()
    nothingChanges(session, lines, () => session.answer('bob', 'yes', 0))
    nothingChanges(session, lines, () => session.answerDice([3]))
    nothingChanges(session, lines, () => session.rollForMe())
    expect(session.answer('bob', 'yes', 1).status).toBe('done')
  })

  it('that nobody has asked for is refused', () => {
    const { session, lines } = recorded()
    expect(refusal(nothingChanges(session, lines, () => session.answer('bob', 'yes')))).toBe(
      'bad-value: No question is open.',
    )
  })

  it("may be the referee's in place of any seat", () => {
    const { session } = asked()
    expect(session.answer('referee', 'no').status).toBe('done')
  })

  it('leaves the fight where it was while it is missing; what has happened so far is told', () => {
    const { session } = asked()
    expect(session.openCommand).toEqual({ actor: 'Ada', action: 'attack', target: 'Gob' })
    expect(ofType(session.openEvents, 'rolled')).toHaveLength(1)
    expect(session.scene.now.combatant.effort[1]).toBe(2)
    session.answer('bob', 'yes')
    expect(session.openCommand).toBeNull()
    expect(session.openEvents).toEqual([])
    expect(session.scene.now.combatant.effort[1]).toBe(1)
  })
})

describe('the moment at which an answer is missing', () => {
  it('can be looked at, and leaves the fight where it was', () => {
    const session = startDuel({ dice: 'typed' })
    const people = () => session.atMoment(() => session.scene.combatants)
    session.submit('ann', plainOf('Ada begin'))
    const print = fingerprint(session.scene)
    expect(people()).toBe(3)
    session.submit('ann', plainOf('Ada summon'))
    expect([people(), session.scene.combatants, fingerprint(session.scene)]).toEqual([4, 3, print])
    expect(() =>
      session.atMoment(() => {
        throw new Error('looked away')
      }),
    ).toThrow('looked away')
    expect(fingerprint(session.scene)).toBe(print)
    session.withdraw()
    expect(people()).toBe(3)
    session.submit('ann', plainOf('Ada summon'))
    session.answerDice([3])
    expect([people(), session.scene.combatants]).toEqual([4, 4])
  })
})

describe('a withdrawn command', () => {
  it('leaves the fight as it was, but the dice it has seen are gone', () => {
    const { session, lines } = recorded()
    session.submit('ann', plainOf('Ada begin'))
    const print = fingerprint(session.scene)
    let used = 0
    for (;;) {
      const reply = session.submit('ann', plainOf('Ada attack target=Gob'))
      if (reply.status === 'asking') break
      used = session.played.reduce((n, p) => n + p.inputs.length, 0)
      session.undo(1)
    }
    session.withdraw()
    expect(fingerprint(session.scene)).toBe(print)
    expect([session.awaited, session.openCommand, session.openEvents.length]).toEqual([null, null, 0])
    expect(lines.at(-1)).toBe('{"withdraw":true}')
    session.submit('ann', plainOf('Ada summon'))
    expect(session.played.at(-1)?.from).toBeGreaterThan(used)
    session.withdraw()
    expect(session.ply).toBe(2)
  })
})

describe('an implied command', () => {
  it('is done first, and both are in the reply and in the journal', () => {
    const { session, lines } = recorded()
    const reply = session.submit('ann', plainOf('Ada aim target=Gob'))
    expect(reply.played.map((p) => p.command.action)).toEqual(['begin', 'aim'])
    expect(lines.slice(1).map((line) => JSON.parse(line).command.action)).toEqual(['begin', 'aim'])
    session.undo()
    expect(session.scene.now.combatant.begun[0]).toBe(1)
    session.undo()
    expect(session.scene.now.combatant.begun[0]).toBe(0)
  })

  it('is not done when the command after it would be refused', () => {
    const { session, lines } = recorded()
    const reply = nothingChanges(session, lines, () => session.submit('ann', plainOf('Ada attack target=Ada')))
    expect(refusal(reply)).toBe('target: Nobody attacks himself.')
    expect(reply.played).toEqual([])
  })

  it('that would roll dice is not done either, and rolls the same ones when it is', () => {
    const { session, lines } = recorded()
    session.submit('referee', { actor: 'referee', action: 'override', path: 'fight.weather', to: 'rain' })
    const twin = session.fork()
    const reply = nothingChanges(session, lines, () => session.submit('ann', plainOf('Ada attack target=Ada')))
    expect(refusal(reply)).toBe('target: Nobody attacks himself.')
    expect(reply.played).toEqual([])
    for (const one of [session, twin]) one.submit('ann', plainOf('Ada aim target=Gob'))
    expect(fingerprint(session.scene)).toBe(fingerprint(twin.scene))
  })

  it('that has waited for dice is taken back when the command after it is refused', () => {
    const lines: string[] = []
    const session = startDuel({ dice: 'typed', onLine: (line) => lines.push(formatLine(line)) })
    session.submit('referee', { actor: 'referee', action: 'override', path: 'fight.weather', to: 'rain' })
    session.submit('ann', plainOf('Ada begin'))
    session.answerDice([2])
    session.undo()
    const before = everything(session)
    expect(session.submit('ann', plainOf('Ada attack target=Ada')).status).toBe('asking')
    expect(session.commandAfter).toEqual({ actor: 'Ada', action: 'attack', target: 'Ada' })
    const reply = session.answerDice([3])
    expect(reply).toMatchObject({ status: 'refused', refusal: { rule: 'target' }, played: [] })
    expect(everything(session)).toBe(before)
    expect(JSON.parse(lines.at(-1) as string)).toEqual({ withdraw: true, counter: 0 })
    session.redo()
    expect(session.scene.now.combatant.omen[0]).toBe(2)
  })

  it('that waits for dice is followed by the command once they are there', () => {
    const session = startDuel({ dice: 'typed' })
    session.submit('referee', { actor: 'referee', action: 'override', path: 'fight.weather', to: 'rain' })
    expect(session.submit('ann', plainOf('Ada aim target=Gob')).status).toBe('asking')
    const reply = session.answerDice([3])
    expect(reply.played.map((p) => p.command.action)).toEqual(['begin', 'aim'])
    expect(session.scene.now.combatant.aimed[0]).toBe(1)
  })
})

describe('a fork', () => {
  it('goes its own way', () => {
    const session = startDuel()
    session.submit('ann', plainOf('Ada summon'))
    const print = fingerprint(session.scene)
    const twin = session.fork()
    expect(fingerprint(twin.scene)).toBe(print)
    twin.submit('ann', plainOf('Ada summon'))
    twin.submit('ann', plainOf('Ada end'))
    expect(fingerprint(session.scene)).toBe(print)
    expect(session.ply).toBe(2)
    session.submit('ann', plainOf('Ada aim target=Gob'))
    expect(twin.scene.now.combatant.aimed[0]).toBe(-1)
  })

  it('begins at any point, and rolls on with other dice than those that were seen', () => {
    const session = startDuel()
    session.submit('ann', plainOf('Ada summon'))
    session.submit('ann', plainOf('Ada summon'))
    const twin = session.fork(2)
    expect(twin.ply).toBe(2)
    expect(twin.scene.combatants).toBe(4)
    twin.submit('ann', plainOf('Ada summon'))
    expect(facesOf(twin, 2)).toEqual([faceOf(2, 4)])
  })

  it('keeps the wishes of its seats, and its journal is whole', () => {
    const session = startDuel()
    session.settings[2] = { reactions: 'never', decisions: 'ask' }
    session.submit('ann', plainOf('Ada aim target=Gob'))
    const lines: string[] = []
    const twin = session.fork(1, { onLine: (line) => lines.push(formatLine(line)) })
    expect(twin.settings[2]).toEqual({ reactions: 'never', decisions: 'ask' })
    twin.submit('ann', plainOf('Ada end'))
    expect(lines.map((line) => JSON.parse(line).command?.action)).toEqual([undefined, 'begin', 'end'])
  })
})

describe('rules that misbehave', () => {
  let calls = 0
  const fickle = tinyRuleset<Duel>({
    tables: duelTables,
    open: duel.open,
    actions: [
      act<Duel>('dither', (scene) => {
        note(scene, 'mood', { calls: calls++ })
        scene.ask({ rule: 'ask', kind: 'number', to: REFEREE, prompt: plainly('How?'), options: [], preset: 0 })
        scene.set(duelTables.columns.combatant.hp, 0, 1, 'dither')
      }),
      act<Duel>('vanish', (scene) => {
        if (calls++ % 2 === 0) note(scene, 'there')
        scene.ask({ rule: 'ask', kind: 'number', to: REFEREE, prompt: plainly('How?'), options: [], preset: 0 })
        scene.set(duelTables.columns.combatant.hp, 0, 1, 'vanish')
      }),
      act<Duel>('stumble', (scene) => {
        scene.set(duelTables.columns.combatant.hp, 0, 2, 'stumble')
        if (scene.ask({ rule: 'ask', kind: 'number', to: REFEREE, prompt: plainly('How?'), options: [], preset: 0 }))
          throw new Error('The rule stumble has stumbled.')
      }),
    ],
  })
  const start = () => new Session<Duel, TinyCommand>(fickle, duelSetup, { seed: 'fickle' })

  it.each([
    ['dither', 'event 1 was {"calls":'],
    ['vanish', 'event 1 was {"type":"there"}, now'],
  ])('%s: an event that differs at the second execution is an error, and nothing has happened', (action, why) => {
    calls = 0
    const session = start()
    const print = fingerprint(session.scene)
    expect(session.submit('ann', { actor: 'Ada', action }).status).toBe('asking')
    expect(() => session.answer('referee', 3)).toThrow(why)
    expect(fingerprint(session.scene)).toBe(print)
    expect([session.awaited, session.openCommand, session.ply]).toEqual([null, null, 0])
  })

  it('an exception takes the command back and closes it, in the journal too', () => {
    const lines: string[] = []
    const session = new Session<Duel, TinyCommand>(fickle, duelSetup, {
      seed: 'fickle',
      onLine: (line) => lines.push(formatLine(line)),
    })
    const print = fingerprint(session.scene)
    session.submit('ann', { actor: 'Ada', action: 'stumble' })
    expect(() => session.answer('referee', 1)).toThrow('The rule stumble has stumbled.')
    expect(fingerprint(session.scene)).toBe(print)
    expect(session.awaited).toBeNull()
    expect(lines.at(-1)).toBe('{"withdraw":true}')
    expect(session.submit('ann', { actor: 'Ada', action: 'stumble' }).status).toBe('asking')
    expect(session.answer('referee', 0).status).toBe('done')
  })
})

describe("a computer's seat", () => {
  it('answers by its policy, on the tape like anybody', () => {
    const session = startDuel({ policies: [null, null, brave], dice: 'typed' })
    session.submit('ann', plainOf('Ada attack target=Gob'))
    const reply = session.answerDice([15])
    expect(reply.status).toBe('done')
    expect(reply.played[0]?.inputs).toEqual([{ sides: 20, face: 15 }, { answers: ['yes'] }])
  })
})
