import { shapeAt } from '@fray/drawing'
import type { Simulation } from '@fray/lab'
import type { Place, Sketch, Subject } from '../local/lab/orders.ts'
import { useLabWords } from '../words/lab.ts'
import { ruled, useWords } from '../words/words.ts'
import { ChanceBars } from './charts/chance-bars.tsx'
import { Histogram } from './charts/histogram.tsx'
import { HitPointChart } from './charts/hit-point-chart.tsx'
import { HowFields, useHow } from './how.tsx'
import look from './lab.module.css'
import { RunButton } from './running.tsx'
import { SaveFigures } from './save.tsx'
import { PersonName, SideName } from './someone.tsx'
import { type Bench, useTrying } from './use-bench.ts'
import { WhereLine } from './where.tsx'

/** The fight played many times. */
export function Simulate({ bench, sketch, place }: { bench: Bench; sketch: Sketch; place: Place | null }) {
  const words = useLabWords()
  const [how, setHow] = useHow()
  const trying = useTrying<'simulate'>(bench)
  return (
    <>
      <form className={look.asked} onSubmit={(event) => event.preventDefault()}>
        <p className={look.faint}>{words.means.simulate}</p>
        <HowFields sketch={sketch} how={how} onChange={setHow} />
        <RunButton
          trying={trying}
          label={words.run}
          first={ruled(sketch.sides[0]?.name ?? '')}
          onRun={() => trying.start({ do: 'simulate', ...how })}
        />
        <WhereLine where={trying.where ?? place?.where ?? null} />
      </form>
      <div className={look.found} data-busy={trying.isRunning}>
        {trying.value === null ? null : <Figures simulation={trying.value} sketch={sketch} subject={bench.subject} />}
      </div>
    </>
  )
}

/** The figures of many fights; `subject` where they can be had again on the command line. */
export function Figures({
  simulation,
  sketch,
  subject,
}: {
  simulation: Simulation
  sketch: Sketch
  subject: Subject | null
}) {
  const words = useLabWords()
  const { trials, ended, sides, combatants, experiment } = simulation
  const best = sides.reduce(
    (most, one) => (one.wins.share > most.wins.share ? one : most),
    sides[0] as (typeof sides)[0],
  )
  const page = useWords()
  if (trials === 0) return <p>{words.stoppedAtOnce}</p>
  return (
    <>
      <p className={look.headline} role="status">
        {words.wins.headline(
          ruled(best.name),
          page.percent(best.wins.share),
          words.percentRange(best.wins.low, best.wins.high),
        )}
      </p>
      <p className={look.faint}>
        {ended === 'stopped' ? `${words.stopped(trials)} ` : ''}
        {words.range}
      </p>
      <section className={look.part}>
        <h3>{words.wins.title}</h3>
        <WinBars simulation={simulation} sketch={sketch} caption={words.wins.title} />
      </section>
      <FirstToAct simulation={simulation} sketch={sketch} />
      <section className={look.part}>
        <h3>{words.hitPoints.title}</h3>
        <p className={look.faint}>{words.hitPoints.lead}</p>
        <HitPointChart simulation={simulation} />
      </section>
      <section className={look.part}>
        <h3>{words.falls.title}</h3>
        <p className={look.faint}>{words.falls.lead}</p>
        <ChanceBars
          caption={words.falls.title}
          head={words.falls.who}
          chanceHead={words.falls.falls}
          more={[words.falls.when, words.falls.left]}
          ranges={false}
          rows={combatants.map(({ name, side, stands, fell, life }) => ({
            id: name,
            label: <PersonName people={sketch.people} name={name} />,
            chance: { value: 1 - stands.share, low: 1 - stands.high, high: 1 - stands.low },
            shape: shapeAt(side),
            more: [fell.trials === 0 ? words.falls.never : fell.median, page.amount(life.mean)],
          }))}
        />
      </section>
      <section className={look.part}>
        <h3>{words.rounds.title}</h3>
        <RoundsChart simulation={simulation} />
      </section>
      <SaveFigures name="simulation" value={simulation} />
      {subject !== null && 'ready' in subject ? (
        <p className={look.faint}>
          {words.repeat}: <code>{commandLine(subject.ready, experiment, trials)}</code>
        </p>
      ) : null}
    </>
  )
}

/** The command that gives the same figures. */
function commandLine(file: string, { seed, policies }: Simulation['experiment'], trials: number): string {
  const players = Object.entries(policies.sides).map(([side, policy]) => ` --policy ${side}=${policy}`)
  const quoted = /^[\w-]+$/.test(seed) ? seed : `'${seed.replaceAll("'", "'\\''")}'`
  return `fray simulate ${file.replace(/\.yaml$/, '')} --trials ${trials} --seed ${quoted}${players.join('')}`
}

/** Who wins, with nobody where that can be. */
export function WinBars({
  simulation: { sides, trials, draws, stalemates, unfinished },
  sketch,
  caption,
}: {
  simulation: Simulation
  sketch: Sketch
  caption: string
}) {
  const words = useLabWords()
  const nobody = draws.count + stalemates.count + unfinished.count
  const rows = sides.map(({ id, wins }, side) => ({
    id,
    label: <SideName sketch={sketch} side={side} />,
    chance: { value: wins.share, low: wins.low, high: wins.high },
    shape: shapeAt(side),
  }))
  const none = {
    id: ' nobody',
    label: words.wins.nobody,
    chance: { value: nobody / trials, low: nobody / trials, high: nobody / trials },
    shape: null,
  }
  return <ChanceBars caption={caption} head={words.wins.side} ranges rows={nobody === 0 ? rows : [...rows, none]} />
}

/** Who wins, by who acted first; nothing where one side always did. */
function FirstToAct({ simulation: { sides }, sketch }: { simulation: Simulation; sketch: Sketch }) {
  const { first: words } = useLabWords()
  const { percent } = useWords()
  const began = sides.filter(({ first }) => first.count > 0)
  if (began.length < 2) return null
  return (
    <section className={look.part}>
      <h3>{words.title}</h3>
      {began.map((one) => (
        <ChanceBars
          key={one.id}
          caption={words.often(ruled(one.name), percent(one.first.share))}
          head={words.often(ruled(one.name), percent(one.first.share))}
          ranges
          rows={one.winsWhenFirst.map((wins, side) => ({
            id: sides[side]?.id ?? '',
            label: <SideName sketch={sketch} side={side} />,
            chance: { value: wins.share, low: wins.low, high: wins.high },
            shape: shapeAt(side),
          }))}
        />
      ))}
    </section>
  )
}

function RoundsChart({ simulation: { rounds, trials } }: { simulation: Simulation }) {
  const { rounds: words, times, trialCount } = useLabWords()
  return (
    <Histogram
      title={words.ending}
      summary={words.lead(rounds.median, rounds.quarter, rounds.threeQuarters)}
      axis={words.round}
      detailHead={times}
      columns={rounds.counts.map(([value, count]) => ({ value, share: count / trials, detail: trialCount(count) }))}
    />
  )
}
