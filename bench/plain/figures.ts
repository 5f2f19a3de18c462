import { Recorder, Runner } from '@fray/kernel'
import { measure, printTable, rateText } from '../measure.ts'
import { plainByHand } from './loop.ts'
import { plain } from './ruleset.ts'

/** Plays seeds 0 to n-1 on the kernel; the checksum joins hit points left, rounds and dice rolled. */
export function plainOnKernel(recorded: boolean): (times: number) => number {
  const scene = plain.open({} as never)
  const start = scene.save()
  const recorder = recorded ? new Recorder() : null
  const policies = [...plain.policies.values()]
  const runner = new Runner(plain, scene, { policies })
  return (times) => {
    let sum = 0
    for (let seed = 0; seed < times; seed++) {
      scene.load(start)
      scene.recorder = recorder
      recorder?.clear()
      runner.run(seed)
      const { hp } = scene.now.combatant
      for (let row = 0; row < 8; row++) sum = (Math.imul(sum, 31) + (hp[row] as number)) | 0
      sum = (Math.imul(sum, 31) + (scene.now.fight.round[0] as number)) | 0
      sum = (Math.imul(sum, 31) + scene.table.counter) | 0
    }
    scene.recorder = null
    return sum
  }
}

/** Prints the kernel beside the loop by hand. */
export function plainFigures(): void {
  const [hand, off, on] = measure(
    [
      { name: 'by hand', run: plainByHand },
      { name: 'off', run: plainOnKernel(false) },
      { name: 'on', run: plainOnKernel(true) },
    ],
    20_000,
  )
  if (!hand || !off || !on) throw new Error('Nothing was measured.')
  if (hand.checksum !== off.checksum || hand.checksum !== on.checksum) {
    throw new Error('The loop by hand and the kernel did not play the same fights.')
  }
  const percent = (n: number) => `${((n / hand.perSecond) * 100).toFixed(1)}% of the loop`
  printTable('the plain fight, 4 against 4 to the death', [
    ['hand-specialised loop', rateText(hand.perSecond), `fights, checksum ${hand.checksum}`],
    ['on the kernel, recorder off', rateText(off.perSecond), percent(off.perSecond)],
    ['on the kernel, recorder on', rateText(on.perSecond), percent(on.perSecond)],
  ])
}
