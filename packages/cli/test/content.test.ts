import { afterAll, describe, expect, it } from 'vitest'
import { Place } from './fray.ts'

const place = new Place()
afterAll(() => place.remove())

describe('fray content', () => {
  it('counts what there is in every game', async () => {
    const { code, out } = await place.fray(['content', '--json'])
    expect(code).toBe(0)
    const all = JSON.parse(out) as Record<string, unknown>[]
    expect(all.map(({ ruleset }) => ruleset)).toEqual(['zones', 'shock', 'escalation', 'free-hits', 'weapon-speed'])
    for (const one of all) expect(one.combatant).toBeGreaterThan(10)
  })

  it('lists a kind, in the singular or the plural, and explains one thing by id or name', async () => {
    const { out: spells } = await place.fray(['content', 'zones', 'spells', '--json'])
    const list = JSON.parse(spells) as { id: string; title: string; lines: string[] }[]
    expect((await place.fray(['content', 'zones', 'spell', '--json'])).out).toBe(spells)
    for (const { lines } of list) expect(lines.length).toBeGreaterThan(0)
    const { out } = await place.fray(['content', 'weapon-speed', 'item', 'Yew bow'])
    expect(out).toBe((await place.fray(['content', 'weapon-speed', 'items', 'yew-bow'])).out)
    expect(out).toContain('A hit deals 1d8 piercing damage.')
  })

  it('says what there is in place of what there is not', async () => {
    const err = async (...words: string[]) => (await place.fray(['content', ...words])).err
    expect(await err('zone')).toContain('Did you mean "zones"?')
    expect(await err('zones', 'spel')).toContain('Did you mean "spell"?')
    expect(await err('zones', 'spell', 'webb')).toContain('Did you mean "web"?')
  })
})

describe('--json', () => {
  it('says what an encounter holds, or what is wrong and where', async () => {
    place.write('bad.yaml', 'ruleset: zones\ncombatants: 3\n')
    const { code, out } = await place.fray(['validate', 'bad.yaml', '--json'])
    expect(code).toBe(2)
    const [found] = JSON.parse(out)
    expect(found).toMatchObject({ file: 'bad.yaml', ok: false })
    expect(found.problems[0]).toMatchObject({ line: 2, message: expect.any(String) })
  })

  it('rolls, and tells rules', async () => {
    const roll = JSON.parse((await place.fray(['roll', '4d6kh3+1', '--seed', 'x', '--json'])).out)
    const counted = roll.faces.filter((_: number, i: number) => roll.kept[i])
    expect(roll.total).toBe(counted.reduce((sum: number, face: number) => sum + face, 1))
    expect(JSON.parse((await place.fray(['roll', '1d4', '--table', '--json'])).out)).toHaveLength(4)
    expect(JSON.parse((await place.fray(['rules', 'zones', 'default-dr', '--json'])).out).id).toBe('default-dr')
  })

  it('says what a journal was compared in', async () => {
    await place.fray(['run', 'duel', '--seed', '7', '--journal', 'duel.jsonl', '--quiet'])
    const verified = JSON.parse((await place.fray(['verify', 'duel.jsonl', '--json'])).out)
    expect(verified).toMatchObject({ same: true, difference: null })
    expect(verified.commands).toBeGreaterThan(3)
  })
})
