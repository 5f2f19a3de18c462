import { expect, test } from 'vitest'
import { randomFrom } from '../run.ts'
import { CompactCheckpoints } from './compact.ts'
import type { Checkpoint, Layout } from './state.ts'

const layouts = [{} as Layout, {} as Layout]

test('checkpoints come out of little memory as they went in, whatever has changed in between', () => {
  const random = randomFrom('compact')
  const compacts = new CompactCheckpoints()
  let memory = Int32Array.from({ length: 300 }, () => random(9))
  let layout = layouts[0] as Layout
  const kept: { readonly is: Checkpoint; readonly was: readonly number[]; readonly layout: Layout }[] = []
  let whole = 0
  for (let n = 0; n < 400; n++) {
    memory = memory.slice()
    for (let times = random(n % 50 === 0 ? 300 : 8); times > 0; times--)
      memory[random(n % 50 === 0 ? 300 : 30)] = random(1000) - 500
    if (n % 90 === 89) layout = layouts[random(2)] as Layout
    const checkpoint = { layout, memory, values: [n], sheets: [] }
    const is = compacts.compact(checkpoint)
    if (is === checkpoint) whole++
    kept.push({ is, was: [...memory], layout })
  }
  for (const [n, { is, was, layout }] of kept.entries()) {
    expect([...is.memory]).toEqual(was)
    expect([is.layout === layout, is.values]).toEqual([true, [n]])
  }
  expect(whole).toBeLessThan(40)
})
