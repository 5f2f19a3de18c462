import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings } from './axe.ts'
import { choose, fray, openTool, saved } from './in-lab.ts'
import { mouse, playOut, untilWanted } from './playing.ts'
import { openSite, type Site } from './site.ts'

let site: Site
const folder = mkdtempSync(join(tmpdir(), 'fray-lab-'))

beforeAll(async () => {
  site = await openSite()
})

afterAll(async () => {
  await site.end()
  rmSync(folder, { recursive: true, force: true })
})

/** Two who are soon done with each other. */
const BRAWL = `ruleset: zones
title: A brawl
surprised: nobody
battlefield: A-B
combatants:
  Ida: { kind: character, level: 1, str: 2, dex: 1, hp: 6, items: ["club melee 1d6"], zone: A }
  Rat: { kind: creature, level: 1, skill: 1, hp: 4, attacks: [teeth melee 1d4], zone: A }
now: { turn: Ida }
`

describe('the lab', () => {
  test('it says how far it is, and stops with what it has', async () => {
    const { page, problems, close } = await site.openPage()
    const part = await openTool(page, site.url, 'zones/bridge', 'Simulate')
    await choose(part, '20000', 'oak')
    // Slow enough not to be done before it is stopped.
    await part.getByLabel('Characters are played by').selectOption('greedy')
    await part.getByRole('button', { name: 'Simulate' }).click()
    await part.getByText(/Characters win \d+% so far, give or take \d+%/).waitFor()
    expect(await part.locator('progress').getAttribute('value')).not.toBeNull()
    expect(await findings(page)).toEqual([])
    await part.getByRole('button', { name: 'Stop' }).click()
    await part.getByText(/^Stopped after [\d,]+ fights\./).waitFor()
    const result = (await saved(page, part)) as { readonly trials: number; readonly ended: string }
    expect(result.ended).toBe('stopped')
    expect(result.trials).toBeGreaterThan(0)
    expect(result.trials).toBeLessThan(20_000)
    expect(problems).toEqual([])
    await close()
  })

  test('odds in full are those of the command line, with the numbers behind a roll and their rules', async () => {
    const { page, problems, close } = await site.openPage()
    const part = await openTool(page, site.url, 'shock/eggs', 'Odds of an action')
    await part.getByLabel('What').selectOption('Charge')
    await part.getByRole('button', { name: 'Calculate' }).click()
    const command = await part.locator('[data-command]').getAttribute('data-command')
    expect(await saved(page, part)).toEqual(await fray('odds', 'shock/eggs', command ?? ''))
    await expect.poll(() => part.getByText('11/20').count()).toBeGreaterThan(0)
    await part.locator('summary', { hasText: /against AC/ }).click()
    const rule = part.getByRole('log').getByRole('button').first()
    await rule.click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    expect(await findings(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  test("a duel in a file of one's own is exact where the command line is, and says the same", async () => {
    const { page, problems, close } = await site.openPage()
    await page.goto(site.url)
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Look at a file in the lab' }).click(),
    ])
    const file = join(folder, 'brawl.yaml')
    writeFileSync(file, BRAWL)
    await chooser.setFiles(file)
    await page.getByRole('button', { name: 'Duel' }).click()
    const part = page.getByRole('region', { name: 'Duel' })
    await part.getByRole('button', { name: 'Let them fight' }).click()
    await part.getByText(/^Exact: .* followed to the end\./).waitFor({ timeout: 120_000 })
    const here = (await saved(page, part)) as { readonly wins: unknown[] }
    const there = (await fray('odds', file, '--duel', '--policy', 'aggressive')) as {
      readonly wins: Readonly<Record<string, unknown>>
    }
    expect(here.wins).toEqual(Object.values(there.wins))
    expect(await findings(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  test('what-if compares with the same dice, as the command line does', async () => {
    const { page, problems, close } = await site.openPage()
    const part = await openTool(page, site.url, 'shock/eggs', 'What if')
    await part.getByLabel('New value').fill('20')
    await choose(part, '200', 'oak')
    await part.getByRole('button', { name: 'Compare' }).click()
    await part.getByText('Party win more often (statistically clear).').waitFor()
    const figures = (value: unknown) => {
      const { sides, rounds, correlation, changes } = value as Record<string, unknown>
      return { sides, rounds, correlation, changes }
    }
    const there = await fray('compare', 'shock/eggs', ...['--set', 'Bren.hp=20', '--trials', '200', '--seed', 'oak'])
    expect(figures(await saved(page, part))).toEqual(figures(there))
    expect(await findings(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  test('what-if plays without a rule, as the command line does', async () => {
    const { page, problems, close } = await site.openPage()
    const part = await openTool(page, site.url, 'shock/plain', 'What if')
    await part.getByRole('radio', { name: 'Without a rule' }).click({ force: true })
    await part.getByLabel('Which rule is switched off').selectOption('total-defense')
    await choose(part, '200', 'oak')
    await part.getByRole('button', { name: 'Compare' }).click()
    await part.getByText('total-defense switched off').waitFor()
    const there = await fray('compare', 'shock/plain', '--without', 'total-defense', '--trials', '200', '--seed', 'oak')
    const { sides, changes } = there as Record<string, unknown>
    expect(await saved(page, part)).toMatchObject({ sides, changes })
    expect(await findings(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  test('from a step of a fight: where it stands, with a number set as the referee would', async () => {
    const { page, problems, close } = await site.openPage()
    await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
    await untilWanted(page)
    await page.getByRole('button', { name: 'Lab' }).click()
    await page.getByText(/^From this step: Round 1, after \d+ commands?$/).waitFor()
    await page.getByRole('button', { name: 'What if' }).click()
    const part = page.getByRole('region', { name: 'What if' })
    await part.getByLabel('Of whom').selectOption('Corwin')
    await part.getByLabel('New value').fill('1')
    await part.getByLabel('Fights', { exact: true }).selectOption('200')
    await part.getByRole('button', { name: 'Compare' }).click()
    await part.getByText('Characters win more often (statistically clear).').waitFor()
    await page.getByRole('button', { name: 'Back to the fight' }).click()
    await untilWanted(page)
    expect(problems).toEqual([])
    await close()
  })
})

test('after a fight: its numbers, its course as a graph, and where it turned', async () => {
  const { page, problems, close } = await site.openPage()
  await page.goto(`${site.url}#/play/zones/duel.yaml/seven`)
  await playOut(page, mouse)
  // How far it is stands below the graph only until where it turned is known.
  await page.evaluate(`new MutationObserver(() => {
    window.isLookingCloser ||= document.querySelector('figure:has([role=img]) ~ * progress') !== null
  }).observe(document, { subtree: true, childList: true })`)
  await page.getByRole('button', { name: 'How it went' }).click()
  const numbers = page.getByRole('table', { name: 'In numbers' })
  await numbers.waitFor()
  await expect.poll(() => numbers.getByRole('row', { name: /^Ada/ }).count()).toBe(1)
  await page.getByRole('img', { name: 'Chance of Characters to win' }).waitFor({ timeout: 120_000 })
  await expect.poll(() => page.evaluate('window.isLookingCloser')).toBe(true)
  await page.getByRole('heading', { name: 'Where it turned' }).waitFor({ timeout: 120_000 })
  await expect.poll(() => page.getByText(/^(Choice: |Nobody chose)/).count()).toBeGreaterThan(0)
  await expect.poll(() => page.getByRole('button', { name: 'Look at this step' }).count()).toBeGreaterThan(0)
  await page.getByText('As a table').click()
  const course = page.getByRole('table', { name: 'Who was winning' }).getByRole('row')
  const [start = '', end = ''] = [await course.nth(1).textContent(), await course.last().textContent()]
  expect(start).toMatch(/^0\d+%\d+%/)
  expect(end).toMatch(/(100%0%|0%100%)The end$/)
  expect(await findings(page)).toEqual([])
  const over = page.url()
  await page.getByRole('button', { name: 'Try it differently from here' }).first().click()
  await untilWanted(page)
  expect(page.url()).not.toBe(over)
  await expect.poll(() => page.locator('[data-over]').count()).toBe(0)
  expect(problems).toEqual([])
  await close()
}, 240_000)
