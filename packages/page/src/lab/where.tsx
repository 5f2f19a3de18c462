import type { Where } from '../local/lab/orders.ts'
import { useLabWords } from '../words/lab.ts'
import look from './lab.module.css'

/** Where it is worked out, in a sentence; nothing where there is one place alone. */
export function WhereLine({ where }: { where: Where | null }) {
  const { where: words } = useLabWords()
  if (where === null) return null
  return (
    <p className={look.faint} role="status" data-where={where.at}>
      {where.at === 'workers' ? words.workers(where.threads) : words.browser[where.why]}
      {where.at === 'workers' || where.says === '' ? null : (
        <>
          {' '}
          <span lang="en">{where.says}</span>
        </>
      )}
    </p>
  )
}
