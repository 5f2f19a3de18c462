import { expect, test } from 'vitest'
import { hearFaults } from '../src/run/faults.ts'
import { Metrics } from '../src/run/metrics.ts'
import { startHere } from './running.ts'

test('a fault is counted each time, and stands in the log once', () => {
  const metrics = new Metrics()
  const written: unknown[] = []
  const hear = hearFaults(metrics, { error: (error: unknown) => void written.push(error) })
  expect(metrics.text()).toContain('fray_faults_total 0\n')
  const first = new TypeError('There is nothing to add.')
  hear(first)
  hear(new TypeError('There is nothing to add.'))
  const other = new RangeError('There is no such row.')
  hear(other)
  expect(written).toEqual([first, other])
  expect(metrics.text()).toContain('fray_faults_total 3\n')
})

test('a fault in a request over HTTP is counted like any other, and answered with no word of it', async () => {
  const { base, fightServer, metrics } = await startHere()
  fightServer.list = () => {
    throw new TypeError('There is no such row.')
  }
  for (let n = 1; n <= 2; n++) {
    const response = await fetch(`${base}api/fights`)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      ...{ error: 'failed', place: null, message: 'The server has failed. What was acknowledged is safe.' },
    })
    expect(metrics.text()).toContain(`fray_faults_total ${n}\n`)
  }
})
