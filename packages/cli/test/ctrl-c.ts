import { onTestFinished, vi } from 'vitest'
import { ProgressLine } from '../src/ui/progress.ts'

/** Presses Ctrl-C in the test that runs, as soon as a command shows that something has been played. */
export function pressCtrlCUnderWay(): void {
  const show = vi.spyOn(ProgressLine.prototype, 'show')
  show.mockImplementationOnce(() => void process.emit('SIGINT'))
  onTestFinished(() => show.mockRestore())
}
