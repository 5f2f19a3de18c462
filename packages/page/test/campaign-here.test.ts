import { mkdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { builtPage } from './built.ts'
import { goOn, mouse, playOut, untilWanted } from './playing.ts'
import { type RealServer, serveForReal } from './real-server.ts'
import { openSite, type Site } from './site.ts'

/* Campaigns of a browser without a server. FRAY_PICTURES=FOLDER keeps what is seen. */

let site: Site
let server: RealServer

beforeAll(async () => {
  site = await openSite()
  server = await serveForReal(await builtPage())
})

afterAll(async () => {
  await server.end()
  await site.end()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function seen(page: Page, name: string): Promise<void> {
  const { FRAY_PICTURES: folder } = process.env
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

async function prepare(page: Page, file: string): Promise<void> {
  await page.getByLabel('Prepare an encounter').selectOption(file)
  await button(page, 'Prepare').click()
}

/** Saves the campaign of a lobby; returns the text of the file. */
async function saved(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await button(page, 'Save the campaign as a file').click()
  return readFileSync((await (await downloading).path()) ?? '', 'utf8')
}

const fileOf = (text: string) => ({
  ...{ name: 'to-and-fro.campaign.jsonl', mimeType: 'application/x-ndjson' },
  buffer: Buffer.from(text),
})

/** Makes a campaign of a file at the server. */
async function take(page: Page, text: string): Promise<void> {
  await page.goto(server.url)
  await button(page, 'New campaign').click()
  await page.locator('form input[type=file]').first().setInputFiles(fileOf(text))
  await page.getByRole('heading', { name: 'To and fro: the lobby' }).waitFor()
}

const state = (page: Page, who: string) =>
  page
    .getByRole('region', { name: 'How the heroes are' })
    .getByRole('listitem')
    .filter({ has: page.getByText(who, { exact: true }) })
    .textContent()

test('at one screen, too, it is said of what an encounter was opened without', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  await button(page, 'New campaign').click()
  await page.getByLabel('What is the campaign called?').fill('The day after')
  await button(page, 'Create').click()
  for (let n = 0; n < 2; n++) await prepare(page, 'escalation/toll-house.yaml')
  await button(page, /^Open “/)
    .first()
    .click()
  await untilWanted(page)
  await page.getByRole('button', { name: /^Seats/ }).click()
  await button(page, 'To the lobby').click()
  await page.getByLabel('Which value').fill('out')
  await page.getByLabel('Becomes').fill('dead')
  await page.getByLabel('Why').fill('the ditch')
  await button(page, 'Set').last().click()
  await page.getByText('out dead').waitFor()
  await button(page, /^Open “/)
    .first()
    .click()
  const told = page.getByText('Left out of the encounter: Ortrun is dead, and nobody is close to it.')
  await told.waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('status').filter({ has: told }).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => told.count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test('a campaign without a server: two fights at one screen, and what outlasts the first goes along', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  await button(page, 'New campaign').click()
  await page.getByLabel('What is the campaign called?').fill('The long winter')
  await button(page, 'Create').click()
  await page.getByRole('heading', { name: 'The long winter: the lobby' }).waitFor()
  await page.getByText('The party', { exact: true }).waitFor()
  await page.getByLabel('Somebody else plays, too').fill('Mira')
  await button(page, 'Add').click()
  await page.getByText('Mira', { exact: true }).waitFor()
  await prepare(page, 'zones/bridge.yaml')
  await button(page, 'Open “Two pennies to cross”').waitFor()
  await prepare(page, 'zones/smokehouse.yaml')
  await page.getByRole('switch', { name: 'The computer plays the referee’s side' }).waitFor({ state: 'attached' })
  await page.getByText('The computer plays the referee’s side').click()
  expect(await findings(page)).toEqual([])
  await seen(page, 'here-lobby')

  await button(page, 'Open “Two pennies to cross”').click()
  await untilWanted(page)
  await expect.poll(() => page.title()).toContain('Two pennies to cross')
  await seen(page, 'here-fight')
  // The computer has the referee's side; everybody else is asked here.
  expect(await page.getByRole('group', { name: 'View as' }).getByRole('button').allTextContents()).toEqual([
    'The party',
    'Mira',
  ])
  expect(await playOut(page, mouse)).not.toBe('')
  await button(page, 'To the lobby').first().click()
  await page.getByRole('heading', { name: 'How the heroes are' }).waitFor()
  const ada = await state(page, 'Ada')
  expect(ada).toMatch(/hp|out/)
  await seen(page, 'here-after')

  // A reload, and the way over the first page, lead back to it.
  await page.goto(site.url)
  await button(page, 'Continue The long winter').first().click()
  await page.getByRole('heading', { name: 'How the heroes are' }).waitFor()
  expect(await state(page, 'Ada')).toBe(ada)
  await page.getByRole('button', { name: /^Open “/ }).click()
  await untilWanted(page)
  await page.reload()
  await untilWanted(page)
  await expect.poll(() => page.title()).not.toContain('Two pennies')
  // Fights of the campaign are entered through it.
  await page.goto(site.url)
  await button(page, 'Continue The long winter').first().waitFor()
  expect(await page.getByRole('button', { name: /^Continue/ }).count()).toBe(1)
  await seen(page, 'here-home')
  await page.getByRole('button', { name: /^Fights under way/ }).click()
  await button(page, 'Delete').click()
  await button(page, 'Delete').click()
  await expect.poll(() => page.getByText('The long winter').count()).toBe(0)
  await page.reload()
  await button(page, 'New campaign').waitFor()
  expect(await page.getByRole('button', { name: /^(Continue|Fights under way|Finished)/ }).count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test('two tabs of one campaign: what is done in one stands in the other', async () => {
  const { page, context, problems, close } = await site.openPage()
  await page.goto(site.url)
  await button(page, 'New campaign').click()
  await page.getByLabel('What is the campaign called?').fill('Twice')
  await button(page, 'Create').click()
  await page.getByRole('heading', { name: 'Twice: the lobby' }).waitFor()
  const other = await context.newPage()
  other.on('pageerror', (error) => problems.push(error.message))
  await other.goto(page.url())
  await other.getByRole('heading', { name: 'Twice: the lobby' }).waitFor()
  await other.getByLabel('Somebody else plays, too').fill('Mira')
  await button(other, 'Add').click()
  await page.getByText('Mira', { exact: true }).waitFor()
  await prepare(page, 'zones/duel.yaml')
  await button(other, /^Open “/).click()
  for (const one of [page, other]) await untilWanted(one)
  const told = (one: Page) => one.locator('[data-told]').getAttribute('data-told')
  const before = await told(other)
  await goOn(page)
  await expect.poll(() => told(other)).not.toBe(before)
  await expect.poll(() => told(other)).toBe(await told(page))
  await untilWanted(other)
  await goOn(other)
  await expect.poll(() => told(page)).toBe(await told(other))
  expect(problems).toEqual([])
  await close()
})

test('from a server into a browser and back: the file is the same', async () => {
  const { page: there, problems: wrong, close: leave } = await site.openPage()
  await there.goto(server.url)
  await button(there, 'New campaign').click()
  await there.getByLabel('What is the campaign called?').fill('To and fro')
  await button(there, 'Create').click()
  await prepare(there, 'escalation/anvil.yaml')
  await button(there, 'Open “Whose anvil it is”').waitFor()
  const first = await saved(there)
  expect(first).toContain('"prepared"')

  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  // By the file alone, as anything else is opened.
  await page.locator('input[type=file][multiple]').setInputFiles(fileOf(first))
  await page.getByRole('heading', { name: 'To and fro: the lobby' }).waitFor()
  const second = await saved(page)
  expect(second).toBe(first)

  await page.getByLabel('Somebody else plays, too').fill('Bo')
  await button(page, 'Add').click()
  await page.getByText('Bo', { exact: true }).waitFor()
  const changed = await saved(page)
  await take(there, changed)
  await there.getByText('Bo', { exact: true }).waitFor()
  expect(await saved(there)).toBe(changed)

  // Here nobody is a computer: all seats are asked at this screen, the referee's too. The lobby is behind the seats.
  await button(page, 'Open “Whose anvil it is”').click()
  await untilWanted(page)
  expect(await page.getByRole('group', { name: 'View as' }).getByRole('button').allTextContents()).toEqual([
    'Referee',
    'Bo',
  ])
  const card = page.locator('[id="person-Berta"]')
  await card.getByRole('button', { name: 'Berta' }).first().click()
  const drawn = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 })
    canvas.getContext('2d').fillRect(10, 10, 30, 30)
    return canvas.toDataURL('image/png').split(',')[1]
  })()`)
  const face = { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
  await card.locator('input[type=file]').setInputFiles(face)
  await card.getByText('The picture is there.').waitFor()
  await page.getByRole('button', { name: /^Seats/ }).click()
  await page.getByRole('dialog').waitFor()
  expect(await findings(page)).toEqual([])
  await seen(page, 'here-seats')
  expect(await page.getByRole('dialog').getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Referee (you)',
    'Bo',
  ])
  expect(await page.getByRole('button', { name: /link|invite/i }).count()).toBe(0)
  await button(page, 'To the lobby').click()
  await page.getByRole('heading', { name: 'How the heroes are' }).waitFor()

  // The portrait goes along in the file, and is the same at the server.
  const withFace = await saved(page)
  expect(withFace).toMatch(/^\{"picture":"[0-9a-f]{64}","bytes":/m)
  await take(there, withFace)
  await there.getByRole('heading', { name: 'How the heroes are' }).waitFor()
  expect(await saved(there)).toBe(withFace)
  expect([...problems, ...wrong]).toEqual([])
  await close()
  await leave()
})
