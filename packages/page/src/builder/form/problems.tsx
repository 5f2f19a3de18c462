import { CircleAlert } from 'lucide-react'
import type { FieldProblem } from '../../local/builder-orders.ts'
import look from './form.module.css'

/** What is wrong with a field, in sentences. */
export function Problems({ id, problems }: { id: string; problems: readonly FieldProblem[] }) {
  return (
    <div id={id} className={look.problems}>
      {problems.map(({ message }) => (
        <p key={message}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{message}</span>
        </p>
      ))}
    </div>
  )
}
