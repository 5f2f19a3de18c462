import type { FieldProblem } from '../../local/builder-orders.ts'
import { CircleExclamationPoint } from '../../signs/index.ts'
import { RULES_SPEAK } from '../../words/words.ts'
import look from './form.module.css'

/** What is wrong with a field, in sentences. */
export function Problems({ id, problems }: { id: string; problems: readonly FieldProblem[] }) {
  return (
    <div id={id} className={look.problems}>
      {problems.map(({ message }) => (
        <p key={message}>
          <CircleExclamationPoint size={16} aria-hidden="true" />
          <span lang={RULES_SPEAK}>{message}</span>
        </p>
      ))}
    </div>
  )
}
