import { expect, test } from 'vitest'
import { hearFaults } from '../src/run/faults.ts'
import { Metrics } from '../src/run/metrics.ts'

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
