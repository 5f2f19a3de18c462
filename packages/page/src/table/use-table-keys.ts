import { pressNumber } from './parts-focus.ts'
import { useKeys } from './use-keys.ts'
import type { Looking } from './use-sitting.ts'
import type { TableState } from './use-table.ts'

/** What keys do at a drawn table. */
export function useTableKeys(
  { commanded: { end, form }, past, refereeing, region, setThing, setWants, show, wants }: TableState,
  looking: Looking,
  onKeys: () => void,
): void {
  const { goTo } = region
  useKeys({
    letters: {
      end: () => end !== null && form.start(end),
      board: () => goTo('board'),
      action: () => goTo('action'),
      people: () => goTo('people'),
      log: () => goTo('log'),
      time: () => (past.isOpen ? past.close() : past.open()),
      reach: () => setWants({ ...wants, reach: !wants.reach }),
      threat: () => setWants({ ...wants, threat: !wants.threat }),
      ...refereeing.keys,
    },
    others: {
      undo: () => void looking.undo?.go(),
      redo: () => void looking.redo?.go(),
      '?': onKeys,
      escape: () => {
        if (!show.isResting) return show.skip()
        if (!refereeing.isOpen) return form.stage.at === 'list' ? setThing(null) : form.cancel()
        if (refereeing.tool === 'list') refereeing.setOpen(false)
        else refereeing.setTool('list')
      },
      ...Object.fromEntries(
        Array.from({ length: 9 }, (_, i) => [String(i + 1), () => pressNumber(region.parts.current, i + 1)]),
      ),
    },
  })
}
