import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../parts/button.tsx'
import { Pause, Play, RotateCcwClock, StepBack, StepForward, X } from '../signs/index.ts'
import { useWords } from '../words/words.ts'
import look from './past.module.css'
import type { Past } from './use-past.ts'

/** Milliseconds that each step is shown at the usual speed. */
const BEAT = 1_200

/** So many rounds are called by name along the line; of more there are only the numbers. */
const MANY = 6

const SPEEDS = { half: 0.5, once: 1, twice: 2, four: 4 } as const
type Speed = keyof typeof SPEEDS

/** The course of the fight as a line to move on: step by step, by hand, or by itself. */
export function TimeLine({ past, lately }: { past: Past; lately: string }) {
  const { time: words } = useWords()
  const { steps, at, look: lookAt } = past
  const last = Math.max(0, steps.length - 1)
  const n = at ?? last
  const slider = useRef<HTMLInputElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('once')
  useEffect(() => slider.current?.focus(), [])
  useEffect(() => {
    if (!isPlaying) return
    if (at === null) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => lookAt(at >= last ? null : at + 1), BEAT / SPEEDS[speed])
    return () => clearTimeout(timer)
  }, [isPlaying, at, last, speed, lookAt])
  const go = (to: number) => {
    setPlaying(false)
    lookAt(to >= last ? null : Math.max(0, to))
  }
  const play = () => {
    if (!isPlaying && at === null) lookAt(0)
    setPlaying(!isPlaying)
  }
  const round = steps[n]?.round ?? 0
  const said = at === null ? words.now : words.at(n, last, round)
  const starts = steps.filter((one, i) => one.round > 0 && one.round !== steps[i - 1]?.round)
  return (
    <section className={look.line} aria-label={words.title} data-past={at !== null}>
      <RotateCcwClock size={18} aria-hidden="true" className={look.icon} />
      <div className={look.steps}>
        <IconButton label={words.back} icon={StepBack} isDisabled={n <= 0} onPress={() => go(n - 1)} />
        <IconButton
          label={isPlaying ? words.pause : words.play}
          icon={isPlaying ? Pause : Play}
          isDisabled={last === 0}
          onPress={play}
        />
        <IconButton label={words.forward} icon={StepForward} isDisabled={at === null} onPress={() => go(n + 1)} />
      </div>
      <div className={look.track}>
        <div className={look.rounds} aria-hidden="true">
          {starts.map((one) => (
            <span key={one.n} style={{ '--at': one.n / Math.max(1, last) } as CSSProperties}>
              {starts.length <= MANY ? words.round(one.round) : one.round}
            </span>
          ))}
        </div>
        <input
          ref={slider}
          type="range"
          className={look.slider}
          min={0}
          max={last}
          value={n}
          aria-label={words.slider}
          aria-valuetext={lately === '' || at === null ? said : `${said}: ${lately}`}
          onChange={({ target }) => go(Number(target.value))}
          // Before the steps are known the line has no length, but its ends are always there.
          onKeyDown={({ key }) => {
            if (steps.length === 0 && (key === 'Home' || key === 'End')) lookAt(key === 'Home' ? 0 : null)
          }}
        />
      </div>
      <output className={look.at}>{at === null ? words.now : words.short(n, last)}</output>
      <label className={look.speed}>
        <span className="for-the-ear">{words.speed}</span>
        <select value={speed} onChange={({ target }) => setSpeed(target.value as Speed)}>
          {(Object.keys(SPEEDS) as Speed[]).map((one) => (
            <option key={one} value={one}>
              {words.speeds[one]}
            </option>
          ))}
        </select>
      </label>
      {at === null ? (
        <IconButton label={words.hide} icon={X} onPress={past.close} />
      ) : (
        <Button kind="main" onPress={() => go(last)}>
          {words.backToNow}
        </Button>
      )}
    </section>
  )
}
