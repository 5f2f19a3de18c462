import { useMayLookInside, useSeatNames } from '../live/context.ts'
import { SeatsButton } from '../live/seats-button.tsx'
import { IconButton } from '../parts/button.tsx'
import { Menu } from '../parts/menu.tsx'
import { type AtFight, goTo } from '../route.ts'
import {
  ArrowLeft,
  Ellipsis,
  FlaskConical,
  Gavel,
  Keyboard,
  Redo2,
  RotateCcwClock,
  ScrollText,
  Settings2,
  Undo2,
} from '../signs/index.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { useAbout } from './about.tsx'
import { showAs } from './show-as.ts'
import look from './table.module.css'
import type { Looking } from './use-sitting.ts'

/** What is there at every moment: the way back, undo, settings. */
export function TopBar({
  route,
  looking: { table, seats, lookFrom, undo, redo },
  isTime,
  onTime,
  onSettings,
  onKeys,
  onReferee,
  isRefereeing,
}: {
  route: AtFight
  looking: Looking
  /** Whether the time line is in sight. */
  isTime: boolean
  onTime: () => void
  onSettings: () => void
  onKeys: () => void
  /** Opens the referee's tools, and closes them; null where they are somebody else's. */
  onReferee: (() => void) | null
  isRefereeing: boolean
}) {
  const words = useWords()
  const { fight } = table
  const mayLookInside = useMayLookInside()
  const nameOf = useSeatNames()
  const openAbout = useAbout()
  /** What a narrow screen has no room for beside the title. */
  const more = [
    ...(redo === null ? [] : [{ id: 'redo', words: words.fight.redoWhat(redo.words), onAction: () => void redo.go() }]),
    { id: 'time', words: words.time.look, onAction: onTime },
    { id: 'text', words: words.fight.textTable, onAction: () => showAs(route, 'text') },
    ...(mayLookInside ? [{ id: 'lab', words: words.fight.lab, onAction: () => goTo({ ...route, as: 'lab' }) }] : []),
    ...(onReferee === null ? [] : [{ id: 'referee', words: words.referee.open, onAction: onReferee }]),
  ]
  return (
    <header className={look.top}>
      <IconButton label={words.back} icon={ArrowLeft} onPress={() => goTo({ at: 'home' })} />
      <h1 className={look.fightTitle} lang={RULES_SPEAK}>
        {fight.title}
      </h1>
      {fight.packs.map(({ id, name, version }) => (
        <button
          key={id}
          type="button"
          className={look.ruleLink}
          title={words.fight.pack}
          lang={RULES_SPEAK}
          onClick={() => openAbout({ kind: 'pack', name: id, of: null })}
        >
          {name} {version}
        </button>
      ))}
      {seats.length > 1 ? (
        <fieldset className={look.seats}>
          <legend className="for-the-ear">{words.fight.seat}</legend>
          {seats.map((seat) => (
            <button key={seat} type="button" aria-pressed={seat === table.seat.id} onClick={() => lookFrom(seat)}>
              {nameOf(seat)}
            </button>
          ))}
        </fieldset>
      ) : null}
      <SeatsButton />
      <div className={look.topTools}>
        {onReferee === null ? null : (
          <span className={look.wideOnly}>
            <IconButton
              label={words.referee.open}
              short={words.actions.referee}
              icon={Gavel}
              onPress={onReferee}
              aria-pressed={isRefereeing}
            />
          </span>
        )}
        <IconButton
          label={undo === null ? words.fight.nothingToUndo : words.fight.undoWhat(undo.words)}
          icon={Undo2}
          isDisabled={undo === null}
          onPress={() => void undo?.go()}
        />
        <span className={look.wideOnly}>
          <IconButton
            label={redo === null ? words.fight.nothingToRedo : words.fight.redoWhat(redo.words)}
            icon={Redo2}
            isDisabled={redo === null}
            onPress={() => void redo?.go()}
          />
        </span>
        <span className={look.wideOnly}>
          <IconButton
            label={words.time.look}
            short={words.time.brief}
            icon={RotateCcwClock}
            aria-pressed={isTime}
            onPress={onTime}
          />
        </span>
        <span className={look.gap} />
        {mayLookInside ? (
          <span className={look.wideOnly}>
            <IconButton
              label={words.fight.lab}
              short={words.fight.lab}
              icon={FlaskConical}
              onPress={() => goTo({ ...route, as: 'lab' })}
            />
          </span>
        ) : null}
        <span className={look.wideOnly}>
          <IconButton
            label={words.fight.textTable}
            short={words.fight.textTable}
            icon={ScrollText}
            onPress={() => showAs(route, 'text')}
          />
        </span>
        <span className={look.wideOnly}>
          <IconButton label={words.fight.keys} short={words.fight.keys} icon={Keyboard} onPress={onKeys} />
        </span>
        <IconButton label={words.fight.settings} short={words.fight.settings} icon={Settings2} onPress={onSettings} />
        <span className={look.narrowOnly}>
          <Menu label={words.fight.more} icon={Ellipsis} entries={more} />
        </span>
      </div>
    </header>
  )
}
