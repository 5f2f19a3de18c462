import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './axe.ts'
import { serving } from './serving.ts'
import { type Somebody, sitDown, somebody } from './somebody.ts'

const at = serving()

const LAPTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const BROKEN = /ERR_CONNECTION_REFUSED|WebSocket connection/

const newcomer = (size: { width: number; height: number }): Promise<Somebody> =>
  somebody(at.browser, { viewport: size, hasTouch: size.width < 500, ignored: BROKEN })

/** Presses a button, and counts that. */
const counting = (page: Page) => {
  let clicks = 0
  return {
    press: async (name: string) => {
      clicks++
      await page.getByRole('button', { name, exact: true }).click()
    },
    get clicks() {
      return clicks
    },
  }
}

const board = (page: Page) => page.locator('[data-region=action]')

test('an evening of two fights on a laptop and a phone: six clicks from nothing, one to the next fight, none for the player', async () => {
  const referee = await newcomer(LAPTOP)
  const { page } = referee
  const hand = counting(page)
  await page.goto(at.server.url)
  await hand.press('New campaign')
  await page.getByLabel('What is the campaign called?').fill('The long winter')
  await hand.press('Create')
  await page.getByRole('heading', { name: 'The long winter: the lobby' }).waitFor()
  const link = await page.getByLabel('Link to The long winter').inputValue()

  const player = await newcomer(PHONE)
  await sitDown(player.page, link, 'Mira')
  await player.page.getByText('Between fights.').waitFor()
  await page.getByText('Mira', { exact: true }).waitFor()
  expect(await findings(page)).toEqual([])
  expect(await findings(player.page)).toEqual([])

  const prepare = page.getByLabel('Prepare an encounter')
  await prepare.selectOption('zones/bridge.yaml')
  await hand.press('Open now')
  for (const one of [page, player.page]) await board(one).first().waitFor({ state: 'attached' })
  // The choice in the list is two more, where people use a mouse.
  expect(hand.clicks + 2).toBeLessThanOrEqual(5)
  await expect.poll(() => player.page.title()).toContain('Two pennies to cross')
  expect(player.frames.join()).not.toContain('"prepared"')

  // The lobby is on the way to the next fight; it may be left out.
  await page.getByRole('button', { name: /^Seats/ }).click()
  await page.getByRole('button', { name: 'To the lobby' }).click()
  await prepare.selectOption('zones/smokehouse.yaml')
  await page.getByRole('button', { name: 'Prepare', exact: true }).click()
  await player.page.getByText('Between fights.').waitFor()
  await player.page.getByText('Two pennies to cross').waitFor()
  await page.getByRole('heading', { name: 'How the heroes are' }).waitFor()
  expect(await findings(page)).toEqual([])
  expect(player.frames.join()).not.toContain('goesAlong')
  expect(player.frames.join()).not.toMatch(/smokehouse/i)
  await at.server.kill()
  await at.server.restart()
  await page.getByRole('button', { name: /^Open “/ }).click()
  for (const one of [page, player.page]) await board(one).first().waitFor({ state: 'attached' })
  await expect.poll(() => player.page.title()).not.toContain('Two pennies to cross')

  // The same browser by the open link has its seat again, and a reload is where it was.
  await player.page.goto(link)
  await board(player.page).first().waitFor({ state: 'attached' })
  await page.reload()
  await board(page).first().waitFor()
  expect(referee.problems).toEqual([])
  expect(player.problems).toEqual([])
  await player.close()
  await referee.close()
})

test('notes in the lobby are saved when a fight opens, and the referee reads them where their person lets them', async () => {
  const referee = await newcomer(LAPTOP)
  const { page } = referee
  await page.goto(at.server.url)
  await page.getByRole('button', { name: 'New campaign' }).click()
  await page.getByLabel('What is the campaign called?').fill('Notes')
  await page.getByRole('button', { name: 'Create' }).click()
  const link = await page.getByLabel('Link to Notes').inputValue()
  const player = await newcomer(PHONE)
  await sitDown(player.page, link, 'Ann')
  const notes = (on: Page) => on.getByRole('textbox', { name: 'Your notes' })
  // Nobody leaves the field: the referee opens a fight while Ann writes.
  await notes(player.page).fill('Crole lies.')
  await page.getByLabel('Prepare an encounter').selectOption('zones/bridge.yaml')
  await page.getByRole('button', { name: 'Open now' }).click()
  await board(player.page).first().waitFor({ state: 'attached' })
  await player.page.getByRole('button', { name: /^Seats/ }).click()
  await expect.poll(() => notes(player.page).inputValue()).toBe('Crole lies.')
  expect(await findings(player.page)).toEqual([])
  await player.page.keyboard.press('Escape')

  const drawn = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 })
    canvas.getContext('2d').fillRect(10, 10, 30, 30)
    return canvas.toDataURL('image/png').split(',')[1]
  })()`)
  const face = { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
  const card = page.locator('[id="person-Ada"]')
  await card.getByRole('button', { name: 'Ada' }).first().click()
  await card.locator('input[type=file]').setInputFiles(face)
  await card.getByText('The picture is there.').waitFor()

  await page.getByRole('button', { name: /^Seats/ }).click()
  await page.getByRole('button', { name: 'To the lobby' }).click()
  await player.page.getByText('Between fights.').waitFor()
  for (const one of [page, player.page]) await one.getByRole('img', { name: 'Ada' }).waitFor()
  expect(await notes(player.page).inputValue()).toBe('Crole lies.')
  expect(referee.frames.join()).not.toContain('Crole lies')
  await player.page.getByText('The referee reads them, too').click()
  await page.getByText('Notes of Ann').waitFor()
  await page.getByText('Crole lies.').waitFor()
  expect(await findings(page)).toEqual([])
  expect(await findings(player.page)).toEqual([])
  await player.page.getByText('The referee reads them, too').click()
  await expect.poll(() => page.getByText('Notes of Ann').count()).toBe(0)
  for (const one of [referee, player]) {
    expect(one.problems).toEqual([])
    await one.close()
  }
})

test('notes of one person at two devices: nothing of either is lost, and what was refused is there when they come back', async () => {
  const referee = await newcomer(LAPTOP)
  const { page } = referee
  await page.goto(at.server.url)
  await page.getByRole('button', { name: 'New campaign' }).click()
  await page.getByLabel('What is the campaign called?').fill('Notes')
  await page.getByRole('button', { name: 'Create' }).click()
  const player = await newcomer(LAPTOP)
  await sitDown(player.page, await page.getByLabel('Link to Notes').inputValue(), 'Ann')
  const notes = (on: Page) => on.getByRole('textbox', { name: 'Your notes' })
  await notes(player.page).waitFor()
  await page.getByLabel('Prepare an encounter').selectOption('zones/bridge.yaml')
  const phone = await player.context.newPage()
  await phone.goto(player.page.url())
  await notes(phone).waitFor()

  await notes(player.page).fill('The key.')
  await notes(phone).fill('The mill.')
  await notes(phone).blur()
  await expect.poll(() => notes(player.page).inputValue()).toBe('The mill.\nThe key.')
  await player.page.getByText('Another device has changed them meanwhile: both are here.').waitFor()
  await notes(player.page).blur()
  await expect.poll(() => notes(phone).inputValue()).toBe('The mill.\nThe key.')
  // The switch is pressed right out of the field.
  await notes(phone).fill('The mill.\nThe key')
  await phone.getByText('The referee reads them, too').click()
  await page.getByText('Notes of Ann').waitFor()
  await expect.poll(() => notes(player.page).inputValue()).toBe('The mill.\nThe key')
  await player.page.getByText('Saved.', { exact: true }).waitFor()

  // They are written faster than they may be, and then a fight is opened.
  for (let n = 0; n < 8; n++) await phone.getByText('The referee reads them, too').click()
  await notes(player.page).fill('The mill.\nThe key.\nThe miller.')
  await page.getByRole('button', { name: 'Open now' }).click()
  await board(player.page).first().waitFor({ state: 'attached' })
  await player.page.getByRole('button', { name: /^Seats/ }).click()
  await expect.poll(() => notes(player.page).inputValue()).toBe('The mill.\nThe key.\nThe miller.')
  for (const one of [referee, player]) {
    expect(one.problems).toEqual([])
    await one.close()
  }
})

test('what goes along is said in the language of the page, in a lobby that was only just opened, too', async () => {
  const referee = await somebody(at.browser, { viewport: LAPTOP, ignored: BROKEN, locale: 'de-DE' })
  const { page } = referee
  await page.goto(at.server.url)
  await page.getByRole('button', { name: 'Neue Kampagne' }).click()
  await page.getByLabel('Wie heißt die Kampagne?').fill('Winter')
  await page.getByRole('button', { name: 'Anlegen' }).click()
  const player = await newcomer(PHONE)
  await sitDown(player.page, await page.getByLabel('Link: Winter').inputValue(), 'Mira')
  await page.getByText('Mira', { exact: true }).waitFor()
  await page.getByLabel('Begegnung vorbereiten').selectOption('escalation/toll-house.yaml')
  await page.getByRole('button', { name: 'Gleich öffnen' }).click()
  await board(page).first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: /^Plätze/ }).click()
  await page.getByRole('button', { name: 'In die Lobby' }).click()
  const ortrun = page.getByText('TP 48/48, Erholungen 9/9, Abzug ohne Erholung 0, Kraft 4/4, Zweiter Vorrat Kommando')
  await ortrun.waitFor()
  await page.reload()
  await ortrun.waitFor()
  await page.getByLabel('Welcher Wert').fill('out')
  await page.getByLabel('Wird zu').fill('dead')
  await page.getByLabel('Warum').fill('der Graben')
  await page.getByRole('button', { name: 'Setzen' }).last().click()
  await page.getByText('Ausgeschieden tot').waitFor()
  expect(referee.problems).toEqual([])
  await player.close()
  await referee.close()
})

test('what strangers try: a file too long, a seat of nobody, a removal by mistake, a link that was revoked', async () => {
  const referee = await newcomer(LAPTOP)
  const { page } = referee
  await page.goto(at.server.url)
  await page.getByRole('button', { name: 'New campaign' }).click()
  await page.getByLabel('What is the campaign called?').fill('Strangers')
  await page.getByRole('button', { name: 'Create' }).click()
  const link = await page.getByLabel('Link to Strangers').inputValue()
  const player = await newcomer(PHONE)
  await sitDown(player.page, link, 'Bo')
  await player.page.getByText('Between fights.').waitFor()

  const file = { name: 'long.yaml', mimeType: 'text/yaml', buffer: Buffer.from(`# ${'x'.repeat(70_000)}`) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('alert').getByText('This encounter is too long').waitFor()
  await page.getByLabel('Prepare an encounter').selectOption('escalation/anvil.yaml')
  await page.getByRole('button', { name: 'Prepare', exact: true }).click()
  await page.getByRole('button', { name: 'Open “Whose anvil it is”' }).waitFor()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)

  await page.getByText('Manage Bo: heroes, link, removal').click()
  const field = await page.getByLabel('Heroes of Bo').boundingBox()
  expect(field?.height).toBeLessThan(80)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('Remove Bo? Their link no longer works.').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep' }).click()
  await player.page.getByText('Bo', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Open “Whose anvil it is”' }).click()
  await board(page).first().waitFor()
  await page.getByRole('button', { name: /^Seats/ }).click()
  await page.getByRole('heading', { name: 'Player 2' }).waitFor()
  // A link to a seat is a person's: whose it is nobody's, the open one leads to.
  await page.getByRole('button', { name: /^Invite.*Bo/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Invite.*Player/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'To the lobby' }).click()
  await page.getByRole('button', { name: 'Revoke the invitation' }).click()

  const late = await newcomer(PHONE)
  const key = link.slice(link.lastIndexOf('/') + 1)
  const invited = () => fetch(`${at.server.url}api/invitation`, { headers: { authorization: `Bearer ${key}` } })
  await expect.poll(async () => (await invited()).json()).toEqual({ title: null })
  await late.page.goto(link)
  await late.page.getByText('This link no longer works. Ask the referee for a new one.').waitFor()
  expect(await findings(late.page)).toEqual([])
  for (const one of [referee, player, late]) {
    expect(one.problems).toEqual([])
    await one.close()
  }
})
