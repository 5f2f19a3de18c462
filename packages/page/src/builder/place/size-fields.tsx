import { useEffect, useId, useState } from 'react'
import { IconButton } from '../../parts/button.tsx'
import { ZoomIn, ZoomOut } from '../../signs/index.ts'
import { useBuilderWords } from '../../words/builder.ts'
import { useBuilding } from '../context.ts'
import form from '../form/form.module.css'
import { resize } from './paint.ts'
import look from './place.module.css'

const MOST = 200

/** How large the map is, and how large it is drawn. */
export function SizeFields({
  width,
  height,
  scale,
  onScale,
}: {
  width: number
  height: number
  scale: number
  onScale: (scale: number) => void
}) {
  const { change } = useBuilding()
  const { place: words } = useBuilderWords()
  const [size, setSize] = useState([String(width), String(height)])
  const ids = [useId(), useId()] as const
  useEffect(() => setSize([String(width), String(height)]), [width, height])
  const finish = () => {
    const [w = 0, h = 0] = size.map(Number)
    const isRight = [w, h].every((side) => Number.isInteger(side) && side >= 1 && side <= MOST)
    if (!isRight) setSize([String(width), String(height)])
    else if (w !== width || h !== height) change((file) => resize(file, w, h))
  }
  return (
    <div className={look.sizes}>
      {([words.width, words.height_] as const).map((label, i) => (
        <div key={label} className={form.field}>
          <label htmlFor={ids[i]}>{label}</label>
          <input
            id={ids[i]}
            className={form.input}
            data-narrow
            inputMode="numeric"
            value={size[i]}
            onChange={({ target }) => setSize(size.map((one, j) => (i === j ? target.value : one)))}
            onBlur={finish}
            onKeyDown={(event) => {
              if (event.key === 'Enter') finish()
            }}
          />
        </div>
      ))}
      <div className={look.zoom}>
        <IconButton label={words.smaller} icon={ZoomOut} onPress={() => onScale(Math.max(14, scale - 8))} />
        <IconButton label={words.larger} icon={ZoomIn} onPress={() => onScale(Math.min(70, scale + 8))} />
      </div>
    </div>
  )
}
