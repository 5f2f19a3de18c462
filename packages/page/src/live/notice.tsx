import { Button } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import { useWords } from '../words/words.ts'
import look from './live.module.css'

/** What there is to say where there is no table to show. */
export function Notice({
  title,
  words: said,
  isBusy = false,
  isFinal = false,
}: {
  title: string
  words: string
  isBusy?: boolean
  isFinal?: boolean
}) {
  const words = useWords()
  return (
    <main className={look.page} aria-busy={isBusy}>
      <div role="status">
        <h1>{title}</h1>
      </div>
      {said === '' ? null : <p>{said}</p>}
      {isBusy ? <span className={look.spin} aria-hidden="true" /> : null}
      <div className={look.buttons}>
        <Button kind={isFinal ? 'main' : 'quiet'} onPress={() => goTo({ at: 'home' })}>
          {words.back}
        </Button>
      </div>
    </main>
  )
}
