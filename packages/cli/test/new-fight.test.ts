import { afterAll, describe, expect, it, vi } from 'vitest'
import { Place } from './fray.ts'

vi.setConfig({ testTimeout: 240_000 })
const place = new Place()
afterAll(() => place.remove())

/** Few fights, for what is looked at is the command and not how near it comes. */
const QUICK = ['--trials', '20', '--threads', '1', '--seed', '7']
const BRIDGE = ['new', '--game', 'zones', '--place', 'bridge', '--sides', '2:2', ...QUICK]

describe('fray new', () => {
  it('writes an encounter that says how it was made and can be checked and played', async () => {
    const { code, out, err } = await place.fray([...BRIDGE, '-o', 'one.yaml'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('How hard:')
    expect(out).toContain('Written to one.yaml')
    expect(place.read('one.yaml')).toContain('--game zones --place bridge --sides 2:2')
    const played = await place.fray(['play', 'one.yaml', '--plain', '--seed', '1'], ['quit'])
    expect(played.err).toBe('')
  })

  it('replaces no file without --force, and makes the same from the same seed', async () => {
    place.write('kept.yaml', 'mine\n')
    const refused = await place.fray([...BRIDGE, '-o', 'kept.yaml'])
    expect(refused.code).not.toBe(0)
    expect(refused.err).toContain('kept.yaml: it already exists')
    expect(place.read('kept.yaml')).toBe('mine\n')
    const forced = await place.fray([...BRIDGE, '-o', 'kept.yaml', '--force'])
    expect(forced.code).toBe(0)
    expect(place.read('kept.yaml')).toBe(place.read('one.yaml'))
  })

  it('takes people of both sides from stat lines and never writes over their file', async () => {
    const party = place.write('party.txt', 'ada-the-warrior\nnib-the-lampwright\n')
    const own = ['new', '--game', 'zones', '--party', party, '--from', 'cellar-rat', ...QUICK]
    const made = await place.fray([...own, '-o', 'own.yaml'])
    expect(made.code).toBe(0)
    const text = place.read('own.yaml')
    for (const id of ['ada-the-warrior', 'nib-the-lampwright', 'cellar-rat']) expect(text).toContain(id)
    const over = await place.fray([...own, '-o', party, '--force'])
    expect(over.code).not.toBe(0)
    expect(place.read(party)).toBe('ada-the-warrior\nnib-the-lampwright\n')
  })

  it.each([
    { given: [], says: 'Say which game: --game' },
    { given: ['--game', 'zones', '--sides', 'many'], says: '--sides many: say how many fight on each side' },
    { given: ['--game', 'zones', '--place', 'brige'], says: 'bridge' },
    { given: ['--game', 'zones', '--hard', 'awful'], says: 'awful' },
  ])('says in a sentence what is wrong with $given', async ({ given, says }) => {
    const { code, out, err } = await place.fray(['new', ...given, '-o', 'never.yaml'])
    expect([code === 0, out]).toEqual([false, ''])
    expect(err).toContain(says)
    expect(place.files()).not.toContain('never.yaml')
  })
})
