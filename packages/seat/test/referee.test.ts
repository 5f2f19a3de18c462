import { describe, expect, test } from 'vitest'
import { actionsIn, seatsOf, sitDown } from './tables.ts'

const GAMES = {
  zones: 'encounters/zones/bridge.yaml',
  shock: 'encounters/shock/gatehouse.yaml',
  escalation: 'encounters/escalation/witness.yaml',
  'free-hits': 'encounters/free-hits/reed-bed.yaml',
  'weapon-speed': 'encounters/weapon-speed/tithe-day.yaml',
}

const sit = (file: string) => sitDown(file, 'referee')
const set = (path: string, to: unknown, because = '') => ({
  actor: 'referee',
  action: 'override',
  path,
  to,
  ...(because !== '' && { because }),
})

describe.each(Object.entries(GAMES))('the referee of %s', (_, file) => {
  test('has every order of the game as a form, with what may be said', async () => {
    const play = await sit(file)
    const declared = [...play.rules.actions.values()].filter(({ by }) => by === 'referee')
    const forms = play.orders('referee')
    expect(forms.map(({ action }) => action)).toEqual(declared.map(({ id }) => id))
    for (const { action, title, params } of forms) {
      expect(title).not.toBe('')
      const spec = play.rules.actions.get(action)
      expect(params.map(({ name }) => name)).toEqual(spec?.params.map(({ name }) => name))
      for (const { name, kind, label, choices, min, max } of params) {
        expect(label).not.toBe('')
        if (kind === 'combatant' || kind === 'word')
          expect([action, name, choices.length]).not.toEqual([action, name, 0])
        if (kind === 'number') expect([min, max]).not.toContain(null)
      }
    }
    const join = forms.find(({ action }) => action === 'join')
    expect(join?.params.find(({ name }) => name === 'combatant')?.content.length).toBeGreaterThan(5)
    expect(() => play.orders(seatsOf(play)[1] as string)).toThrow('for the referee')
  })

  test('has every value as a form: what it is now may be set again, what is out of its range may not', async () => {
    const play = await sit(file)
    const { who } = play.table('referee').cards[0] as { who: string }
    for (const owner of [who, null]) {
      const forms = play.values('referee', owner)
      expect(forms.length).toBeGreaterThan(5)
      for (const { path, kind, min, max, choices, now } of forms) {
        if (choices.length > 0 && now !== '') expect(choices).toContain(now)
        if (kind === 'number' && min !== null) expect(Number(now)).toBeGreaterThanOrEqual(min)
        if (kind === 'number' && max !== null) {
          expect(Number(now)).toBeLessThanOrEqual(max)
          expect(play.submit('referee', set(path, max + 1))).toMatchObject({ done: false })
        }
      }
    }
    const [life] = play.table('referee').cards[0]?.health.pools ?? []
    expect(play.submit('referee', set(`${who}.${life?.id}`, 1, 'a fall.'))).toEqual({ done: true })
    expect(play.told('referee').map(({ words }) => words)).toContain(
      `${who}: ${life?.id} becomes 1, by the referee: a fall.`,
    )
    expect(() => play.values('referee', 'Nobody Here')).toThrow('no combatant')
    expect(() => play.values(seatsOf(play)[1] as string, who)).toThrow('for the referee')
  })

  test('does several things as one: all of them or none, taken back and done again together', async () => {
    const play = await sit(file)
    const [one, two] = play.table('referee').cards.map(({ who, health }) => `${who}.${health.pools[0]?.id}`) as [
      string,
      string,
    ]
    const state = () => JSON.stringify(play.table('referee').cards)
    const before = state()
    expect(play.together('referee', [set(one, 1), set(two, -1e9)])).toMatchObject({ done: false })
    expect(state()).toBe(before)
    expect(play.together('referee', [set(one, 1), set(two, 1)])).toEqual({ done: true })
    const after = state()
    expect(after).not.toBe(before)
    expect(play.table('referee').undo?.words).toMatch(/\(\+1\)$/)
    expect(play.undo('referee')).toEqual({ done: true })
    expect(state()).toBe(before)
    expect(play.redo('referee')).toEqual({ done: true })
    expect(state()).toBe(after)
    expect(() => play.together(seatsOf(play)[1] as string, [set(one, 2)])).toThrow('for the referee')
  })

  test('hides somebody: to the others it is nowhere, in no list and no refusal; then it is there', async () => {
    const play = await sit(file)
    const [, seat = ''] = seatsOf(play)
    const foe = play.table(seat).cards.find(({ yours }) => !yours)?.who as string
    // What the encounter's author has written is read by everybody.
    const seen = () => {
      const { fight, cards, ...rest } = play.table(seat)
      return { ...rest, fight: { ...fight, notes: [] }, cards: cards.map((card) => ({ ...card, about: '' })) }
    }
    const everything = () =>
      JSON.stringify([
        seen(),
        play.table(seat).cards.map(({ who }) => [play.reach(seat, who), play.threat(seat, who)]),
        play.table(seat).turn.who.map((who) => play.actions(seat, who)),
      ])
    expect(everything()).toContain(JSON.stringify(foe))
    const lines = play.told(seat).length
    expect(play.submit('referee', set(`${foe}.hidden`, 'yes'))).toEqual({ done: true })
    expect(everything()).not.toContain(foe)
    expect(everything()).not.toContain('"somebody"')
    expect(play.told(seat).slice(lines)).toEqual([])
    expect(play.table('referee').hidden).toEqual({ who: [foe], places: [], notes: [] })
    expect(play.table(seat).hidden).toBeNull()
    const [mine] = play.table(seat).cards.filter(({ yours }) => yours)
    for (const action of play.rules.actions.keys()) {
      const [known, unknown] = [foe, 'Nobody Here'].map((target) =>
        JSON.stringify(play.submit(seat, { actor: mine?.who ?? '', action, target })).replaceAll(target, 'X'),
      )
      expect(known).toBe(unknown)
    }
    expect(play.submit('referee', set(`${foe}.hidden`, 'no', 'it steps out'))).toEqual({ done: true })
    expect(everything()).toContain(JSON.stringify(foe))
    expect(play.told(seat).at(-1)?.words).toBe(`${foe} is revealed by the referee: it steps out.`)
  })

  test('adds somebody ready-made in the middle, hidden at first: nobody hears of it', async () => {
    const play = await sit(file)
    const [, seat = ''] = seatsOf(play)
    play.goOn()
    const form = play.orders('referee', 'join')[0]
    const made = form?.params.find(({ name }) => name === 'combatant')?.content ?? []
    const join = (from: string) => ({ actor: 'referee', action: 'join', name: 'Newcomer', combatant: { from } })
    let lines = 0
    const ofReferee = () => play.table('referee').cards.find(({ who }) => who === 'Newcomer')?.seat === 'referee'
    const found = made.find(({ id }) => {
      lines = play.told(seat).length
      if (!play.together('referee', [join(id), set('Newcomer.hidden', 'yes')]).done) return false
      return ofReferee() || !play.undo('referee').done
    })
    expect(found).toBeDefined()
    expect(ofReferee()).toBe(true)
    const { fight: _fight, ...table } = play.table(seat)
    expect(JSON.stringify([table, play.told(seat, lines)])).not.toMatch(/Newcomer|somebody/i)
    expect(play.undo('referee')).toEqual({ done: true })
    expect(play.table('referee').cards.map(({ who }) => who)).not.toContain('Newcomer')
  })
})

test('the choices of a parameter hang on those before it', async () => {
  const play = await sit(GAMES['free-hits'])
  const [one, two] = play.table('referee').cards.map(({ who }) => who)
  const items = (target: string | undefined) =>
    play.orders('referee', 'disarm', { target })[0]?.params.find(({ name }) => name === 'item')?.choices ?? []
  expect(items(one).length).toBeGreaterThan(0)
  expect(items(one)).not.toEqual(items(two))
})

test('a Zone that is hidden is on no map, in no way and no action; whoever is there is somewhere', async () => {
  const play = await sit(GAMES.zones)
  const [, seat = ''] = seatsOf(play)
  play.goOn()
  const board = () => play.table(seat).board
  const ground = board()
  if (ground.kind !== 'zones') throw new Error('There are no Zones.')
  const zone = ground.zones.find(({ here }) => here.length > 0)
  const name = zone?.id as string
  expect(play.submit('referee', set('fight.hidden', [name]))).toEqual({ done: true })
  expect(play.table('referee').hidden).toEqual({ who: [], places: [name], notes: [] })
  expect(JSON.stringify(board())).not.toContain(`"${name}"`)
  expect(JSON.stringify(play.table(seat).turn.who.flatMap((who) => actionsIn(play.actions(seat, who))))).not.toContain(
    `"${name}"`,
  )
  expect(
    play
      .told(seat)
      .map(({ words }) => words)
      .join(),
  ).not.toContain('Hidden by the referee')
  expect(play.submit('referee', set('fight.hidden', 'none'))).toEqual({ done: true })
  expect(board()).toEqual(ground)
})
