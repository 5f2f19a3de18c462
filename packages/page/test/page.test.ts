import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUDGET, firstLoad } from '../scripts/size.ts'
import { findings } from './axe.ts'
import { keys, mouse, playOut, untilWanted } from './playing.ts'
import { openSite, type Site } from './site.ts'
import { serveFolder } from './static-server.ts'
import { command, isAsked, line, untilAsked, voice } from './texting.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.end())

test('what is over is played again, from the same side and from the other', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await playOut(page, mouse)
  const over = page.url()
  const actions = page.locator('[data-region=action]')
  await page.getByRole('button', { name: 'Play again' }).click()
  await actions.locator('[data-over]').waitFor({ state: 'detached' })
  await untilWanted(page)
  expect(page.url()).not.toBe(over)
  await expect.poll(() => actions.locator('h2').first().textContent()).toBe('Ada')
  await page.goto(over)
  await page.getByRole('button', { name: 'Play the other side' }).click()
  await actions.locator('[data-over]').waitFor({ state: 'detached' })
  await untilWanted(page)
  expect(page.url()).not.toBe(over)
  await expect.poll(() => actions.textContent()).toContain('Corwin')
  expect(problems).toEqual([])
  await close()
})

test('dozens of answers are reached by numbers: those that belong together are opened by theirs', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/play/free-hits/toll-island.yaml/seven`)
  await untilWanted(page)
  const actions = page.locator('[data-region=action]')
  const group = (name: string) => actions.getByRole('button', { name: new RegExp(`^${name}`) })
  // Those with what is usual are open.
  expect(await group('Black Reeve').getAttribute('aria-expanded')).toBe('true')
  expect(await actions.locator('li').count()).toBeLessThan(10)
  const number = await group('Clerk').getAttribute('data-number')
  await page.keyboard.press(number ?? '')
  await expect.poll(() => group('Clerk').getAttribute('aria-expanded')).toBe('true')
  expect(await group('Black Reeve').getAttribute('aria-expanded')).toBe('false')
  const blow = actions.getByRole('button', { name: /attack Clerk with the Bow/ }).first()
  await expect.poll(() => page.locator(':focus').textContent()).toMatch(/attack Clerk with the Bow/)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press((await blow.getAttribute('data-number')) ?? '')
  await expect.poll(() => page.locator('[data-region=log]').textContent()).toMatch(/Wat hits Clerk with the Bow/)
  expect(problems).toEqual([])
  await close()
})

test('on a phone how it ended comes in front, and the log is at its end', async () => {
  const { page, problems, close } = await site.openPage({ width: 390, height: 844 })
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await playOut(page, mouse)
  await expect.poll(() => page.locator('[data-region=action] [data-over]').isVisible()).toBe(true)
  const tab = page.locator('nav button[data-of=log]')
  await tab.click()
  const last = page.locator('[data-region=log] [data-line]').last()
  const edge = (await tab.boundingBox())?.y ?? 0
  await expect.poll(async () => ((await last.boundingBox())?.y ?? Infinity) < edge).toBe(true)
  expect(problems).toEqual([])
  await close()
})

test('real dice are chosen beside Play, and what they show is typed', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Escalation 8 fights' }).click()
  await page.getByRole('button', { name: 'Other ways to play Whose anvil it is' }).click()
  const choice = page.getByRole('menuitemcheckbox', { name: 'We roll real dice and type them in' })
  await choice.click()
  await expect.poll(() => choice.getAttribute('aria-checked')).toBe('true')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Play Whose anvil it is', exact: true }).last().click()
  await untilWanted(page)
  await page.locator('[data-region=action] [data-number="1"]').click()
  const dice = page.getByRole('textbox', { name: /^Die \d+, d\d+$/ })
  await dice.first().waitFor()
  const count = await dice.count()
  const before = await page.locator('[data-told]').getAttribute('data-told')
  for (let i = 0; i < count; i++) await dice.nth(i).fill('4')
  await page.getByRole('button', { name: 'Use these dice' }).click()
  await expect.poll(() => page.locator('[data-told]').getAttribute('data-told')).not.toBe(before)
  // What was typed stands in the log.
  await expect.poll(() => page.locator('[data-region=log]').textContent()).toMatch(/\b4\b/)
  expect(problems).toEqual([])
  await close()
})

test('from the first visit to the first command in three clicks', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Play A quarrel at the mill', exact: true }).first().click()
  await untilWanted(page)
  const told = await page.locator('[data-told]').getAttribute('data-told')
  await page.locator('[data-region=action] [data-number="1"]').click()
  await expect.poll(() => page.locator('[data-told]').getAttribute('data-told')).not.toBe(told)
  expect(problems).toEqual([])
  await close()
})

test('keys alone, from the first page to victory', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  const wanted = 'Play Whose anvil it is'
  await page.getByRole('button', { name: wanted, exact: true }).waitFor()
  for (let i = 0; ; i++) {
    await page.keyboard.press('Tab')
    if ((await page.locator(':focus').getAttribute('aria-label')) === wanted) break
    expect(i).toBeLessThan(80)
  }
  await page.keyboard.press('Enter')
  expect(await playOut(page, keys)).toMatch(/ win$/)
  expect(problems).toEqual([])
  await close()
})

test('the text table takes a fight from its beginning to its end', async () => {
  const { page, problems, close } = await site.openPage({ width: 320, height: 640 })
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await untilWanted(page)
  await page.goto(`${page.url()}/text`)
  await line(page).waitFor()
  let said: string | null = ''
  for (let i = 0; i < 120 && !/ win/.test(said ?? ''); i++) {
    await untilAsked(page)
    const [attack] = await page
      .locator('table tbody tr', { hasText: 'Attack' })
      .locator('td:first-child')
      .allTextContents()
    await command(page, (await isAsked(page)) ? '' : (attack ?? 'end'))
    said = await voice(page).textContent()
  }
  expect(said).toMatch(/ win/)
  // Nothing is wider than the smallest screen.
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  expect(problems).toEqual([])
  await close()
})

test('on a phone what is wanted stands below the board; any part comes in front alone', async () => {
  const { page, problems, close } = await site.openPage({ width: 390, height: 844 })
  await page.goto(`${site.url}#/play/shock/eggs.yaml/seven`)
  await untilWanted(page)
  await expect.poll(() => page.locator('[data-region=action]').isVisible()).toBe(true)
  // Whoever acts sees where: the board is above, and leaves most of the screen to what can be done.
  const [board, action] = await Promise.all(
    ['board', 'action'].map((region) => page.locator(`[data-region=${region}]`).boundingBox()),
  )
  expect(board?.height).toBeGreaterThan(150)
  expect(action?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0))
  expect(action?.height).toBeGreaterThan(board?.height ?? 0)
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await expect.poll(() => page.locator('[data-region=board]').isVisible()).toBe(true)
  await expect.poll(() => page.locator('[data-region=action]').isVisible()).toBe(false)
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  // The tools stand beside the title; what has no room there is in a menu.
  const { height = 0 } = (await page.locator('header').first().boundingBox()) ?? {}
  expect(height).toBeLessThan(70)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  expect(await findings(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Look back through the fight' }).click()
  await page.getByRole('slider').first().waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a wide map on a phone begins with the part of it where people are, and is there whole when it is wanted', async () => {
  const { page, problems, close } = await site.openPage({ width: 390, height: 844 })
  await page.goto(`${site.url}#/play/weapon-speed/river-gate.yaml/seven`)
  await untilWanted(page)
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  const scale = async () =>
    Number(/scale\(([\d.]+)\)/.exec((await page.locator('#board > g').getAttribute('transform')) ?? '')?.[1])
  await expect.poll(scale).toBeGreaterThan(0.45)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect.poll(scale).toBeLessThan(0.35)
  expect(problems).toEqual([])
  await close()
})

test('what was done is taken back and done again; a fight that was left goes on', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await untilWanted(page)
  await page.locator('[data-region=action] [data-number]', { hasText: 'Move' }).first().click()
  await page.getByRole('button', { name: /^Undo: / }).click()
  // In the log: the announcer says it a moment later, too.
  await page
    .getByRole('log')
    .getByText(/^Taken back/)
    .waitFor()
  await page.getByRole('button', { name: /^Redo: / }).click()
  await page.getByRole('button', { name: /^Undo: / }).waitFor()
  await page.getByRole('button', { name: 'Settings' }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the log as Markdown' }).click(),
  ])
  const log = readFileSync(await saved.path(), 'utf8')
  expect(log).toMatch(/^# A quarrel at the mill\n\n/)
  expect(log).toMatch(/^- ~~Ada.*~~\n- Taken back/m)
  await page.keyboard.press('Escape')
  const lines = await page.getByRole('log').locator('[data-line]').count()
  await page.reload()
  await untilWanted(page)
  await expect.poll(() => page.getByRole('log').locator('[data-line]').count()).toBeGreaterThan(0)
  expect(lines).toBeGreaterThan(2)
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  expect(problems).toEqual([])
  await close()
})

test('a file with a mistake is mended where it is, and played', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  const text = readFileSync(new URL('../../../encounters/zones/duel.yaml', import.meta.url), 'utf8')
  const broken = text.replace('ruleset: zones', 'ruleset: zonse')
  expect(broken).not.toBe(text)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.yaml', mimeType: 'text/yaml', buffer: Buffer.from(broken) })
  await page
    .getByRole('button', { name: /^Line \d+$/ })
    .first()
    .waitFor()
  await page.getByRole('textbox', { name: 'The text of the file' }).fill(text)
  await page.getByRole('button', { name: 'Try again' }).click()
  await untilWanted(page)
  expect(problems).toEqual([])
  await close()
})

test('an encounter is played with the content pack that is chosen with it, and the table says what is otherwise', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  const pack = new URL('../../../examples/packs/frost-and-iron/', import.meta.url)
  const files = ['pack.yaml', 'weapons.yaml', 'people.yaml', 'table.yaml', 'encounters/frozen-ford.yaml']
  await page.locator('input[type=file]').setInputFiles(
    files.map((name) => ({
      name: name.replace('encounters/', ''),
      mimeType: 'text/yaml',
      buffer: readFileSync(new URL(name, pack)),
    })),
  )
  await untilWanted(page)
  await page.getByRole('button', { name: 'Frost and Iron 1.2.0' }).click()
  await page.getByText('Changes Longsword (item): damage 1d10, not 1d8.').waitFor()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(problems).toEqual([])
  await close()
})

test('a folder is opened with its encounter and its packs; where it has none, the encounter is chosen, too', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(site.url)
  const packs = fileURLToPath(new URL('../../../examples/packs/', import.meta.url))
  const choose = async (button: string, path: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ])
    await chooser.setFiles(path)
  }
  await choose('Choose a folder', packs)
  await page.getByText('There are several encounters in this folder: which one?').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'packs/frost-and-iron/encounters/frozen-ford.yaml' }).click()
  await untilWanted(page)
  await page.getByRole('button', { name: 'Frost and Iron 1.2.0' }).waitFor()
  await page.goto(site.url)
  const empty = mkdtempSync(join(tmpdir(), 'fray-pack-'))
  writeFileSync(
    join(empty, 'pack.yaml'),
    'id: cold\nname: Cold\nversion: 1.0.0\nruleset: zones\nhouse: { default-usages: 2 }\n',
  )
  await choose('Choose a folder', empty)
  await page.getByText('This folder holds packs but no encounter').waitFor()
  const duel = fileURLToPath(new URL('../../../encounters/zones/duel.yaml', import.meta.url))
  await choose('Choose a file', duel)
  await untilWanted(page)
  await page.getByRole('button', { name: 'Cold 1.0.0' }).waitFor()
  rmSync(empty, { recursive: true })
  expect(problems).toEqual([])
  await close()
})

test('without a network the page goes on playing', async () => {
  const files = JSON.parse(readFileSync(`${site.folder}/files.json`, 'utf8')) as string[]
  expect(files.length).toBeGreaterThan(50)
  const server = await serveFolder(site.folder)
  const context = await site.browser.newContext()
  const page = await context.newPage()
  await page.goto(server.url)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  const lacking = async () => {
    const kept = "caches.open('fray').then((kept) => kept.keys()).then((all) => all.map(({ url }) => url))"
    const urls = new Set((await page.evaluate(kept)) as string[])
    return files.filter((file) => !urls.has(new URL(file, server.url).href))
  }
  await expect.poll(lacking, { timeout: 120_000 }).toEqual([])
  await server.close()
  await page.reload()
  await page.getByRole('button', { name: 'Play A quarrel at the mill', exact: true }).first().click()
  await untilWanted(page)
  await context.close()
})

test('the script of the first visit is small', () => {
  const { total, parts } = firstLoad()
  expect(parts.length).toBeGreaterThan(1)
  expect(total).toBeLessThanOrEqual(BUDGET)
})
