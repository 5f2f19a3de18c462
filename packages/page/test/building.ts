import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { untilWanted } from './playing.ts'
import type { Site } from './site.ts'

const FRAY = fileURLToPath(new URL('../../cli/bin/fray.js', import.meta.url))

/** What the command line says of a file. */
export const fray = (...words: string[]): string =>
  execFileSync(process.execPath, [FRAY, ...words], { encoding: 'utf8' })

export const ready = (page: Page) => page.getByText('Ready to play', { exact: true })

/** Goes to a part of the builder. */
export const part = (page: Page, name: string) => page.locator('nav').getByRole('button', { name }).click()

/** Begins a fight of a game, and gives it a title. */
export async function start(page: Page, site: string, game: string, title: string): Promise<void> {
  await page.goto(`${site}#/new`)
  await page.getByRole('button', { name: new RegExp(`^${game} `) }).click()
  await page.getByLabel('Title').fill(title)
}

/** Adds somebody who comes with the game. */
export async function add(page: Page, search: string): Promise<void> {
  await page.getByLabel('Search').fill(search)
  await page.getByRole('list', { name: 'Those who come with the game' }).getByRole('button').first().click()
}

/** Saves the file as a person does. */
export async function download(page: Page, folder: string): Promise<string> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  const path = join(folder, `${Date.now()}-${saved.suggestedFilename()}`)
  await saved.saveAs(path)
  return path
}

/** Somebody of a game and somebody to fight, by what is typed to find them. */
export const FROM_NOTHING = {
  Zones: ['ada', 'toll ruffian'],
  Shock: ['bren', 'goblin'],
  Escalation: ['berta', 'toll-thug'],
  'Free hits': ['jorun', 'fork'],
  'Weapon speed': ['hanne', 'goblin'],
} as const

/** From nothing to a fight of a game that the command line checks and plays, and that is played here. */
export async function fromNothing(site: Site, game: keyof typeof FROM_NOTHING, folder: string): Promise<void> {
  const [hero, foe] = FROM_NOTHING[game]
  const { page, problems, close } = await site.openPage()
  await start(page, site.url, game, 'At the well')
  await part(page, 'People')
  await add(page, hero)
  await page.getByLabel('How many').fill('2')
  await add(page, foe)
  await part(page, 'Battlefield')
  if (game === 'Zones') {
    for (const zone of ['The yard', 'The well', 'The barn']) {
      await page.getByLabel('Name of a new Zone').fill(zone)
      await page.getByRole('button', { name: 'Add the Zone' }).click()
    }
    await page.getByRole('region', { name: 'The yard' }).getByRole('checkbox', { name: 'The barn' }).check()
  } else if (game === 'Escalation') {
    await page
      .getByRole('group', { name: /^How far/ })
      .getByRole('combobox')
      .first()
      .selectOption('far')
  } else {
    await page.getByRole('application', { name: 'Map' }).focus()
    await page.keyboard.press('2')
    for (const key of ['ArrowUp', 'ArrowRight', 'Enter', 'Shift+ArrowRight']) await page.keyboard.press(key)
  }
  await ready(page).waitFor()
  const file = await download(page, folder)
  expect(fray('validate', file)).toContain(': ok, ')
  const value = parse(readFileSync(file, 'utf8'))
  expect(value.title).toBe('At the well')
  expect(Object.keys(value.combatants)).toHaveLength(3)
  if (game === 'Zones') expect(Object.keys(value.battlefield)).toEqual(['the-yard', 'the-well', 'the-barn'])
  else if (game === 'Escalation') expect(JSON.stringify(value.positions)).toContain('far')
  else expect(value.battlefield.text).toContain('.##.')
  expect(fray('run', file, '--seed', '3', '--quiet')).not.toBe('')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await untilWanted(page)
  expect(problems).toEqual([])
  await close()
}
