import { Button } from '../../parts/button.tsx'
import { useBuilderWords } from '../../words/builder.ts'
import { useBuilding } from '../context.ts'
import form from '../form/form.module.css'
import look from './place.module.css'

/** No map yet: how large shall it be? */
export function NoMap() {
  const { change } = useBuilding()
  const { place: words } = useBuilderWords()
  return (
    <div className={look.editor}>
      <p>{words.noMap}</p>
      <div className={form.row}>
        <Button onPress={() => change((file) => file.set(['battlefield'], '20x12'))}>{words.makeMap}</Button>
      </div>
    </div>
  )
}
