import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWaitedNames } from '../live/context.ts'
import { usePast } from '../past/use-past.ts'
import { useChancesOfPointed } from '../preview/pointed.ts'
import { useRefereeing } from '../referee/use-refereeing.ts'
import type { AtFight } from '../route.ts'
import { useShow } from '../show/use-show.ts'
import { useSounds } from '../show/use-sounds.ts'
import type { Sitting } from '../sitting.ts'
import { pointedAt } from '../talk/pointing.ts'
import { useWords } from '../words/words.ts'
import type { SaidNow } from './announcer.tsx'
import { mineOf, peopleOf } from './people-context.ts'
import { targetsOf, useMentions } from './use-actions.ts'
import { type Spot, useChoosing } from './use-choosing.ts'
import { useCommanded } from './use-commanded.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useNotice } from './use-notice.ts'
import { useOffers } from './use-offers.ts'
import { useRegion } from './use-region.ts'
import { useSight } from './use-sight.ts'
import type { Looking } from './use-sitting.ts'
import { useTrails } from './use-trails.ts'
import { wantedWords } from './wanted.ts'

/** All that a drawn table knows and holds, for its parts: what the seat sees as far as it is shown, what may be done, what was chosen. */
export function useTable(route: AtFight, sitting: Sitting, looking: Looking) {
  const words = useWords()
  const { connection, snapshot } = looking
  const past = usePast(connection, route, snapshot.told)
  const isPast = past.at !== null
  // What is drawn is how it stood at the step that is looked at.
  const table = past.shown?.table ?? looking.table
  const standing = useMemo(
    () => ({ board: table.board, cards: new Map(table.cards.map((card) => [card.who, card])) }),
    [table.board, table.cards],
  )
  const show = useShow(sitting.connections, looking, standing, isPast)
  const { board, cards } = show
  useSounds(show)
  const [thing, setThing] = useState<string | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  const [wants, setWants] = useState({ reach: true, threat: false })
  const [said, setSaid] = useState<SaidNow>({ n: 0, text: '' })
  const [place, setPlace] = useState<string | null>(null)
  const refereeing = useRefereeing(sitting, open)
  const { pick } = refereeing
  const hidden = useMemo(() => new Set(table.hidden?.who ?? []), [table.hidden])

  const commanded = useCommanded(connection, table, isPast)
  const { isAsked, mayAct, who, actions, chances, actionCards, form } = commanded
  const mentioned = useMentions(actions, thing)
  // Lists of people say no more than the board does.
  const seen = useMemo(() => ({ ...table, board, cards: [...cards.values()] }), [table, board, cards])
  const people = useMemo(() => peopleOf(seen), [seen])
  const mine = useMemo(() => mineOf(table), [table])
  const sight = useSight(connection, table, { cards, who, isPast, wants })
  const { reach } = sight.overlays
  const movable = useMemo(() => new Set(refereeing.isOpen ? [] : mayAct), [mayAct, refereeing.isOpen])
  const trails = useTrails(board, show, snapshot.told, past.at)
  const targets = useMemo(() => targetsOf(table, actions, who), [table, actions, who])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen was chosen on the table before.
  useEffect(() => setThing(null), [who, table.board, isAsked])
  const wanted = snapshot.waits?.for === 'you'
  const asks = table.questions[0]?.id ?? (table.dice === null ? '' : 'dice')
  // How it ended stands where acts do.
  const region = useRegion(wanted || table.fight.over, asks)
  const { setFront } = region
  useNotice(table.fight.title, wanted)

  const onAbout = useCallback(
    (about: string | null) => {
      setThing(about)
      if (about !== null) setFront('action')
    },
    [setFront],
  )
  const say = useCallback((text: string) => setSaid(({ n }) => ({ n: n + 1, text })), [])
  useChancesOfPointed(connection)
  const offers = useOffers({ table, actions, chances, form, thing, onAbout, mentioned, reach, cards: actionCards })
  const { choose: chooseFor, drop } = useChoosing({
    ...{ table, reach, actions, form, mayAct, who, onAbout, say },
    ...{ best: offers.best, onWho: commanded.setWho, onOpen: setOpen },
  })
  const choose = useCallback(
    (spot: Spot) => {
      if (pointedAt(spot.place ?? spot.who) || (spot.who !== null && pick(spot.who))) return
      setPlace(spot.place)
      // While the referee's tools are open, the board and the list say of whom and where, and nobody acts by a press.
      if (!refereeing.isOpen) chooseFor(spot)
      else if (spot.who !== null) setOpen(spot.who)
    },
    [chooseFor, pick, refereeing.isOpen],
  )

  const nameOf = useWaitedNames()
  const asked =
    !isPast && (wanted || table.fight.over)
      ? wantedWords(words, { table, who, form, waits: snapshot.waits?.for ?? null, nameOf })
      : ''
  const actionPart = useRef<HTMLElement>(null)
  // While a list is to come, what had the focus is not gone for good.
  useKeptFocus(actionPart, commanded.isReady)
  return {
    ...{ past, isPast, table, show, board, cards, commanded, refereeing, hidden, seen, people, mine, sight },
    ...{ thing, setThing, open, setOpen, wants, setWants, said, say, place, mentioned, movable, trails, targets },
    ...{ wanted, region, offers, choose, drop, asked, actionPart },
    /** The last line of the log at the step that is looked at. */
    lately: snapshot.told.find(({ n }) => n === past.shown?.line)?.words ?? '',
  }
}

export type TableState = ReturnType<typeof useTable>
