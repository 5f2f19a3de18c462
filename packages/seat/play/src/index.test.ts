import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { someOf } from '../../../../scripts/tests/effort.ts'
import { type Fight, openFight, restoreFight, type Step } from './index.ts'

test('what a fight gives back has a name that can be imported', () => {
  expectTypeOf<Fight['submit']>().returns.toEqualTypeOf<Step>()
  expectTypeOf<Fight['answer']>().returns.toEqualTypeOf<Step>()
  expectTypeOf<Fight['roll']>().returns.toEqualTypeOf<Step>()
  expectTypeOf<Fight['undo']>().returns.toEqualTypeOf<Step>()
})

describe('what a program without types hands over by mistake is said in a sentence', () => {
  const duel = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
  const pack = { name: 'cold.pack.yaml', text: 'id: cold' }

  it.each<[unknown, string]>([
    [undefined, 'An encounter is text (YAML or JSON) or an object, not undefined.'],
    [null, 'not null.'],
    [5, 'not 5.'],
    [[duel], 'not a list.'],
    [new TextEncoder().encode(duel), "The encounter is bytes: read its file as text, as in readFile(path, 'utf8')."],
    [Promise.resolve(duel), 'The encounter is a promise: wait for it with await.'],
  ])('an encounter %#', async (encounter, message) => {
    await expect(openFight(encounter as string)).rejects.toThrow(message)
  })

  it.each<[unknown, string]>([
    [{ seed: {} }, '"seed" is a text or a number, not an object.'],
    [{ dice: 'real' }, '"dice" is "generator" or "typed", not "real".'],
    [{ packs: [pack] }, '"packs" is a list of packs, each a list of its files'],
    [{ packs: 'cold@1' }, '"packs" is a list of packs'],
    [{ packs: [[null]] }, '"packs" is a list of packs'],
    [{ packs: [['cold.pack.yaml']] }, '"packs" is a list of packs'],
    [{ sed: 'seven' }, 'openFight has no option "sed". Did you mean "seed"?'],
    [{ policies: {} }, 'openFight has no option "policies". Options: seed, dice, computer, packs, file.'],
    ['seven', 'The options of openFight are an object, not "seven".'],
  ])('wishes %#', async (options, message) => {
    await expect(openFight(duel, options as object)).rejects.toThrow(message)
  })

  it('odds of what the rules forbid', async () => {
    const fight = await openFight(duel, { seed: 'seven', computer: { referee: 'aggressive' } })
    const refusal = fight.submit('players', 'Ada attack Corwin with Longsword')
    expect(refusal).toMatchObject({ done: false, reason: expect.stringContaining('a melee attack needs them Close') })
    const odds = fight.odds('players', 'Ada attack Corwin with Longsword')
    await expect(odds).rejects.toThrow(RangeError)
    const { rule, reason } = refusal as Extract<typeof refusal, { done: false }>
    await expect(odds).rejects.toMatchObject({ name: 'ForbiddenAction', message: reason, rule })
    await expect(fight.odds('players', 'zz')).rejects.toMatchObject({ rule: 'unknown-action' })
    expect(await fight.odds('players', 'Ada move middle')).not.toBeNull()
  })

  it('what is no command, in words of a program', async () => {
    const fight = await openFight(duel, { seed: 'seven', computer: { referee: 'aggressive' } })
    const reasonOf = (line: string) => {
      const step = fight.submit('players', line)
      return step.done ? '' : step.reason
    }
    expect(reasonOf('zz')).toMatch(/^There is no command "zz"\. Known: attack, cast, move, .* and .*\.$/)
    expect(reasonOf('atack Corwin')).toBe('There is no command "atack". Did you mean "attack"?')
    expect(reasonOf('')).toMatch(/^Say what is to be done\. Known: attack, /)
  })

  it('a saved fight', async () => {
    await expect(restoreFight(undefined as never)).rejects.toThrow('A saved fight is the text that save() gave')
    await expect(restoreFight(new Uint8Array() as never)).rejects.toThrow('The saved fight is bytes')
  })
})

describe('a fight that is restored', () => {
  it('asks what was open again, under an id of its own, and goes on as it would have', async () => {
    const encounter = readFileSync(
      join(import.meta.dirname, '../../../../encounters/weapon-speed/clock-yard.yaml'),
      'utf8',
    )
    const fight = await openFight(encounter, { seed: 'asked' })
    const next = (): void => {
      for (const seat of fight.waitsFor) {
        const [question] = fight.questions(seat)
        if (question === undefined) fight.submit(seat, fight.suggest(seat))
        else fight.answer(seat, question.id, question.preset)
        return
      }
    }
    const open = (one: Fight) =>
      one.seats.flatMap((seat) => one.questions(seat).map((question) => ({ seat, question })))
    let asked = 0
    for (let n = 0; !fight.over && n < 200; n++) {
      next()
      // The first fight has asked before, so that it counts on.
      if (open(fight).length === 0 || ++asked < 3) continue
      const again = await restoreFight(fight.save())
      const bare = (one: Fight) => open(one).map(({ seat, question: { id: _, ...rest } }) => ({ seat, rest }))
      expect(bare(again)).toEqual(bare(fight))
      for (const one of [fight, again])
        for (const { seat, question } of open(one))
          expect(one.answer(seat, question.id, question.preset)).toMatchObject({ done: true })
      expect(again.save()).toBe(fight.save())
      return
    }
    throw new Error('Nobody was asked three times.')
  })

  it.each(someOf(['escalation/four-bridges', 'free-hits/fair'], 1))(
    'shows everybody of %s under the same letters',
    async (name) => {
      const encounter = readFileSync(join(import.meta.dirname, `../../../../encounters/${name}.yaml`), 'utf8')
      const computer = { referee: 'aggressive' }
      const fight = await openFight(encounter, { seed: 'letters', computer })
      const letters = (one: Fight) =>
        one.seats.map((seat) => one.view(seat).board.tokens.map(({ who, letter }) => `${who} ${letter}`))
      for (let n = 0; !fight.over && n < 200; n++) {
        const [question] = fight.questions('players')
        if (question !== undefined) fight.answer('players', question.id, question.preset)
        else fight.submit('players', fight.suggest('players'))
        if (n % 20 === 0) expect(letters(await restoreFight(fight.save(), { computer }))).toEqual(letters(fight))
      }
      expect(letters(await restoreFight(fight.save(), { computer }))).toEqual(letters(fight))
    },
  )
})
