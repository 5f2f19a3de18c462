import { shapeAt } from '@fray/drawing'
import type { Comparison } from '@fray/lab'
import { useState } from 'react'
import type { Otherwise, Place, Sketch } from '../local/lab/orders.ts'
import { Choices } from '../parts/choices.tsx'
import { useLabWords } from '../words/lab.ts'
import { RULES_SPEAK, ruled, useWords } from '../words/words.ts'
import { Differences } from './charts/differences.tsx'
import { Pick, Typed } from './fields.tsx'
import { HowFields, useHow } from './how.tsx'
import look from './lab.module.css'
import { RunButton } from './running.tsx'
import { SaveFigures } from './save.tsx'
import { WinBars } from './simulate.tsx'
import { SideName } from './someone.tsx'
import { type Bench, useTrying } from './use-bench.ts'
import { WhereLine } from './where.tsx'

/** One number or one option is another one, or a rule is switched off: what does that change? */
export function WhatIf({ bench, sketch, place }: { bench: Bench; sketch: Sketch; place: Place | null }) {
  const words = useLabWords()
  const { whatIf } = words
  const [how, setHow] = useHow()
  const trying = useTrying<'what-if'>(bench)
  const [kind, setKind] = useState<'number' | 'option' | 'rule'>('number')
  const asked = { number: useNumber(sketch), option: useOption(sketch), rule: useRule(sketch) }[kind]
  const { otherwise } = asked
  return (
    <>
      <form className={look.asked} onSubmit={(event) => event.preventDefault()}>
        <p className={look.faint}>{words.means['what-if']}</p>
        {sketch.options.length + sketch.rules.length === 0 ? null : (
          <Choices
            label={whatIf.kind}
            value={kind}
            options={[
              ['number', whatIf.number],
              ...(sketch.options.length === 0 ? [] : [['option', whatIf.option] as const]),
              ...(sketch.rules.length === 0 ? [] : [['rule', whatIf.without] as const]),
            ]}
            onChange={setKind}
          />
        )}
        {asked.fields}
        <HowFields sketch={sketch} how={how} onChange={setHow} />
        <RunButton
          trying={trying}
          label={words.compare}
          first={ruled(sketch.sides[0]?.name ?? '')}
          isDisabled={otherwise === null}
          onRun={() => otherwise !== null && trying.start({ do: 'what-if', otherwise, ...how })}
        />
        <WhereLine where={trying.where ?? place?.where ?? null} />
      </form>
      <div className={look.found} data-busy={trying.isRunning}>
        {trying.value === null ? null : <Compared comparison={trying.value} sketch={sketch} />}
      </div>
    </>
  )
}

/** What is to be otherwise, and what asks for it. */
interface Asked {
  readonly otherwise: Otherwise | null
  readonly fields: React.ReactNode
}

function useNumber({ people }: Sketch): Asked {
  const { whatIf } = useLabWords()
  const able = people.filter(({ levers }) => levers.length > 0)
  const [who, setWho] = useState(able[0]?.name ?? '')
  const [path, setPath] = useState('')
  const [to, setTo] = useState('')
  const levers = able.find(({ name }) => name === who)?.levers ?? []
  const lever =
    levers.find((one) => one.path === path) ?? levers.find(({ path: one }) => one.endsWith('.hp')) ?? levers[0]
  const value = /^-?\d+$/.test(to.trim()) ? Number(to) : null
  return {
    otherwise: lever === undefined || value === null || value === lever.now ? null : { path: lever.path, to: value },
    fields: (
      <>
        <Pick
          label={whatIf.who}
          value={who}
          options={able.map(({ name }) => [name, name])}
          onChange={(name) => {
            setWho(name)
            setTo('')
          }}
        />
        {lever === undefined ? (
          <p>{whatIf.nothing}</p>
        ) : (
          <>
            <Pick
              label={whatIf.which}
              value={lever.path}
              options={levers.map((one) => [one.path, `${one.label} (${one.now})`])}
              onChange={(chosen) => {
                setPath(chosen)
                setTo('')
              }}
            />
            <Typed
              label={whatIf.to}
              value={to}
              isNumber
              hint={value === lever.now ? whatIf.same : whatIf.now(lever.now)}
              onChange={setTo}
            />
          </>
        )}
      </>
    ),
  }
}

function useOption({ options }: Sketch): Asked {
  const { whatIf } = useLabWords()
  const [id, setId] = useState(options[0]?.id ?? '')
  const [to, setTo] = useState('')
  const option = options.find((one) => one.id === id)
  if (option === undefined) return { otherwise: null, fields: null }
  const others = option.choices.filter((choice) => choice !== option.now)
  const chosen = others.find((choice) => String(choice) === to) ?? others[0]
  return {
    otherwise: chosen === undefined ? null : { option: option.id, to: chosen },
    fields: (
      <>
        <Pick label={whatIf.option} value={id} options={options.map((one) => [one.id, one.title])} onChange={setId} />
        <p className={look.faint} lang={RULES_SPEAK}>
          {option.title}
        </p>
        <Pick
          label={`${whatIf.to} (${whatIf.now(option.now)})`}
          value={String(chosen ?? '')}
          options={others.map((choice) => [String(choice), String(choice)])}
          onChange={setTo}
        />
      </>
    ),
  }
}

function useRule({ rules }: Sketch): Asked {
  const { whatIf } = useLabWords()
  const [rule, setRule] = useState(rules[0]?.rule ?? '')
  return {
    otherwise: rule === '' ? null : { without: rule },
    fields: (
      <Pick label={whatIf.rule} value={rule} options={rules.map((one) => [one.rule, one.title])} onChange={setRule} />
    ),
  }
}

/** What the same dice say of two fights. */
export function Compared({ comparison, sketch }: { comparison: Comparison; sketch: Sketch }) {
  const words = useLabWords()
  const { whatIf } = words
  const { percent } = useWords()
  const { first, second, sides, rounds, changes } = comparison
  if (first.trials === 0) return <p>{words.stoppedAtOnce}</p>
  const sure = sides.find(({ wins }) => wins.low > 0) ?? sides.find(({ wins }) => wins.high < 0)
  return (
    <>
      <p className={look.headline} role="status">
        {sure === undefined ? whatIf.unsure : whatIf.sure(ruled(sure.name), sure.wins.low > 0)}
      </p>
      <p className={look.faint}>
        <span lang={RULES_SPEAK}>{changes.join(', ')}</span>.{' '}
        {first.ended === 'stopped' ? `${words.stopped(first.trials)} ` : ''}
        {words.range}
      </p>
      <section className={look.part}>
        <h3>{whatIf.title}</h3>
        <p className={look.faint}>{whatIf.unit}</p>
        <Differences
          caption={whatIf.title}
          rows={sides.map(({ id, wins }) => {
            const at = first.sides.findIndex((side) => side.id === id)
            return {
              id,
              label: <SideName sketch={sketch} side={at} />,
              shape: shapeAt(at),
              before: percent(first.sides[at]?.wins.share ?? 0),
              after: percent(second.sides.find((side) => side.id === id)?.wins.share ?? 0),
              difference: wins,
            }
          })}
        />
        <p>{whatIf.rounds(whatIf.signed(rounds.value), words.signedRange(rounds.low, rounds.high))}</p>
      </section>
      <section className={look.part}>
        <h3>{whatIf.winsBefore}</h3>
        <WinBars simulation={first} sketch={sketch} caption={whatIf.winsBefore} />
      </section>
      <section className={look.part}>
        <h3>{whatIf.winsAfter}</h3>
        <WinBars simulation={second} sketch={sketch} caption={whatIf.winsAfter} />
      </section>
      <SaveFigures name="comparison" value={comparison} />
    </>
  )
}
