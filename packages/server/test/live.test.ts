import { describe, expect, test } from 'vitest'
import { encounterText, sitDown, start, startHere, until } from './running.ts'

/** Ada is to move, and Corwin may strike at her when she walks away. */
const RETREAT = `
ruleset: zones
combatants:
  Ada: { from: ada-the-warrior, zone: middle }
  Corwin: { from: toll-ruffian, zone: middle }
now: { turn: Ada }
`

describe('a fight over real sockets', () => {
  test('a reaction crosses seats, on several devices, and an undo is told to everybody', async () => {
    const { base } = await startHere()
    const { links } = await start(base, RETREAT)
    const referee = sitDown(links.referee as string)
    const player = sitDown(links.players as string)
    const phone = sitDown(links.players as string)
    const watcher = sitDown(links.spectators as string)
    const everybody = [referee, player, phone, watcher]
    await Promise.all(everybody.map(({ ready }) => ready))
    const moving = player.submit({ actor: 'Ada', action: 'move', zone: 'characters-start' })
    await until(() => (referee.now.table?.questions.length ?? 0) > 0, 'the referee is asked')
    // It is kept with the question that it waits for.
    expect(await moving).toEqual({ done: true })
    expect(player.now.table?.questions).toEqual([])
    expect(player.now.waits?.for).toBe('others')
    const [question] = referee.now.table?.questions ?? []
    const strikes = question?.options.find(({ value }) => value === 'cudgel')
    expect(strikes?.refused).toBeNull()
    expect((await player.answer(question?.id ?? '', 'cudgel')).done).toBe(false)
    expect(await referee.answer(question?.id ?? '', 'cudgel')).toEqual({ done: true })
    await until(() => everybody.every(({ now }) => now.told.length > 1), 'all are told')
    expect(phone.now.told).toEqual(player.now.told)
    expect(phone.now.table).toEqual(player.now.table)
    const lines = watcher.now.told.length
    expect(await referee.undo()).toEqual({ done: true })
    await until(() => (watcher.now.told.at(-1)?.takesBack ?? null) !== null, 'the undo is told')
    expect(watcher.now.told.length).toBeGreaterThan(lines)
  })

  test('how long acknowledgements take is measured, however much was only looked at before', async () => {
    const { base, metrics } = await startHere()
    const { links } = await start(base, RETREAT)
    const player = sitDown(links.players as string)
    await player.ready
    for (let n = 0; n < 120; n++) await player.ask({ do: 'actions' })
    const measured = () => Number(/^fray_acknowledged_seconds_count (\d+)$/m.exec(metrics.text())?.[1])
    const before = measured()
    await player.ask({ do: 'rename', seat: 'players', name: 'Ann' })
    expect(measured()).toBe(before + 1)
  })

  test('one who comes by an open link waits until the referee lets it in, and keeps its own key', async () => {
    const { base } = await startHere()
    const { fight, links } = await start(base, encounterText('zones/duel.yaml'))
    const referee = sitDown(links.referee as string)
    await referee.ready
    const { key } = (await referee.ask({ do: 'invite', id: 'i1', to: 'anybody' })) as { key: string }
    let kept = ''
    const guest = sitDown(`${base}#/join/${key}`, { name: 'Wren', admitted: (own) => (kept = own) })
    await until(() => (referee.now.presence?.guests.length ?? 0) > 0, 'the guest knocks')
    const [asks] = referee.now.presence?.guests ?? []
    expect(asks?.name).toBe('Wren')
    expect(guest.now.table).toBeNull()
    await referee.ask({ do: 'admit', id: 'i2', guest: asks?.guest ?? '', seat: 'players' })
    await guest.ready
    expect(guest.now.seat?.id).toBe('players')
    const again = sitDown(`${base}#/join/${kept}`)
    await again.ready
    expect(again.now.seat?.id).toBe('players')
    // Taken back, the keys to the seat open nothing any more, on no device and not over HTTP.
    await referee.ask({ do: 'revoke', id: 'i3', of: 'players' })
    await until(() => guest.now.line.state === 'ended' && again.now.line.state === 'ended', 'both are closed')
    const response = await fetch(`${base}api/fights/${fight}`, { headers: { authorization: `Bearer ${kept}` } })
    expect(response.status).toBe(403)
  })
})
