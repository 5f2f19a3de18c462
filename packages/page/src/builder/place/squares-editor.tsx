import type { Token } from '@fray/kernel'
import { useId, useMemo, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Choices } from '../../parts/choices.tsx'
import { pictureHere } from '../../pictures/stored.ts'
import { usePicture } from '../../pictures/use-picture.ts'
import { useBuilderWords } from '../../words/builder.ts'
import { useBuilding } from '../context.ts'
import { isFields } from '../document.ts'
import { useFieldDrawing } from '../form/drawing.ts'
import form from '../form/form.module.css'
import { labelOf } from '../form/labels.ts'
import { rosterOf } from '../people/roster.ts'
import { sidesOf } from '../people/sides.ts'
import { DOORS, edgeOf, toggleEdge } from './edges.ts'
import { type Gesture, MapView } from './map-view.tsx'
import { brushesOf, lineOf, paint, squareParts, toggleSquare } from './paint.ts'
import look from './place.module.css'
import { Places } from './places.tsx'
import { SizeFields } from './size-fields.tsx'
import { boardOf, edgesOf, readMap, squaresOf } from './squares.ts'
import { useScale } from './use-scale.ts'

type Tool = 'ground' | 'edges' | 'people' | 'starts'

/** A battlefield of squares: its size, its ground, its walls and doors, who stands where, where sides start. */
export function SquaresEditor() {
  const { game, schema, value, checked, change, say } = useBuilding()
  const { place: words } = useBuilderWords()
  const raw = value.battlefield
  const map = useMemo(() => readMap(raw), [raw])
  const parts = squareParts(schema) ?? {}
  const brushes = useMemo(() => brushesOf(schema, squareParts(schema) ?? {}), [schema])
  const hasEdges = parts.walls !== undefined
  const edgeKinds = hasEdges ? [...wallKinds(schema, parts), ...doorKinds(schema, parts)] : []
  const Field = useFieldDrawing()
  const [tool, setTool] = useState<Tool>('ground')
  const [brushId, setBrush] = useState(brushes[1]?.id ?? '.')
  const [amount, setAmount] = useState(10)
  const [edge, setEdge] = useState('wall')
  const [who, setWho] = useState('')
  const [start, setStart] = useState('')
  const [frame, scale, setScale] = useScale(map?.width ?? 1)
  const ids = { who: useId(), start: useId(), amount: useId() }
  const sides = sidesOf(value, game)
  const people = rosterOf(value)
  const brush = brushes.find(({ id }) => id === brushId) ?? brushes[0]
  const person = people.find(({ name }) => name === who) ?? people[0]
  const mark = start === '' ? (sides[0]?.id ?? '') : start
  const known = checked?.board?.kind === 'squares' ? checked.board : null
  const picture = usePicture(known, pictureHere)
  if (map === null) return <NoMap />
  const said = isFields(raw) ? raw : {}
  const own = boardOf(map, raw)
  const isSame = known !== null && known.width === own.width && known.height === own.height
  const drawn = isSame ? { ...known, areas: [], tokens: [] } : own
  const board = known?.picture === undefined ? drawn : { ...drawn, picture: known.picture }
  const tokens: readonly Token[] = isSame ? known.tokens : []
  const markEntries = Object.entries(isFields(said.marks) ? said.marks : {})
  const marks = [
    ...markEntries.map(([id, areas]) => ({
      squares: squaresOf(areas),
      label: (sides.find((one) => one.id === id)?.name ?? id).charAt(0),
    })),
    ...(Array.isArray(said.exits) ? [{ squares: squaresOf(said.exits), label: '⇥' }] : []),
  ]
  const describe = (square: string): string => {
    const here = tokens.filter(({ at }) => at === square).map(({ who: one }) => one)
    const ground = [
      ...(board.blocks.includes(square) ? [words.blocked] : []),
      ...board.ground.filter((one) => one.square === square).map(({ words: ground }) => ground),
      ...board.heights.filter((one) => one.square === square).map(({ height }) => words.height(height)),
      ...(['up', 'right', 'down', 'left'] as const).flatMap((side) => {
        const unit = edgeOf(map, square, side)
        const door = unit === null ? undefined : edgesOf(said.doors).find((one) => touches(one, unit))
        const wall = unit === null ? undefined : edgesOf(said.walls).find((one) => touches(one, unit))
        return door !== undefined
          ? [words.edgeAt(`${door.name}${door.open ? ` (${words.stateOpen})` : ''}`, side)]
          : wall === undefined
            ? []
            : [words.edgeAt(wall.kind, side)]
      }),
    ]
    return words.square(square, ground, here)
  }
  const gesture = ({ square, side, stroke, from }: Gesture) => {
    if (tool === 'ground' && brush !== undefined) {
      change((file) => paint(file, from === null ? [square] : lineOf(map, from, square), brush, amount), stroke)
      if (stroke.startsWith('key')) say(words.painted(square, brush.label))
    } else if (tool === 'edges' && side !== null) {
      let now: string | null = null
      const unit = edgeOf(map, square, side)
      if (unit !== null)
        change((file) => {
          now = toggleEdge(file, unit, edge, words.doorName)
        })
      say(words.edgeAt(now === null ? words.nothing : now === DOORS.open ? words.edgeKind(now) : now, side))
    } else if (tool === 'people' && person !== undefined) {
      change((file) => file.set([...person.path, 'at'], square))
      say(words.placed(person.name, square))
    } else if (tool === 'starts' && mark !== '') {
      const path = mark === EXITS ? ['battlefield', 'exits'] : ['battlefield', 'marks', mark]
      change((file) => void toggleSquare(file, path, square))
      say(words.toggled(square))
    }
  }
  const key = (pressed: string, square: string): boolean => {
    const n = Number(pressed)
    if (tool === 'ground' && n >= 1 && n <= brushes.length) setBrush(brushes[n - 1]?.id ?? brushId)
    else if (tool === 'edges' && n >= 1 && n <= edgeKinds.length) setEdge(edgeKinds[n - 1] ?? edge)
    else if (tool === 'people' && n >= 1 && n <= people.length) setWho(people[n - 1]?.name ?? who)
    else if (pressed === 'Delete' || pressed === 'Backspace') {
      const open = brushes.find(({ glyph }) => glyph === '.')
      const there = people.find((one) => one.fields.at === square)
      if (tool === 'people' && there !== undefined) change((file) => file.remove([...there.path, 'at']))
      else if (tool === 'ground' && open !== undefined) change((file) => paint(file, [square], open, 0))
      else return false
    } else return false
    say(
      tool === 'ground'
        ? (brushes[n - 1]?.label ?? '')
        : tool === 'edges'
          ? words.edgeKind(edgeKinds[n - 1] ?? '')
          : (people[n - 1]?.name ?? ''),
    )
    return true
  }
  const tools: (readonly [Tool, string])[] = [
    ['ground', words.tools.ground],
    ...(hasEdges ? ([['edges', words.tools.edges]] as const) : []),
    ['people', words.tools.people],
    ...(parts.marks === undefined ? [] : ([['starts', words.tools.starts]] as const)),
  ]
  return (
    <div className={look.editor}>
      <SizeFields width={map.width} height={map.height} scale={scale} onScale={setScale} />
      <Choices label={words.tool} value={tool} options={tools} onChange={setTool} />
      {tool === 'ground' ? (
        <Choices
          label={words.brush}
          value={brushId}
          options={brushes.map(({ id, label }) => [id, label] as const)}
          onChange={setBrush}
        />
      ) : tool === 'edges' ? (
        <Choices
          label={words.edge}
          value={edge}
          options={edgeKinds.map((id) => [id, words.edgeKind(id)] as const)}
          onChange={setEdge}
        />
      ) : tool === 'people' ? (
        <div className={form.field}>
          <label htmlFor={ids.who}>{words.who}</label>
          <select
            id={ids.who}
            className={form.input}
            value={person?.name ?? ''}
            onChange={({ target }) => setWho(target.value)}
          >
            {people.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      ) : (
        <div className={form.field}>
          <label htmlFor={ids.start}>{words.start}</label>
          <select id={ids.start} className={form.input} value={mark} onChange={({ target }) => setStart(target.value)}>
            {sides.map(({ id, name }) => (
              <option key={id} value={id}>
                {words.startOf(name)}
              </option>
            ))}
            {parts.exits === undefined ? null : <option value={EXITS}>{words.exits}</option>}
          </select>
        </div>
      )}
      {tool === 'ground' && brush?.number != null ? (
        <div className={form.field}>
          <label htmlFor={ids.amount}>{labelOf(brush.number.field, null)}</label>
          <input
            id={ids.amount}
            className={form.input}
            data-narrow
            type="number"
            min={brush.number.min}
            max={brush.number.max}
            value={amount}
            onChange={({ target }) => setAmount(Number(target.value))}
          />
          <p className={form.help}>{brush.number.help}</p>
        </div>
      ) : null}
      <div ref={frame}>
        <MapView
          board={board}
          picture={picture}
          tokens={tokens}
          marks={marks}
          onSides={tool === 'edges'}
          scale={scale}
          label={words.map}
          help={words.mapHelp}
          describe={describe}
          say={say}
          onGesture={gesture}
          onKey={key}
        />
      </div>
      <p className={form.help}>{tool === 'edges' ? words.edgeHelp : words.mapHelp}</p>
      <Places />
      <details className={look.rest}>
        <summary>{words.rest}</summary>
        {Object.entries(parts)
          .filter(([name]) => name !== 'text' && name !== 'legend' && name !== 'size')
          .map(([name, node]) => (
            <Field key={name} path={['battlefield', name]} name={name} node={node} />
          ))}
      </details>
    </div>
  )
}

const EXITS = ' exits'

const touches = (
  edge: { readonly from: readonly [number, number]; readonly to: readonly [number, number] },
  unit: { readonly from: readonly [number, number]; readonly to: readonly [number, number] },
): boolean => {
  const within = (i: 0 | 1) =>
    unit.from[i] >= Math.min(edge.from[i], edge.to[i]) && unit.to[i] <= Math.max(edge.from[i], edge.to[i])
  return within(0) && within(1)
}

function wallKinds(
  schema: ReturnType<typeof useBuilding>['schema'],
  parts: Readonly<Record<string, { readonly items?: unknown }>>,
): readonly string[] {
  const wall = parts.walls?.items
  const fields = typeof wall === 'object' && wall !== null ? schema.fieldsOf(wall) : null
  return fields?.kind?.enum ?? ['wall']
}

/** Doors of which the game knows: closed at the start, and open. */
function doorKinds(
  schema: ReturnType<typeof useBuilding>['schema'],
  parts: Readonly<Record<string, { readonly items?: unknown }>>,
): readonly string[] {
  const door = parts.doors?.items
  if (door === undefined) return []
  const fields = typeof door === 'object' && door !== null ? schema.fieldsOf(door) : null
  return fields?.open === undefined ? [DOORS.closed] : [DOORS.closed, DOORS.open]
}

/** No map yet: how large shall it be? */
function NoMap() {
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
