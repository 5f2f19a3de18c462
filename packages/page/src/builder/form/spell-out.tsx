import { useState } from 'react'
import { spellOut } from '../../local/builder-here.ts'
import { Button } from '../../parts/button.tsx'
import { useBuilderWords } from '../../words/builder.ts'
import { useBuilding } from '../context.ts'
import type { Path } from '../document.ts'
import look from './form.module.css'

/** Turns a short text into fields, to go on from there. */
export function SpellOut({ path, kind, text }: { path: Path; kind: string; text: string }) {
  const { game, put } = useBuilding()
  const { form } = useBuilderWords()
  const [wrong, setWrong] = useState('')
  return (
    <div className={look.row}>
      <Button
        kind="quiet"
        onPress={async () => {
          const said = await spellOut(game.id, kind, text)
          if ('fields' in said) put(path, said.fields)
          else setWrong(said.wrong)
        }}
      >
        {form.spellOut}
      </Button>
      <p role="status" className={look.help}>
        {wrong}
      </p>
    </div>
  )
}
