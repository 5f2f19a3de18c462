import { BoardPicture } from '../../board/picture.tsx'
import type { FieldProblem } from '../../local/builder-orders.ts'
import { pictureHere } from '../../pictures/stored.ts'
import { usePicture } from '../../pictures/use-picture.ts'
import { CircleCheck, CircleExclamationPoint } from '../../signs/index.ts'
import { useBuilderWords } from '../../words/builder.ts'
import { useBuilding } from '../context.ts'
import look from './panel.module.css'

const MOST = 12

/** Whether the fight can be played, and all that is wrong with it; each leads to its field. */
export function Verdict({ isChecked, hasPicture }: { isChecked: boolean; hasPicture: boolean }) {
  const { checked, goTo } = useBuilding()
  const { panel: words } = useBuilderWords()
  const under = usePicture(checked?.board ?? null, pictureHere)
  const problems = checked?.problems ?? []
  const isRight = checked !== null && problems.length === 0
  const isReady = isRight && checked.hint !== 'alone'
  return (
    <section className={look.verdict} aria-label={words.check}>
      <p className={look.status} data-right={isReady} role="status">
        {isReady ? (
          <CircleCheck size={18} aria-hidden="true" />
        ) : (
          <CircleExclamationPoint size={18} aria-hidden="true" />
        )}
        {!isChecked && checked === null
          ? words.checking
          : isReady
            ? words.right
            : isRight
              ? words.alone
              : words.wrong(problems.length)}
      </p>
      {isRight ? (
        <p className={look.count}>
          {words.numbers(
            checked.sides.map((side, i) => [side, checked.people.filter((one) => one.side === i).length] as const),
          )}
          {checked.hint === 'uneven' ? ` (${words.uneven})` : ''}
        </p>
      ) : null}
      {hasPicture && checked?.board ? (
        <div className={look.picture} data-kind={checked.board.kind}>
          <BoardPicture board={checked.board} under={under} />
        </div>
      ) : null}
      <ul className={look.problems}>
        {problems.slice(0, MOST).map((problem) => (
          <li key={`${problem.line} ${problem.column} ${problem.message}`}>
            <button type="button" onClick={() => goTo(problem.path)}>
              {placeOf(problem) === '' ? null : <strong>{placeOf(problem)}: </strong>}
              {problem.message}
            </button>
          </li>
        ))}
      </ul>
      {problems.length > MOST ? <p className={look.count}>{words.more(problems.length - MOST)}</p> : null}
    </section>
  )
}

/** Where it is, in words: the last names on the way there. */
const placeOf = ({ path }: FieldProblem): string =>
  path
    .filter((step) => step !== 'combatants')
    .slice(0, 3)
    .map((step) => (typeof step === 'number' ? String(step + 1) : step))
    .join(', ')
