import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstLoad } from '../scripts/size.ts'
import { pressFirst, thenLogged, untilWanted } from './playing.ts'
import { openSite, type Site } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

test('a browser that prefers German gets German, and a few steps are played in it', async () => {
  const { page, problems, close } = await site.openPage({ locale: 'de-AT' })
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Wem der Amboss gehört spielen', exact: true }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await untilWanted(page)
  await expect.poll(() => page.title()).toMatch(/^Du bist dran: /)
  // Without a card that is worth it the turn is over.
  const options = [page.locator('li > [data-number="1"]'), page.getByTestId('end')]
  const told = page.locator('[data-told]')
  for (let i = 0; i < 3; i++) {
    const before = await told.getAttribute('data-told')
    await thenLogged(page, async () => expect(await pressFirst(page, async () => options)).toBe(true))
    await untilWanted(page)
    expect(await told.getAttribute('data-told')).not.toBe(before)
  }
  await page.getByRole('button', { name: /^Rückgängig: / }).click()
  await page.getByRole('button', { name: /^Wiederholen: / }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('the language changes in the settings without a reload, and stays', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await untilWanted(page)
  await page.evaluate('window.isTheSamePage = true')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog').getByText('Deutsch').click()
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Spielfeld' }).waitFor()
  await expect.poll(() => page.evaluate('window.isTheSamePage')).toBe(true)
  await page.reload()
  await page.getByRole('region', { name: 'Spielfeld' }).waitFor()
  await page.goto(site.url)
  await page.getByRole('radio', { name: 'English' }).check({ force: true })
  await page.getByRole('button', { name: 'Play Whose anvil it is', exact: true }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  expect(problems).toEqual([])
  await close()
})

const manifestNow = () =>
  JSON.parse(readFileSync(`${site.folder}/manifest.json`, 'utf8')) as Record<string, { file: string }>

test('a rule is explained in German, with texts that nobody fetches before', async () => {
  const { page, problems, close } = await site.openPage({ locale: 'de-DE' })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const texts = manifestNow()['../seat/language/de/escalation-texts.json']?.file ?? ''
  const areThere = () => fetched.some((url) => url.endsWith(texts))
  await page.goto(`${site.url}#/play/escalation/anvil.yaml/seven`)
  await untilWanted(page)
  await thenLogged(page, () => page.getByTestId('end').click())
  await untilWanted(page)
  expect(texts).toMatch(/^assets\//)
  expect(areThere()).toBe(false)
  const panel = page.locator('[data-region=action]')
  for (const more of await panel.locator('details:not([open]) > summary').all()) await more.click()
  await panel.locator('li button[aria-label^="Was ist"]').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('button[lang=de]').first().click()
  await dialog
    .locator('dd')
    .getByText(/^(Vorlage|Auslegung)$/)
    .waitFor()
  expect(areThere()).toBe(true)
  const [kind, ...lines] = await dialog.locator('p[lang=de]').allTextContents()
  expect(kind).toBe('Regel')
  expect(lines.join(' ')).toMatch(/ (der|die|das|ein|eine|einen|sich|und) /)
  expect(await dialog.locator('dd').last().getAttribute('lang')).toBe('en')
  expect(await dialog.locator('button[lang=de]').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
})

test('nobody loads German who does not read it', () => {
  const german = manifestNow()['src/words/de.ts']?.file
  expect(german).toMatch(/^assets\/.*\.js$/)
  expect(firstLoad().parts.map(({ file }) => file)).not.toContain(german)
})
