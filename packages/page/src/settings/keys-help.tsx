import { Dialog } from '../parts/dialog.tsx'
import { useWords } from '../words/words.ts'
import look from './settings.module.css'

/** All keys. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { keys } = useWords()
  return (
    <Dialog title={keys.title} isOpen={isOpen} onClose={onClose}>
      <dl className={look.keys}>
        {keys.list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={look.hint}>{keys.off}</p>
    </Dialog>
  )
}
