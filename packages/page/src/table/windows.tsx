import { saveText } from '../home/files.ts'
import { type AtFight, goTo } from '../route.ts'
import { KeysHelp } from '../settings/keys-help.tsx'
import { Settings } from '../settings/settings.tsx'
import type { Sitting } from '../sitting.ts'
import { logAsJson, logAsMarkdown, wholeLog } from './log-markdown.ts'
import { showAs } from './show-as.ts'
import type { Looking } from './use-sitting.ts'

/** A window over the table: how one is asked and what can be saved, or the keys. */
export type TableWindow = 'settings' | 'keys'

/** The windows of a table, of which one is open, or none (null). */
export function TableWindows({
  route,
  sitting,
  looking: { connection, snapshot, table },
  open,
  onOpen,
  mayLookInside,
}: {
  route: AtFight
  sitting: Sitting
  looking: Looking
  open: TableWindow | null
  onOpen: (window: TableWindow | null) => void
  /** Whether the lab may be opened for the fight. */
  mayLookInside: boolean
}) {
  const name = snapshot.fight ?? 'fight'
  return (
    <>
      <KeysHelp isOpen={open === 'keys'} onClose={() => onOpen(null)} />
      <Settings
        connection={connection}
        isOpen={open === 'settings'}
        onClose={() => onOpen(null)}
        onKeys={() => onOpen('keys')}
        onTextTable={() => showAs(route, 'text')}
        onLab={mayLookInside ? () => goTo({ ...route, as: 'lab' }) : null}
        onSave={async () => {
          const journal = await sitting.journal(true)
          if (journal !== null) saveText(`${name}.journal.jsonl`, journal)
        }}
        onSaveLog={async () => saveText(`${name}.md`, logAsMarkdown(table.fight.title, await wholeLog(connection)))}
        onSaveJson={async () => saveText(`${name}.told.json`, logAsJson(table, await wholeLog(connection)))}
      />
    </>
  )
}
