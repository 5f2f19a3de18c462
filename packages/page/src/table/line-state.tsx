import { useWords } from '../words/words.ts'
import look from './table.module.css'
import type { Looking } from './use-sitting.ts'

/** What has to be known of the connection: that it is lost, that something is not kept yet, that nothing goes on. */
export function LineState({ looking: { snapshot } }: { looking: Looking }) {
  const { join } = useWords()
  const { line, pending, readOnly, notice } = snapshot
  const doubtful = pending.find(({ inDoubt }) => inDoubt)
  const said = [
    line.state === 'lost' ? join.lost : '',
    doubtful === undefined ? '' : join.inDoubt(doubtful.reason),
    readOnly ?? '',
    notice ?? '',
  ].filter((one) => one !== '')
  return (
    <div role="status" className={said.length === 0 ? 'for-the-ear' : look.line}>
      {said.join(' ')}
    </div>
  )
}
