import { BuilderPage } from './builder-page.tsx'
import { CopyFight, NewFight } from './new-fight.tsx'

/** The builder: a new fight, a copy of a ready one, or one that this browser keeps. */
export function Builder({ id, copy }: { id: string | null; copy: string | null }) {
  if (copy !== null) return <CopyFight file={copy} />
  return id === null ? <NewFight /> : <BuilderPage id={id} />
}
