import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { untilWanted } from './playing.ts'
import { type RealServer, serveForReal } from './real-server.ts'
import { openSite, type Site } from './site.ts'
import { sitDown, somebody } from './somebody.ts'
import { command, isAsked, line, typeLine, untilAsked, voice } from './texting.ts'

let site: Site
let server: RealServer

beforeAll(async () => {
  site = await openSite()
  server = await serveForReal(site.folder)
})

afterAll(async () => {
  await server.end()
  await site.end()
})

const rows = (page: Page) => page.locator('table').filter({ hasText: 'Condition' }).locator('tbody tr')

/** Whatever ends with these words. */
const endsWith = (words: string | null) => new RegExp(`${words?.replace(/[.?()+*[\]]/g, '\\$&')}$`)

/** Types a line, and waits until the voice says what is meant to come of it. */
async function type(page: Page, typed: string, said: RegExp): Promise<void> {
  await typeLine(page, typed)
  await expect.poll(() => voice(page).textContent(), { message: typed }).toMatch(said)
}

/** Answers as is usual, or ends the turn; waits until something is wanted again. */
async function goOn(page: Page): Promise<void> {
  await untilAsked(page)
  await command(page, (await isAsked(page)) ? '' : 'end')
}

test('people in a table: what lies on somebody has its name, and no word is broken where there is room', async () => {
  const { page, close } = await site.openPage()
  await page.goto(`${site.url}#/play/shock/eggs.yaml/seven`)
  await untilWanted(page)
  await page.goto(`${page.url()}/text`)
  await line(page).waitFor()
  while (!(await page.getByText('Go prone', { exact: true }).count())) await goOn(page)
  await command(page, 'go prone')
  const people = page.locator('section[aria-labelledby=people]')
  await expect.poll(() => people.locator('tr', { hasText: 'Bren' }).textContent()).toContain('prone: Melee attacks')
  // Its heads are one line: two are 50 pixels.
  expect((await people.locator('thead tr').boundingBox())?.height).toBeLessThan(40)
  await close()
})

test('the past by typed lines: a step, step by step, by its address, and now again', async () => {
  const { page, problems, close } = await site.openPage({ width: 320, height: 640 })
  await page.goto(`${site.url}#/play/shock/gatehouse.yaml/seven`)
  await untilWanted(page)
  const drawn = page.url()
  await page.goto(`${drawn}/text`)
  await line(page).waitFor()
  for (let i = 0; i < 5; i++) await goOn(page)
  const rowsNow = await rows(page).allTextContents()
  const saidNow = await page.locator('section[aria-labelledby=wanted] h2').textContent()

  await type(page, 'past 0', /^Step 0 of \d+The start$/)
  await expect.poll(() => page.url()).toBe(`${drawn}/text/0`)
  await expect.poll(() => page.locator('section[aria-labelledby=lately] li').count()).toBe(0)
  const rowsThen = await rows(page).allTextContents()
  expect(rowsThen).not.toEqual(rowsNow)
  // Nothing can be done or worked out there, and it says how to leave.
  await expect.poll(() => page.locator('section[aria-labelledby=wanted]').count()).toBe(0)
  for (const typed of ['end', 'reach Bren', '1']) await type(page, typed, /Nothing can be done here.*“now” back to now/)
  await type(page, 'card Bren', /^Bren/)
  expect(await findings(page)).toEqual([])
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)

  await type(page, 'after', /^Step 1 of/)
  await type(page, 'after', /^Step 2 of/)
  const lines = await page.locator('section[aria-labelledby=lately] li').allTextContents()
  expect(lines.length).toBeGreaterThan(0)
  await type(page, 'before', /^Step 1 of/)
  await type(page, 'past 99', /numbers 0 to \d+/)
  await type(page, 'past soon', /numbers 0 to \d+/)
  await type(page, 'now', endsWith(saidNow))
  await expect.poll(() => page.url()).toBe(`${drawn}/text`)
  await expect.poll(() => rows(page).allTextContents()).toEqual(rowsNow)
  // From now one step back is the step before.
  await type(page, 'past', /^Step \d+ of \d+/)
  await type(page, 'after', endsWith(saidNow))

  // The address of a step, opened by itself.
  await page.goto('about:blank')
  await page.goto(`${drawn}/text/2`)
  await expect.poll(() => voice(page).textContent()).toMatch(/^Step 2 of/)
  await expect.poll(() => page.locator('section[aria-labelledby=lately] li').allTextContents()).toEqual(lines)
  expect(problems).toEqual([])
  await close()
})

test('who has turned to the text table gets steps in it, too, and plays on from one, until turning back', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await untilWanted(page)
  const fight = page.url()
  await page.getByRole('button', { name: 'Text view' }).click()
  await line(page).waitFor()
  await goOn(page)
  await page.goto('about:blank')
  await page.goto(`${fight}/1`)
  await expect.poll(() => voice(page).textContent()).toMatch(/^Step 1 of/)
  expect(page.url()).toBe(`${fight}/text/1`)
  await typeLine(page, 'play on')
  await expect.poll(() => page.url()).not.toContain(fight)
  await page.locator('section[aria-labelledby=wanted] table').waitFor()
  expect(page.url()).toMatch(/\/text$/)
  await page.getByRole('button', { name: 'Board view' }).click()
  await page.locator('[data-region=board]').waitFor()
  await page.goto(`${fight}/1`)
  await page.getByRole('slider', { name: 'Step of the fight' }).waitFor()
  expect(page.url()).toBe(`${fight}/1`)
  expect(problems).toEqual([])
  await close()
})

/** Two who do not reach each other. */
const YARD = `
ruleset: zones
title: The yard
surprised: nobody
battlefield:
  yard: { name: The yard, adjacent: [lane] }
  lane: { name: The lane }
combatants:
  Ada: { from: ada-the-warrior, zone: yard }
  Corwin: { from: toll-ruffian, zone: lane }
`

/** Somebody with a browser of their own, who has sat down and turned to the text table. */
async function seated(link: string, name: string) {
  const { page, close } = await somebody(site.browser)
  await sitDown(page, link, name)
  await page.locator('[data-region=action]').waitFor()
  await page.getByRole('button', { name: 'Text view' }).click()
  await line(page).waitFor()
  return { page, close }
}

test('what is typed while the command before is under way stays, also where it is the same', async () => {
  const links = await server.start(YARD, 'seven')
  const { page, close } = await somebody(site.browser)
  // What the page says to the server is held back when that is wanted.
  let isHeld = false
  const held: (() => void)[] = []
  await page.routeWebSocket(/./, (socket) => {
    const real = socket.connectToServer()
    socket.onMessage((frame) => {
      if (isHeld) held.push(() => real.send(frame))
      else real.send(frame)
    })
  })
  const release = () => {
    isHeld = false
    for (const send of held.splice(0)) send()
  }
  await sitDown(page, links.players ?? '', 'Mira')
  await page.locator('[data-region=action]').waitFor()
  await page.getByRole('button', { name: 'Text view' }).click()
  await line(page).waitFor()
  await page.locator('main[data-ready=true]').waitFor()
  isHeld = true
  await typeLine(page, 'reach ada')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const before = await voice(page).textContent()
  await line(page).fill('reach ada')
  release()
  await expect.poll(() => voice(page).textContent()).not.toBe(before)
  expect(await line(page).inputValue()).toBe('reach ada')
  // Where nothing is typed meanwhile the line is empty when it is done.
  isHeld = true
  await line(page).press('Enter')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  release()
  await expect.poll(() => line(page).inputValue()).toBe('')
  await close()
})

test('a plan by typed lines: made while others act, changed, kept, done on its turn; given up, dropped', async () => {
  const links = await server.start(YARD, 'seven')
  const referee = await seated(links.referee ?? '', 'Rolf')
  const player = await seated(links.players ?? '', 'Mira')
  const { page } = player
  const turnOf = (who: Page, name: string) => who.getByRole('heading', { name: `${name}: what to do` })
  await expect
    .poll(async () => (await turnOf(page, 'Ada').count()) + (await turnOf(referee.page, 'Corwin').count()))
    .toBeGreaterThan(0)
  if ((await turnOf(page, 'Ada').count()) > 0) await typeLine(page, 'end')
  await turnOf(referee.page, 'Corwin').waitFor()
  await expect.poll(() => voice(page).textContent()).toMatch(/Waiting for/)

  await type(page, 'plan Nobody', /for one of your combatants/)
  await type(page, 'plan', /^Plan of Ada.*“keep”/)
  expect(await findings(page)).toEqual([])
  await type(page, 'keep', /The plan is empty/)
  await type(page, 'no', /^Waiting for/)
  await type(page, 'plan ada', /^Plan of Ada/)
  await type(page, 'move to lane', /so far: 1\. Move/)
  await type(page, 'take out 2', /numbers 1 to 1/)
  await type(page, 'take out', /^Plan of Ada.*“keep”/)
  await type(page, 'move to lane', /so far: 1\. Move/)
  await type(page, 'keep', /The plan of Ada waits for its turn/)
  await page.getByRole('region', { name: 'Plan of Ada' }).waitFor()
  await type(page, 'drop plan', /^Waiting for[^.]*\.?$/)
  await page.getByRole('region', { name: 'Plan of Ada' }).waitFor({ state: 'detached' })
  await type(page, 'plan', /^Plan of Ada/)
  await type(page, 'move to lane', /so far: 1\. Move/)
  await type(page, 'keep', /The plan of Ada waits for its turn/)
  await typeLine(referee.page, 'end')
  await page.locator('section[aria-labelledby=lately]').getByText('Ada moves to the lane.').waitFor()
  await Promise.all([player.close(), referee.close()])
})
