import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { findings } from './axe.ts'
import { add, download, fray, fromNothing, part, ready, start } from './building.ts'
import { openSite, type Site } from './site.ts'

let site: Site
const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'fray-builder-'))

beforeAll(async () => {
  site = await openSite()
})

afterAll(async () => {
  await site.end()
  rmSync(folder, { recursive: true })
})

/** What is read out of whatever has the focus, as far as the test needs it. */
const NAME_OF_FOCUS =
  "document.activeElement.labels?.[0]?.textContent ?? document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"

describe('from nothing to a fight that the command line plays', () => {
  test.for(['Escalation', 'Free hits', 'Weapon speed'] as const)('%s', (game) => fromNothing(site, game, folder))
})

test('what was ready opens with all that it says, and what was saved opens again as it was', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/edit/shock/gatehouse.yaml`)
  await ready(page).waitFor()
  await page.getByLabel('Title').fill('Another gate')
  await page.getByRole('heading', { name: 'Another gate', level: 1 }).waitFor()
  const saved = await download(page, folder)
  const before = parse(readFileSync(join(root, 'encounters/shock/gatehouse.yaml'), 'utf8'))
  expect(parse(readFileSync(saved, 'utf8'))).toEqual({ ...before, title: 'Another gate' })
  await page.goto(`${site.url}#/new`)
  await page.getByTestId('builder-file').setInputFiles(saved)
  await ready(page).waitFor()
  expect(readFileSync(await download(page, folder), 'utf8')).toBe(readFileSync(saved, 'utf8'))
  // It is kept, and stands on the first page.
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Edit Another gate' }).first().click()
  await ready(page).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('what a map looks like is drawn, and names are written on it, by keys', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/edit/free-hits/hayfield.yaml`)
  await ready(page).waitFor()
  await part(page, 'Battlefield')
  await page.getByRole('radio', { name: 'What it looks like' }).press(' ')
  await page.getByLabel('What lies everywhere').selectOption('Road')
  await page.locator('#map').focus()
  for (const key of ['4', 'Enter', 'Shift+ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key)
  await page.getByRole('radio', { name: 'Names of places' }).press(' ')
  await page.getByLabel('Name to write').fill('threshing floor')
  await page.locator('#map').focus()
  await page.keyboard.press('Enter')
  await page.locator('#map').getByText('threshing floor').waitFor({ state: 'attached' })
  expect(await findings(page)).toEqual([])
  const saved = parse(readFileSync(await download(page, folder), 'utf8'))
  const before = parse(readFileSync(join(root, 'encounters/free-hits/hayfield.yaml'), 'utf8'))
  const [at] = saved.ground.places.map((place: { at: string }) => place.at)
  expect(saved).toEqual({
    ...before,
    ground: {
      base: 'road',
      areas: [
        { kind: 'cobble', squares: expect.stringMatching(/^-?\d+,-?\d+\.\.-?\d+,-?\d+$/) },
        { kind: 'cobble', squares: at },
      ],
      places: [{ name: 'threshing floor', at }],
    },
  })
  expect(problems).toEqual([])
  await close()
})

test('files of other programs open for a game, with what became of them', async () => {
  const { page, problems, close } = await site.openPage()
  const sample = (name: string) => join(root, 'packages/files/test/exchange/samples', name)
  await page.goto(`${site.url}#/new`)
  await page.getByTestId('builder-file').setInputFiles(sample('tower.df2vtt'))
  const asked = page.getByRole('region', { name: 'tower.df2vtt, for which game?' })
  await asked.getByRole('button', { name: 'Shock' }).click()
  await asked.getByText('portals[3]: this door has neither').waitFor()
  expect(await findings(page)).toEqual([])
  await asked.getByRole('button', { name: 'Open it' }).click()
  await ready(page).waitFor()
  const saved = await download(page, folder)
  expect(fray('validate', saved)).toContain('ok, shock, "tower"')
  await page.goto(`${site.url}#/new`)
  await page.getByTestId('builder-file').setInputFiles(sample('company.csv'))
  await page
    .getByRole('region', { name: /^company.csv/ })
    .getByRole('button', { name: 'Zones' })
    .click()
  await page.getByText('row 4, column HP: "five" is no number').waitFor()
  await page.getByRole('button', { name: 'Open it' }).click()
  await ready(page).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a mistake stands at its field, leads there, and is taken back', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/edit/zones/duel.yaml`)
  await ready(page).waitFor()
  await part(page, 'Sides and seats')
  await part(page, 'People')
  await page.getByRole('list', { name: 'Everyone who fights' }).getByRole('button').first().click()
  const from = page.getByLabel('From')
  const right = await from.inputValue()
  await from.fill('ada-the-warior')
  const mistake = 'There is no combatant "ada-the-warior" in the content. Did you mean "ada-the-warrior"?'
  await page.getByText('1 thing to fix').waitFor()
  await expect.poll(() => from.getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator(`[id="${await from.getAttribute('id')}-wrong"]`).textContent()).toBe(mistake)
  await part(page, 'Options')
  await page.getByRole('region', { name: 'Can it be played?' }).getByRole('button').click()
  await expect.poll(() => page.locator(':focus').getAttribute('aria-invalid')).toBe('true')
  await part(page, 'Source')
  await page.getByRole('button', { name: /^Line \d+: There is no combatant/ }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await ready(page).waitFor()
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByText('1 thing to fix').waitFor()
  await page.keyboard.press('Control+z')
  await ready(page).waitFor()
  // What is no YAML stays in sight, and the forms wait.
  const source = page.getByLabel('The saved file')
  const text = await source.inputValue()
  expect(text).toContain(right)
  await source.fill(`${text}title: "no end\n`)
  await page
    .getByRole('button', { name: /^Line \d+/ })
    .first()
    .waitFor()
  await part(page, 'People')
  await page.getByText('The text cannot be read.').waitFor()
  await source.fill(text)
  await page.getByRole('list', { name: 'Everyone who fights' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a stat line becomes somebody, and what is said in short becomes fields', async () => {
  const { page, problems, close } = await site.openPage()
  await start(page, site.url, 'Zones', 'Pasted')
  await part(page, 'People')
  await add(page, 'ada')
  await page.getByRole('button', { name: 'Make your own' }).click()
  await page
    .getByLabel('Or paste a stat line')
    .fill('Gob: creature, level 1, skill 2, hp 6, knife melee 1d4, bow ranged 1d6 far-away')
  await page.getByRole('button', { name: 'Add from this line' }).click()
  await ready(page).waitFor()
  await page.getByRole('button', { name: 'Write it in fields' }).first().click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Damage', exact: true }).first().inputValue()).toBe('1d4')
  await ready(page).waitFor()
  const { combatants } = parse(readFileSync(await download(page, folder), 'utf8'))
  expect(combatants.Gob).toEqual({
    kind: 'creature',
    level: 1,
    skill: 2,
    hp: 6,
    attacks: [{ name: 'knife', kind: 'melee', damage: '1d4' }, 'bow ranged 1d6 far-away'],
  })
  expect(problems).toEqual([])
  await close()
})

test('another name is another name everywhere', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/edit/escalation/four-bridges.yaml`)
  await ready(page).waitFor()
  await part(page, 'People')
  await page.getByRole('button', { name: /^Ivo/ }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ivo the Reed')
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Ivo the Reed' }).waitFor()
  await ready(page).waitFor()
  const value = parse(readFileSync(await download(page, folder), 'utf8'))
  expect(value.positions).toEqual([['Ivo the Reed', 'Latch', 'far']])
  expect(Object.keys(value.combatants)).toContain('Ivo the Reed')
  expect(problems).toEqual([])
  await close()
})

test('how hard it is, with its progress, and stopped', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/edit/zones/warband.yaml`)
  await ready(page).waitFor()
  await page.getByRole('button', { name: 'Find out' }).click()
  await page.getByRole('progressbar', { name: 'Fights played' }).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.goto(`${site.url}#/edit/zones/duel.yaml`)
  await ready(page).waitFor()
  await page.getByRole('button', { name: 'Find out' }).click()
  await page.getByText('Of 200 fights between computers.').waitFor({ timeout: 120_000 })
  expect(problems).toEqual([])
  await close()
})

test('a fight is made up, as hard as it is wanted, and can be played', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/new`)
  await page.getByLabel('Game', { exact: true }).selectOption('zones')
  await page.getByLabel('Where').selectOption('bridge')
  await page.getByLabel('How many of you').fill('2')
  await page.getByLabel('How many others').fill('2')
  await page.getByLabel('How hard').selectOption('hard')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Make it' }).click()
  await ready(page).waitFor({ timeout: 120_000 })
  const text = readFileSync(await download(page, folder), 'utf8')
  expect(text).toMatch(/^# How hard: the players' side wins \d+%/)
  const { ruleset, combatants, title } = parse(text)
  expect([ruleset, title]).toEqual(['zones', expect.stringMatching(/ at the bridge$/)])
  expect(combatants.reduce((sum: number, { count = 1 }: { count?: number }) => sum + count, 0)).toBe(4)
  expect(problems).toEqual([])
  await close()
}, 180_000)

test('keys alone make a fight with a wall and a door', async () => {
  const { page, problems, close } = await site.openPage({ width: 320, height: 640 })
  await page.goto(site.url)
  await page.getByRole('button', { name: 'New fight' }).waitFor()
  /** Goes on by Tab until something of that name has the focus. */
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let i = 0; i < 200; i++) {
      await page.keyboard.press('Tab')
      const here = String(await page.evaluate(NAME_OF_FOCUS))
      if (name.test(here.trim())) return
    }
    throw new Error(`Nothing called ${name} is reached by Tab.`)
  }
  await tabTo(/^New fight$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'A fight of your own' }).waitFor()
  await tabTo(/Shock/)
  await page.keyboard.press('Enter')
  await page.getByLabel('Title').waitFor()
  await tabTo(/^People/)
  await page.keyboard.press('Enter')
  await tabTo(/^Search$/)
  await page.keyboard.type('bren')
  await tabTo(/^Add Bren/)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('[data-said]').textContent()).toMatch(/is there now/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('gate-guard')
  await tabTo(/^Add Gate guard/i)
  await page.keyboard.press('Enter')
  await ready(page).waitFor()
  await tabTo(/^Battlefield$/)
  await page.keyboard.press('Enter')
  await tabTo(/^Walls and doors$|^Ground$/)
  await page.keyboard.press('ArrowRight')
  await tabTo(/^Map$/)
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('5')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => page.locator('[data-said]').textContent()).toBe('door in the east')
  // The same door, open at the start; and closed again.
  await page.keyboard.press('6')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => page.locator('[data-said]').textContent()).toBe('Open door in the east')
  const { battlefield: open } = parse(readFileSync(await download(page, folder), 'utf8'))
  expect(open.doors).toEqual([{ name: 'door', from: [2, 0], to: [2, 1], open: true }])
  await page.locator('#map').focus()
  await page.keyboard.press('5')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => page.locator('[data-said]').textContent()).toBe('door in the east')
  await ready(page).waitFor()
  const { battlefield } = parse(readFileSync(await download(page, folder), 'utf8'))
  expect(battlefield.walls).toEqual([{ from: [0, 1], to: [2, 1] }])
  expect(battlefield.doors).toEqual([{ name: 'door', from: [2, 0], to: [2, 1] }])
  expect(problems).toEqual([])
  await close()
})

describe('axe finds nothing, and nothing is wider than the screen', () => {
  test.for(['zones/bridge', 'shock/gatehouse', 'escalation/four-bridges'])('%s', async (fight) => {
    const { page, close } = await site.openPage({ width: 320, height: 800 })
    await page.goto(`${site.url}#/edit/${fight}.yaml`)
    await ready(page).waitFor()
    for (const name of ['The fight', 'People', 'Battlefield', 'Sides and seats', 'Options', 'Your own', 'Source']) {
      await part(page, name)
      if (name === 'People')
        await page.getByRole('list', { name: 'Everyone who fights' }).getByRole('button').first().click()
      expect(await findings(page), name).toEqual([])
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), { message: name }).toBe(320)
    }
    await part(page, 'People')
    await page.getByRole('button', { name: 'Add from the game' }).click()
    expect(await findings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findings(page, ['color-contrast'])).toEqual([])
    await close()
  })

  test('a new fight, with mistakes', async () => {
    const { page, close } = await site.openPage()
    await page.goto(`${site.url}#/new`)
    await page.getByRole('button', { name: /^Zones / }).waitFor()
    expect(await findings(page)).toEqual([])
    await start(page, site.url, 'Weapon speed', 'Nobody')
    await page.getByText(/to fix$/).waitFor()
    expect(await findings(page)).toEqual([])
    await close()
  })
})
