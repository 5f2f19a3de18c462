import { DEAD } from '@fray/live/host'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './tabs.ts'

const ADA = { devices: { 'player-1': 1 }, guests: [] }
const BEN = { devices: { 'player-2': 1 }, guests: [] }
const tabs: Tabs[] = []

function tab(name: string): Tabs {
  const one = new Tabs(name)
  tabs.push(one)
  return one
}

afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(tabs.splice(0).map((one) => one.leave()))
})

/** Until what one tab knows of the others is that. */
const untilKnown = (one: Tabs, devices: object) =>
  vi.waitFor(async () => expect((await one.others('campaign-1')).devices).toEqual(devices))

test('tabs that took each other for dead while the machine slept know again who is there', async () => {
  const [here, there] = [tab('here'), tab('there')]
  await here.show('campaign-1', ADA)
  await there.show('campaign-1', BEN)
  await untilKnown(here, BEN.devices)
  await untilKnown(there, ADA.devices)
  const slept = Date.now() + 10 * DEAD
  vi.spyOn(Date, 'now').mockImplementation(() => slept)
  // The first to wake up has heard of nobody for long.
  await here.beat()
  await untilKnown(here, {})
  await there.beat()
  await untilKnown(here, BEN.devices)
  await untilKnown(there, ADA.devices)
})

test('a tab whose clock was held back while it lay behind others is known again with its next beat', async () => {
  const [here, there] = [tab('here'), tab('there')]
  await there.show('campaign-1', BEN)
  await untilKnown(here, BEN.devices)
  const later = Date.now() + 2 * DEAD
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  await here.beat()
  await untilKnown(here, {})
  vi.restoreAllMocks()
  await there.beat()
  await untilKnown(here, BEN.devices)
})
