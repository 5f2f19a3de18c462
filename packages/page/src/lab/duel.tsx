import { shapeAt } from '@fray/drawing'
import { useState } from 'react'
import type { PlainDuel, Sketch } from '../local/lab/orders.ts'
import { useLabWords } from '../words/lab.ts'
import { ChanceBars, type ChanceRow } from './charts/chance-bars.tsx'
import { Pick } from './fields.tsx'
import { HowFields, useHow } from './how.tsx'
import look from './lab.module.css'
import { RunButton } from './running.tsx'
import { SaveFigures } from './save.tsx'
import { PersonName } from './someone.tsx'
import { type Bench, useTrying } from './use-bench.ts'

/** Two of them alone, to the end. */
export function Duel({ bench, sketch }: { bench: Bench; sketch: Sketch }) {
  const words = useLabWords()
  const [how, setHow] = useHow()
  const trying = useTrying<'duel'>(bench)
  const able = sketch.people.filter(({ stands }) => stands)
  const first = able[0]
  const enemy = able.find(({ side }) => side !== first?.side)
  const [one, setOne] = useState(first?.name ?? '')
  const [other, setOther] = useState(enemy?.name ?? '')
  const [fought, setFought] = useState<readonly [string, string]>(['', ''])
  const sideOf = (name: string): number => able.find((someone) => someone.name === name)?.side ?? -1
  const isSame = sideOf(one) === sideOf(other)
  const names = able.map(({ name }) => [name, name] as const)
  if (first === undefined || enemy === undefined) return <p>{words.duel.tooFew}</p>
  return (
    <>
      <form className={look.asked} onSubmit={(event) => event.preventDefault()}>
        <p className={look.faint}>{words.means.duel}</p>
        <Pick label={words.duel.one} value={one} options={names} onChange={setOne} />
        <Pick label={words.duel.other} value={other} options={names} onChange={setOther} />
        {isSame ? <p className={look.problem}>{words.duel.same}</p> : null}
        <HowFields sketch={sketch} how={how} onChange={setHow} counts={false} />
        <RunButton
          trying={trying}
          label={words.fight}
          first=""
          isDisabled={isSame}
          onRun={() => {
            setFought([one, other])
            trying.start({ do: 'duel', one, other, seed: how.seed, players: how.players })
          }}
        />
      </form>
      <div className={look.found} data-busy={trying.isRunning}>
        {trying.value === null ? null : (
          <Result duel={trying.value} sketch={sketch} names={fought} sides={fought.map(sideOf)} />
        )}
        {trying.value === null && trying.wasStopped && !trying.isRunning ? <p>{words.stoppedAtOnce}</p> : null}
      </div>
    </>
  )
}

function Result({
  duel,
  sketch,
  names,
  sides,
}: {
  duel: PlainDuel
  sketch: Sketch
  names: readonly string[]
  sides: readonly number[]
}) {
  const words = useLabWords()
  const { kind, wins, draws, never, of, why } = duel
  const rows = names.flatMap((name, i): ChanceRow[] => {
    const side = sides[i] ?? -1
    const chance = wins[side]
    return chance === undefined
      ? []
      : [{ id: name, label: <PersonName people={sketch.people} name={name} />, chance, shape: shapeAt(side) }]
  })
  const rest: ChanceRow[] = [
    { id: ' draws', label: words.duel.draws, chance: draws, shape: null },
    { id: ' never', label: words.duel.never, chance: never, shape: null },
  ]
  return (
    <section className={look.part}>
      <h3>{words.wins.title}</h3>
      <p className={look.faint} role="status">
        {kind === 'exact' ? words.duel.exact(of) : `${words.duel.sampled(of)} ${words.range}`}
      </p>
      <ChanceBars
        caption={words.wins.title}
        head={words.falls.who}
        ranges={kind === 'sampled'}
        rows={[...rows, ...rest.filter(({ chance }) => chance.value > 0)]}
      />
      {why === '' ? null : (
        <p className={look.faint} lang="en">
          {why}
        </p>
      )}
      <SaveFigures name="duel" value={duel} />
    </section>
  )
}
