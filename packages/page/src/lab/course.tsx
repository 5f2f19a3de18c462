import type { Interval } from '@fray/lab'
import { useEffect, useState } from 'react'
import type { CoursePoint, FightCourse, Subject } from '../local/lab/orders.ts'
import type { AtFight } from '../route.ts'
import type { Sitting } from '../sitting.ts'
import { useLabWords } from '../words/lab.ts'
import { RULES_SPEAK, ruled, useWords } from '../words/words.ts'
import { CourseChart } from './charts/course-chart.tsx'
import look from './lab.module.css'
import { RunButton } from './running.tsx'
import { StepLinks } from './step-links.tsx'
import { type Bench, useBench, useTrying } from './use-bench.ts'
import { useWhole } from './whole.ts'

/** Who was winning over the fight, and where it turned: begins to look at once, as the terminal does. */
export function Course({ route, sitting, seat }: { route: AtFight; sitting: Sitting; seat: string }) {
  const { subject, isGone } = useWhole(sitting, 'the fight')
  const words = useLabWords()
  if (isGone) return <p>{words.noSuch}</p>
  return subject === null ? null : <Looked route={route} fork={sitting.fork} subject={subject} seat={seat} />
}

/** Whose fight it is, and the seat that counts its steps. */
interface Watched {
  readonly route: AtFight
  readonly fork: Sitting['fork']
  readonly seat: string
}

function Looked({
  route,
  fork,
  subject,
  seat,
}: Watched & {
  subject: Subject
}) {
  const words = useLabWords()
  const { bench, problem } = useBench(subject)
  if (problem !== '') return <p role="alert">{problem}</p>
  return bench === null ? (
    <p className={look.faint}>{words.opening}</p>
  ) : (
    <CourseAt at={{ route, fork, seat }} bench={bench} />
  )
}

function CourseAt({ at, bench }: { at: Watched; bench: Bench }) {
  const { seat } = at
  const { after: words } = useLabWords()
  const trying = useTrying<'course'>(bench)
  const { start, isRunning, value, underway } = trying
  useEffect(() => start({ do: 'course', seat }), [start, seat])
  const [course, setCourse] = useState<FightCourse | null>(null)
  const known = underway?.of === 'course' ? underway.soFar : null
  useEffect(() => {
    if (known !== null) setCourse(known)
  }, [known])
  const soFar = value ?? course
  const isCloser = isRunning && soFar !== null
  return (
    <>
      <p className={look.faint}>{words.courseMeans}</p>
      {soFar === null ? null : <CourseChart fight={soFar} />}
      {isRunning || soFar?.points == null ? (
        <div className={look.looking}>
          {isRunning ? <p className={look.faint}>{isCloser ? words.lookingCloser : words.looking}</p> : null}
          <RunButton trying={trying} label={words.look} first="" onRun={() => start({ do: 'course', seat })} />
        </div>
      ) : null}
      {soFar?.points == null ? null : <Points at={at} fight={soFar} points={soFar.points} />}
    </>
  )
}

function Points({ at, fight, points }: { at: Watched; fight: FightCourse; points: readonly CoursePoint[] }) {
  const { after: words } = useLabWords()
  const { percent } = useWords()
  if (points.length === 0) return <p>{words.never}</p>
  return (
    <section className={look.part}>
      <h3>{words.turned}</h3>
      <ol className={look.points}>
        {points.map((point, i) => (
          <li key={point.command}>
            <span className={look.pointNumber} aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <p className={look.faint}>{words.turn(point.command, point.round)}</p>
              <p lang={RULES_SPEAK}>
                <strong>{point.words}</strong>
              </p>
              <p>
                {words.beforeAfter(
                  ruled(fight.sides[point.side]?.name ?? ''),
                  percent(point.before.value),
                  percent(point.after.value),
                )}
              </p>
              <Split point={point} />
              <StepLinks {...at} step={point.step} />
            </div>
          </li>
        ))}
      </ol>
      <p className={look.faint}>{words.means}</p>
    </section>
  )
}

/** Less than half a point in a hundred is shown as nothing. */
const isNothing = ({ value }: Interval): boolean => Math.abs(value) < 0.005

/** What of it was choice, and what luck. */
function Split({ point: { choice, luck, better, decided } }: { point: CoursePoint }) {
  const { after: words, whatIf } = useLabWords()
  return (
    <>
      <p>
        {!decided ? (
          words.nobodyChose
        ) : better === null || isNothing(choice) ? (
          words.nothingBetter
        ) : (
          <>
            {words.choice(whatIf.points(-choice.value), whatIf.pointsRange(-choice.high, -choice.low))} {words.better}{' '}
            <span lang={RULES_SPEAK}>{better}</span>
          </>
        )}
      </p>
      <p>
        {isNothing(luck)
          ? words.noLuck
          : words.luck(whatIf.points(luck.value), whatIf.pointsRange(luck.low, luck.high))}
      </p>
    </>
  )
}
