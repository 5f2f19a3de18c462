import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './axe.ts'
import { pressFirst, thenLogged, untilWanted } from './playing.ts'
import { serving } from './serving.ts'
import { type Somebody, sitDown, somebody } from './somebody.ts'

const at = serving()

/** Nobody but the referee is to know what Corwin has left. */
const YARD = `
ruleset: zones
title: The yard
surprised: nobody
battlefield:
  yard: { name: The yard, adjacent: [lane] }
  lane: { name: The lane }
sides:
  enemies: { hp: nothing, defenses: hidden }
combatants:
  Ada: { from: ada-the-warrior, zone: yard }
  Corwin: { from: toll-ruffian, zone: lane, hp: 777 }
`

const action = (page: Page) => page.locator('[data-region=action]')
const slider = (page: Page) => page.getByRole('slider', { name: 'Step of the fight' })

/** Somebody with a browser of their own, who has sat down. */
async function seated(link: string, name: string): Promise<Somebody> {
  const one = await somebody(at.browser)
  await sitDown(one.page, link, name)
  await action(one.page).waitFor()
  return one
}

const endTurn = (page: Page) => thenLogged(page, () => action(page).getByTestId('end').click())

/** Ends turns and answers as is usual, until it is the turn of somebody whom a page plays, and that page says so. */
async function untilTurnOf(who: string, wanted: Page, other: Page): Promise<void> {
  const turn = action(wanted).getByRole('heading', { name: who, exact: true })
  const branches = [wanted, other].map((page) => ({ page, what: action(page).locator('[data-usual=true]') }))
  branches.push({ page: other, what: action(other).getByTestId('end') })
  for (let i = 0; i < 12; i++) {
    let open: (typeof branches)[number] | undefined
    const isReady = async () => {
      if ((await turn.count()) > 0) return true
      for (const way of branches) if ((await way.what.count()) > 0) open = way
      return open !== undefined
    }
    await expect.poll(isReady).toBe(true)
    if (open === undefined) return
    const { page, what } = open
    await thenLogged(page, () => pressFirst(page, async () => [what]))
  }
  throw new Error('It never was the turn.')
}

test('a player looks back at what it was shown, and at nothing else; the referee alone plays on from there', async () => {
  const links = await at.server.start(YARD, 'seven')
  const referee = await seated(links.referee ?? '', 'Rolf')
  const player = await seated(links.players ?? '', 'Mira')
  await untilTurnOf('Ada', player.page, referee.page)
  await endTurn(player.page)
  await untilTurnOf('Corwin', referee.page, player.page)
  // The referee takes a step back, so that there is a way that was taken back, too.
  await endTurn(referee.page)
  await referee.page.keyboard.press('Control+z')
  await referee.page.locator('[data-gone=true]').first().waitFor()

  await player.page.getByRole('button', { name: 'Look back through the fight' }).click()
  await slider(player.page).waitFor()
  await expect.poll(async () => Number(await slider(player.page).getAttribute('max'))).toBeGreaterThan(2)
  const last = Number(await slider(player.page).getAttribute('max'))
  for (let n = last - 1; n >= 0; n--) {
    await player.page.keyboard.press('ArrowLeft')
    await expect.poll(() => slider(player.page).inputValue()).toBe(String(n))
  }
  await player.page.getByRole('heading', { name: 'The past' }).waitFor()
  await expect.poll(() => player.frames.filter((frame) => frame.includes('"line":')).length).toBeGreaterThan(last)
  await expect.poll(() => player.page.getByRole('button', { name: 'Play on from here' }).count()).toBe(0)
  expect(player.frames.join('\n')).not.toContain('777')
  expect(await findings(player.page)).toEqual([])

  await referee.page.keyboard.press('m')
  await slider(referee.page).waitFor()
  await referee.page.keyboard.press('Home')
  await referee.page.getByRole('button', { name: 'Play on from here' }).click()
  await referee.page.waitForURL((url) => !url.hash.includes('/seat-'))
  await untilWanted(referee.page)
  expect([...player.problems, ...referee.problems]).toEqual([])
  await Promise.all([player.close(), referee.close()])
})

test('Home and End go to the start and to now before the steps are known', async () => {
  const links = await at.server.start(YARD, 'seven')
  const referee = await somebody(at.browser)
  const held: (() => void)[] = []
  await referee.page.routeWebSocket(/./, (socket) => {
    const real = socket.connectToServer()
    socket.onMessage((frame) => {
      if (String(frame).includes('"steps"')) held.push(() => real.send(frame))
      else real.send(frame)
    })
  })
  await sitDown(referee.page, links.referee ?? '', 'Rolf')
  await untilWanted(referee.page)
  await referee.page.keyboard.press('m')
  await slider(referee.page).press('Home')
  const past = referee.page.getByRole('heading', { name: 'The past' })
  await past.waitFor()
  await slider(referee.page).press('End')
  await past.waitFor({ state: 'detached' })
  await slider(referee.page).press('Home')
  await past.waitFor()
  expect(held.length).toBeGreaterThan(0)
  for (const release of held) release()
  await expect.poll(async () => Number(await slider(referee.page).getAttribute('max'))).toBeGreaterThan(0)
  expect(await slider(referee.page).inputValue()).toBe('0')
  expect(referee.problems).toEqual([])
  await referee.close()
})

test('a plan is made while others act, and done on the own turn; one that cannot be carried out says why; one is dropped', async () => {
  const links = await at.server.start(YARD, 'seven')
  const referee = await seated(links.referee ?? '', 'Rolf')
  const player = await seated(links.players ?? '', 'Mira')
  const { page } = player
  await untilTurnOf('Ada', page, referee.page)
  await endTurn(page)

  const plan = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Plan the next turn' }).click()
    const making = page.getByRole('region', { name: 'Plan of Ada' })
    // What is seldom the one is in a drawer.
    const folded = making.getByRole('button', { expanded: false })
    await folded.first().waitFor()
    while ((await folded.count()) > 0) await folded.first().click()
    await making.getByRole('button', { name }).first().click()
    await making.getByRole('listitem').filter({ hasText: name }).first().waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep the plan' }).click()
    await page.getByText('Waits for its turn.').waitFor()
  }
  // Dropped again.
  await plan(/^\d*\s*Move to the lane/)
  await page.getByRole('button', { name: 'Drop the plan' }).click()
  await page.getByRole('button', { name: 'Plan the next turn' }).waitFor()
  // Nobody is near enough to be struck when the turn comes: it says so, and is dropped there.
  await plan(/Attack/)
  await untilTurnOf('Corwin', referee.page, page)
  await endTurn(referee.page)
  await untilWanted(page)
  const stopped = page.getByRole('region', { name: 'Plan of Ada' })
  await expect.poll(() => stopped.getByRole('alert').textContent()).toMatch(/^The plan stopped\. \S/)
  expect(await findings(page)).toEqual([])
  await stopped.getByRole('button', { name: 'Drop the plan' }).click()
  await stopped.waitFor({ state: 'detached' })
  await endTurn(page)
  // Kept, and done when the turn comes.
  await plan(/^\d*\s*Move to the lane/)
  await untilTurnOf('Corwin', referee.page, page)
  await endTurn(referee.page)
  await page.locator('[data-region=log]').getByText('Ada moves to the lane.').waitFor()
  await untilWanted(page)
  await expect.poll(() => stopped.count()).toBe(0)
  expect([...player.problems, ...referee.problems]).toEqual([])
  await Promise.all([player.close(), referee.close()])
})
