import { saveText } from '../home/files.ts'
import { Button } from '../parts/button.tsx'
import { useLabWords } from '../words/lab.ts'
import look from './lab.module.css'

/** Saves figures as the command line says them with `--json`. */
export function SaveFigures({ name, value }: { name: string; value: unknown }) {
  const words = useLabWords()
  return (
    <div className={look.row}>
      <Button onPress={() => saveText(`${name}.json`, `${JSON.stringify(value)}\n`)}>{words.save}</Button>
    </div>
  )
}
