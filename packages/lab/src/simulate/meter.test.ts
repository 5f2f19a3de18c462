import { describe, expect, it } from 'vitest'
import { zonesBlow } from '../../test/odds/attacks.ts'
import { Gathering } from './gathering.ts'
import { Meter } from './meter.ts'

describe('a meter', () => {
  it('puts nobody’s doing down to nobody, whoever is credited next', () => {
    const { rules, scene, command, ann, orc } = zonesBlow()
    const gathering = new Gathering()
    const meter = new Meter(rules, scene, 2)
    scene.creditListener = meter
    meter.begin(gathering)
    const { hp } = rules.tables.columns.combatant as Record<string, never>
    scene.set(hp as never, orc, 7, 'ongoing-damage')
    scene.credit(-1, orc)
    scene.set(hp as never, orc, 4, 'ongoing-damage')
    scene.credit(ann, orc)
    meter.after(command, false)
    meter.end()
    const { combatants, actions } = gathering.batch()
    const of = (name: string) => combatants.find((one) => one.name === name)
    expect(of('Orc')?.taken).toEqual([[5, 1]])
    expect(of('Ann')?.dealt).toEqual([[3, 1]])
    expect(actions).toEqual([{ side: 0, action: 'attack', uses: 1, damage: 3, healing: 0 }])
  })
})
