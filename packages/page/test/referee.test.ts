import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { isOver, thenLogged, untilWanted } from './playing.ts'
import { type RealServer, serveForReal } from './real-server.ts'
import { openSite, type Site } from './site.ts'
import { type Somebody, sitDown, somebody } from './somebody.ts'

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

const panel = (page: Page) => page.locator('[data-referee]')
const log = (page: Page) => page.locator('[data-region=log]')
const people = (page: Page) => page.locator('[data-region=people] [aria-expanded]')
const fieldOf = (page: Page, label: string) => panel(page).getByLabel(new RegExp(`^${label}`, 'i'))

/** Opens the referee's tools of a fight that is played alone. */
async function alone(fight: string): Promise<{ page: Page; problems: string[]; close: () => Promise<void> }> {
  const opened = await site.openPage()
  const { page } = opened
  await page.goto(`${site.url}#/play/${fight}.yaml/seven`)
  await untilWanted(page)
  // While an answer is awaited nothing else is done.
  const usual = page.locator('[data-region=action] [data-usual=true]')
  for (let i = 0; i < 40 && (await usual.count()) > 0; i++) {
    await thenLogged(page, () => usual.first().click())
    await untilWanted(page)
  }
  await page.keyboard.press('g')
  await panel(page).locator('[data-order]').first().waitFor()
  return opened
}

/** An operation that is the game's own: what it is called, what is said, and what the log says then. */
const OPERATIONS = [
  { fight: 'zones/bridge', action: 'grant', says: [['advantage or disadvantage', 'advantage']], told: /Advantage/ },
  { fight: 'shock/gatehouse', action: 'effect', says: [['damage', '1']], told: /by the referee|loses|damage|hurt/i },
  { fight: 'escalation/witness', action: 'effect', says: [['damage', '1']], told: /damage|hurt|Hulda/ },
  { fight: 'free-hits/reed-bed', action: 'prone', says: [], told: /prone|down/i },
  { fight: 'weapon-speed/tithe-day', action: 'effect', says: [['damage to Stress', '1']], told: /damage|Wound|loses/i },
] as const

test.each(OPERATIONS)(
  '$fight, alone: $action by its form, undone; somebody added where the board was pressed, and taken out',
  async ({ fight, action, says, told }) => {
    const { page, problems, close } = await alone(fight)
    const foe = panel(page).locator('li input[type=checkbox]').last()
    const name = ((await foe.getAttribute('aria-label')) ?? '').replace('Choose ', '')
    await foe.check()
    const before = (await log(page).textContent()) ?? ''
    await panel(page).locator(`[data-order=${action}]`).click()
    for (const [label, value] of says) {
      const field = fieldOf(page, label)
      if ((await field.evaluate((one) => one.tagName)) === 'SELECT') await field.selectOption(value)
      else await field.fill(value)
    }
    await panel(page).getByRole('button', { name: 'Do it' }).click()
    const isBack = panel(page).getByRole('heading', { name: 'Referee', exact: true })
    await isBack.or(panel(page).getByRole('alert')).first().waitFor()
    await expect.poll(() => panel(page).getByRole('alert').allTextContents()).toEqual([])
    await expect.poll(async () => ((await log(page).textContent()) ?? '').replace(before, '')).toMatch(told)
    await page.getByRole('button', { name: /^Undo: / }).click()
    await log(page)
      .getByText(/^Taken back/)
      .first()
      .waitFor()

    const many = await people(page).count()
    await page.keyboard.press('j')
    await fieldOf(page, 'their name').fill('Newcomer')
    const made = await fieldOf(page, 'Made from')
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))
    const side = panel(page).getByLabel(/side/i)
    if ((await side.count()) > 0) await side.selectOption({ index: 2 })
    for (const id of made.slice(1)) {
      await fieldOf(page, 'Made from').selectOption(id)
      await panel(page).getByRole('button', { name: 'Do it' }).click()
      const isDone = panel(page).getByRole('heading', { name: 'Referee', exact: true })
      await isDone.or(panel(page).getByRole('alert')).first().waitFor()
      if ((await isDone.count()) > 0) break
    }
    if (fight.startsWith('weapon-speed')) {
      // In this game people come in between two counts alone, and the form says so.
      await expect.poll(() => panel(page).getByRole('alert').textContent()).toMatch(/count/)
      expect(await findings(page)).toEqual([])
      expect(problems).toEqual([])
      return close()
    }
    await expect.poll(() => people(page).count()).toBe(many + 1)
    await panel(page)
      .getByRole('checkbox', { name: `Choose ${name}`, exact: true })
      .uncheck()
    await panel(page).getByRole('checkbox', { name: 'Choose Newcomer' }).check()
    await panel(page).getByRole('button', { name: 'Take out' }).click()
    const doIt = panel(page).getByRole('button', { name: /^(Do it|Yes, do it)$/ })
    await doIt.click()
    await panel(page).getByRole('heading', { name: 'Referee', exact: true }).waitFor()
    await expect.poll(() => log(page).textContent()).toContain('Newcomer')
    expect(await findings(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  },
)

test('several are chosen by keys, by Ctrl and by Shift, and get one value as one step, which the log tells with its reason', async () => {
  const { page, problems, close } = await alone('zones/bridge')
  await page.keyboard.down('Control')
  await people(page).nth(0).click()
  await page.locator('[data-region=board] [data-who=Isolde]').click({ force: true })
  await page.keyboard.up('Control')
  await panel(page).getByText('2 chosen').waitFor()
  await page.keyboard.down('Shift')
  await people(page).nth(3).click()
  await page.keyboard.up('Shift')
  await panel(page).getByText('4 chosen').waitFor()
  await people(page).nth(4).click()
  await page.keyboard.press('x')
  await panel(page).getByText('5 chosen').waitFor()
  await page.keyboard.press('x')
  await panel(page).getByText('4 chosen').waitFor()
  await page.keyboard.press('v')
  await fieldOf(page, 'Becomes').fill('3')
  await fieldOf(page, 'Why').fill('the bridge gave way')
  await panel(page).getByRole('button', { name: 'Set for 4' }).click()
  await log(page).getByText('Wren: hp becomes 3, by the referee: the bridge gave way.').waitFor()
  const health = async () =>
    panel(page)
      .locator('li', { hasText: /Ada|Isolde|Wren|Nib/ })
      .allTextContents()
  await expect.poll(async () => (await health()).every((text) => /3\/\d/.test(text))).toBe(true)
  // Out of its range it is refused, and nothing is changed.
  await page.keyboard.press('v')
  await fieldOf(page, 'Becomes').fill('99')
  await panel(page).getByRole('button', { name: 'Set for 4' }).click()
  await panel(page)
    .getByRole('alert')
    .getByText(/Nothing was done/)
    .waitFor()
  await panel(page).getByRole('button', { name: 'Referee' }).click()
  await page.getByRole('button', { name: /^Undo: .*\(\+3\)$/ }).click()
  await expect.poll(async () => (await health()).some((text) => /\D3\/\d/.test(text))).toBe(false)
  await page.getByRole('button', { name: /^Redo: .*\(\+3\)$/ }).click()
  await expect.poll(async () => (await health()).every((text) => /\D3\/\d/.test(text))).toBe(true)
  expect(problems).toEqual([])
  await close()
})

test('letters do nothing where they are switched off, and are no hints there', async () => {
  const { page, close } = await alone('zones/duel')
  await expect.poll(() => panel(page).locator('[data-key]').count()).toBeGreaterThan(3)
  await page.keyboard.press('g')
  await panel(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Single letters are shortcuts').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.getByRole('button', { name: 'The referee’s tools' }).click()
  await panel(page).locator('[data-order]').first().waitFor()
  await expect.poll(() => panel(page).locator('[data-key]').count()).toBe(0)
  await close()
})

/** Somebody with a browser of their own, who has sat down. */
async function seated(link: string, name: string): Promise<Somebody> {
  const one = await somebody(site.browser, { locale: 'en-GB' })
  await sitDown(one.page, link, name)
  await one.page.locator('[data-told]').waitFor()
  return one
}

/** Ada in the yard; behind the wall, of which nobody is to know yet, is nothing so far. */
const YARD = `
ruleset: zones
title: The yard
surprised: nobody
battlefield:
  yard: { name: The yard, adjacent: [lane, crypt] }
  lane: { name: The lane }
  crypt: { name: The crypt }
sides:
  enemies: { hp: nothing, defenses: hidden }
combatants:
  Ada: { from: ada-the-warrior, zone: yard }
  Corwin: { from: toll-ruffian, zone: lane }
`

test('at a table of a server: hidden from the player’s browser until revealed, added unseen, a pause for all, a place, and once more', async () => {
  const links = await server.start(YARD, 'seven')
  const referee = await seated(links.referee ?? '', 'Rolf')
  const player = await seated(links.players ?? '', 'Mira')
  await untilWanted(player.page)

  // Somebody comes who is hidden at first: not a word of it reaches the other browser.
  await referee.page.keyboard.press('j')
  await fieldOf(referee.page, 'their name').fill('Ghoul')
  await fieldOf(referee.page, 'Stat line').fill('from: toll-ruffian, hp: 777')
  await referee.page.locator('[data-region=board]').getByText('The crypt').first().click({ force: true })
  await expect.poll(() => fieldOf(referee.page, 'a Zone').inputValue()).toBe('crypt')
  await panel(referee.page).getByText('Hidden at first').click()
  await panel(referee.page).getByRole('button', { name: 'Do it' }).click()
  await panel(referee.page).getByText('hidden', { exact: true }).waitFor()
  await panel(referee.page).getByRole('button', { name: 'Places and things' }).click()
  await panel(referee.page).getByLabel('The crypt').click()
  await expect.poll(() => player.page.locator('[data-region=board]').getByText('The crypt').count()).toBe(0)
  const seenSince = player.frames.length
  await panel(referee.page).getByRole('button', { name: 'Referee' }).click()

  // During a pause the player is told so, and does nothing.
  await referee.page.keyboard.press('k')
  await player.page.getByText('The referee has paused the fight').waitFor()
  const before = await player.page.locator('[data-told]').getAttribute('data-told')
  await player.page.locator('[data-region=action] [data-testid=end]').click()
  await player.page.getByText(/The referee has paused the fight: nobody else acts/).waitFor()
  expect(await player.page.locator('[data-told]').getAttribute('data-told')).toBe(before)
  expect(await findings(player.page)).toEqual([])
  await referee.page.keyboard.press('k')
  await player.page.getByRole('status').filter({ hasText: 'pause' }).waitFor({ state: 'detached' })
  expect(player.frames.join()).not.toMatch(/Ghoul|\b777\b/)
  expect(player.frames.slice(seenSince).join()).not.toContain('crypt')
  expect(referee.frames.join()).toMatch(/\b777\b/)

  // Revealed, it is there, and its hit points still are not.
  await panel(referee.page).getByRole('checkbox', { name: 'Choose Ghoul' }).check()
  await panel(referee.page)
    .getByRole('button', { name: /^Reveal/ })
    .click()
  await people(player.page).filter({ hasText: 'Ghoul' }).waitFor()
  await log(player.page).getByText('Ghoul is revealed by the referee.').waitFor()
  expect(player.frames.join()).not.toMatch(/\b777\b/)

  // The fight is ended, and begun once more: the player comes along by one press.
  await panel(referee.page).locator('[data-order=end-combat]').click()
  await panel(referee.page).getByRole('button', { name: 'Do it' }).click()
  await panel(referee.page).getByRole('button', { name: 'Yes, do it' }).click()
  await expect.poll(() => isOver(referee.page)).not.toBeNull()
  await referee.page.getByRole('button', { name: 'Play again' }).click()
  await player.page.getByRole('button', { name: 'Come along' }).click()
  await people(player.page).filter({ hasText: 'Corwin' }).waitFor()
  await expect.poll(() => people(player.page).filter({ hasText: 'Ghoul' }).count()).toBe(0)
  await expect.poll(() => isOver(referee.page)).toBeNull()
  await referee.context.close()
  await player.context.close()
})

test('the text table does all of it by typed lines', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/play/zones/bridge.yaml/seven`)
  await untilWanted(page)
  await page.goto(`${page.url()}/text`)
  const line = page.getByRole('textbox', { name: 'Command' })
  const voice = page.locator('[aria-live=assertive]')
  const type = async (text: string, said: RegExp) => {
    await line.fill(text)
    await line.press('Enter')
    await expect.poll(() => voice.textContent()).toMatch(said)
  }
  await type('help', /Referee: “set NAME\.VALUE/)
  await type('orders', /effect TARGET \[damage=\]/)
  await type('values Ada', /Ada\.hp \(hit points\): 10/)
  await type('set Ada.hp 5 because the bridge gave way', /Ada: hp becomes 5, by the referee: the bridge gave way/)
  await type('values Ada', /Ada\.hp \(hit points\): 5/)
  await type('set Ada.hp 99', /at most/)
  await type('for Wren, Isolde: effect damage=2', /Wren[\s\S]*Isolde/)
  await type('undo', /Taken back/)
  await line.fill('hide Reedy')
  await line.press('Enter')
  await expect.poll(() => page.getByRole('rowheader', { name: 'Reedy' }).count()).toBe(0)
  await type('reveal Reedy', /Reedy is revealed by the referee/)
  await page.getByRole('rowheader', { name: 'Reedy' }).waitFor()
  await line.fill('hide place ford')
  await line.press('Enter')
  await expect.poll(() => page.getByText(/The ford \(ford\)/).count()).toBe(0)
  await line.fill('reveal place ford')
  await line.press('Enter')
  await page.getByText(/The ford \(ford\)/).waitFor()
  await type('add Grub: from: toll-ruffian, hp: 4', /Grub/)
  await page.getByRole('rowheader', { name: 'Grub' }).waitFor()
  await type('remove Grub', /Grub/)
  await type('pause', /Done/)
  await page.getByText('Paused: nobody but you can act.').waitFor()
  await type('go on', /Done/)
  await page.getByText('Paused: nobody but you can act.').waitFor({ state: 'detached' })
  await type('end-combat', /type “end-combat yes”/)
  expect(await findings(page)).toEqual([])
  expect(problems).toEqual([])
  await close()
})
