import { shapeAt } from '@fray/drawing'
import type { PlainEstimate, PlainOdds } from '@fray/lab'
import { useEffect, useMemo, useState } from 'react'
import type { FullOdds, Sketch } from '../local/lab/orders.ts'
import { Log } from '../table/log.tsx'
import { useLabWords } from '../words/lab.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { type Chance, ChanceBars, type ChanceRow } from './charts/chance-bars.tsx'
import { Histogram } from './charts/histogram.tsx'
import { Pick } from './fields.tsx'
import look from './lab.module.css'
import { RunButton } from './running.tsx'
import { SaveFigures } from './save.tsx'
import { PersonName } from './someone.tsx'
import { type Bench, useTrying } from './use-bench.ts'

/** The odds of one action in full. */
export function Odds({ bench, sketch }: { bench: Bench; sketch: Sketch }) {
  const words = useLabWords()
  const operations = useTrying<'operations'>(bench)
  const trying = useTrying<'odds'>(bench, false)
  const { start } = operations
  useEffect(() => start({ do: 'operations' }), [start])
  const all = operations.value ?? []
  const [who, setWho] = useState('')
  const [action, setAction] = useState('')
  const [text, setText] = useState('')
  const own = all.find((one) => one.who === who) ?? all[0]
  const actions = useMemo(() => actionsOf(own?.operations ?? []), [own])
  const chosen = actions.find(([name]) => name === action) ?? actions[0]
  const found = chosen?.[1].find((operation) => operation.text === text) ?? chosen?.[1][0]
  return (
    <>
      <form className={look.asked} onSubmit={(event) => event.preventDefault()}>
        <p className={look.faint}>{words.means.odds}</p>
        {operations.value !== null && all.length === 0 ? <p>{words.odds.nobody}</p> : null}
        {own === undefined || chosen === undefined || found === undefined ? null : (
          <>
            <Pick
              label={words.odds.who}
              value={own.who}
              options={all.map((one) => [one.who, one.who])}
              onChange={setWho}
            />
            <Pick
              label={words.odds.action}
              value={chosen[0]}
              options={actions.map(([name]) => [name, name])}
              onChange={setAction}
            />
            {chosen[1].length === 1 && found.rest === '' ? null : (
              <Pick
                label={words.odds.which}
                value={found.text}
                options={chosen[1].map((operation) => [
                  operation.text,
                  operation.rest === '' ? words.odds.plain : operation.rest,
                ])}
                onChange={setText}
              />
            )}
          </>
        )}
        <RunButton
          trying={trying}
          label={words.weigh}
          first=""
          isDisabled={found === undefined}
          onRun={() => found !== undefined && trying.start({ do: 'odds', text: found.text })}
        />
      </form>
      <div className={look.found} data-busy={trying.isRunning}>
        {trying.value === null ? null : <Full full={trying.value} sketch={sketch} />}
        {trying.wasStopped && !trying.isRunning ? <p>{words.stoppedAtOnce}</p> : null}
      </div>
    </>
  )
}

type Operations = Parameters<typeof actionsOf>[0]

/** Commands by what they are, those that strike an enemy first. */
function actionsOf(
  operations: readonly {
    readonly text: string
    readonly action: string
    readonly rest: string
    readonly strikes: boolean
  }[],
): (readonly [string, Operations])[] {
  const found = new Map<string, Operations[number][]>()
  for (const operation of operations) found.set(operation.action, [...(found.get(operation.action) ?? []), operation])
  const rank = (all: Operations): number => (all.some(({ strikes }) => strikes) ? 0 : 1)
  return [...found]
    .map(([name, all]) => [name, [...all].sort((a, b) => Number(b.strikes) - Number(a.strikes))] as const)
    .sort(([, a], [, b]) => rank(a) - rank(b))
}

function Full({ full: { odds, answered, example }, sketch }: { full: FullOdds; sketch: Sketch }) {
  const words = useLabWords()
  return (
    <>
      <p className={look.headline} role="status" lang={RULES_SPEAK} data-command={odds.command}>
        {odds.command}
      </p>
      <p className={look.faint}>
        {odds.kind === 'exact' ? words.odds.exact(odds.branches) : `${words.odds.sampled(odds.samples)} ${words.range}`}
      </p>
      <Parts odds={odds} sketch={sketch} level={3} />
      {answered === null ? null : (
        <section className={look.part}>
          <h3>{words.odds.answered}</h3>
          <p className={look.faint}>{words.odds.answeredMeans}</p>
          <Parts odds={answered} sketch={sketch} level={4} />
        </section>
      )}
      {example.length === 0 ? null : (
        <section className={look.part}>
          <h3>{words.odds.example}</h3>
          <p className={look.faint}>{words.odds.exampleMeans}</p>
          <div className={look.example}>
            <Log lines={example} />
          </div>
        </section>
      )}
      <SaveFigures name="odds" value={answered === null ? odds : { ...odds, whenAnswered: answered }} />
    </>
  )
}

const chanceOf = (one: PlainEstimate): Chance =>
  'exact' in one ? { value: one.value, low: one.value, high: one.value } : one

/** A fraction is shown where it is no longer than this. */
const SHORT = 24

function Parts({ odds, sketch, level }: { odds: PlainOdds; sketch: Sketch; level: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4'
  const words = useLabWords()
  const { percent, amount } = useWords()
  const { blow, checks, combatants } = odds
  const isExact = odds.kind === 'exact'
  /** The number in other words: a fraction, or the range. */
  const detail = (one: PlainEstimate): string => {
    if (!('exact' in one)) return words.percentRange(one.low, one.high)
    return one.exact.includes('/') && one.exact.length <= SHORT ? one.exact : ''
  }
  const row = (
    id: string,
    label: ChanceRow['label'],
    one: PlainEstimate,
    shape: ChanceRow['shape'] = null,
  ): ChanceRow => ({
    id,
    label,
    chance: chanceOf(one),
    shape,
    more: [detail(one)],
  })
  const more = [isExact ? words.odds.fraction : words.range95]
  const actor = sketch.people.find(({ name }) => odds.command.startsWith(`${name} `))
  const own = actor === undefined ? null : shapeAt(actor.side)
  const told = combatants.filter(
    ({ falls, amounts, effects, injured }) =>
      falls.value > 0 || injured.value > 0 || amounts.some(({ lost }) => lost !== 0) || Object.keys(effects).length > 0,
  )
  return (
    <>
      {blow === null && checks.length === 0 && told.length === 0 ? <p>{words.odds.certain}</p> : null}
      {blow === null ? null : (
        <section className={look.part}>
          <Heading>{words.odds.blow}</Heading>
          <ChanceBars
            caption={words.odds.blow}
            head={words.odds.what}
            more={more}
            ranges={false}
            rows={[
              row('hit', words.odds.hit, blow.hit, own),
              ...Object.entries(blow.words).map(([word, one]) =>
                row(word, <span lang={RULES_SPEAK}>{word}</span>, one, own),
              ),
            ]}
          />
        </section>
      )}
      {checks.length === 0 ? null : (
        <section className={look.part}>
          <Heading>{words.odds.checks}</Heading>
          <ChanceBars
            caption={words.odds.checks}
            head={words.odds.what}
            more={more}
            ranges={false}
            rows={checks.flatMap(({ name, what, rule, made, passed }) => {
              const label = `${name ?? words.odds.referee}: ${what}`
              const shape = shapeAt(sketch.people.find((one) => one.name === name)?.side ?? 0)
              const isSure = made.value >= 1
              const id = `${name} ${what} ${rule}`
              return [
                ...(isSure ? [] : [row(`${id} made`, words.odds.made(label), made, shape)]),
                row(id, words.odds.passed(label), passed, shape),
              ]
            })}
          />
        </section>
      )}
      {told.map(({ name, falls, damage, injured, amounts, effects }) => {
        const shape = shapeAt(sketch.people.find((one) => one.name === name)?.side ?? 0)
        const mean = amount(Math.abs(damage.value))
        const rows = [
          ...(falls.value > 0 ? [row('down', words.odds.down, falls, shape)] : []),
          ...(injured.value > 0 ? [row('injured', words.odds.injured, injured, shape)] : []),
          ...Object.entries(effects).map(([said, one]) =>
            row(said, <span lang={RULES_SPEAK}>{said}</span>, one, shape),
          ),
        ]
        return (
          <section key={name} className={look.part}>
            <Heading className={look.who}>
              <PersonName people={sketch.people} name={name} />
            </Heading>
            {rows.length === 0 ? null : (
              <ChanceBars caption={name} head={words.odds.what} more={more} ranges={false} rows={rows} />
            )}
            {amounts.some(({ lost }) => lost !== 0) ? (
              <Histogram
                title={words.odds.amounts(name)}
                summary={damage.value < 0 ? words.odds.gains(name, mean) : words.odds.loses(name, mean)}
                axis={words.odds.amount}
                detailHead={more[0] ?? ''}
                columns={amounts.map(({ lost, chance }) => ({
                  value: lost,
                  share: chance.value,
                  detail: detail(chance) === '' ? percent(chance.value) : detail(chance),
                }))}
              />
            ) : null}
          </section>
        )
      })}
    </>
  )
}
