import type { Token } from '@fray/kernel'
import { useMemo, useState } from 'react'
import { Choices } from '../../parts/choices.tsx'
import { pictureHere } from '../../pictures/stored.ts'
import { usePicture } from '../../pictures/use-picture.ts'
import { useBuilderWords } from '../../words/builder.ts'
import { useBuilding } from '../context.ts'
import { isFields } from '../document.ts'
import { useFieldDrawing } from '../form/drawing.ts'
import form from '../form/form.module.css'
import { rosterOf } from '../people/roster.ts'
import { sidesOf } from '../people/sides.ts'
import { DOORS, edgeKindsOf, edgeOf, isWithin, toggleEdge } from './edges.ts'
import { groundKinds, nameAt, nameSquare, paintGround } from './ground.ts'
import { type Gesture, MapView } from './map-view.tsx'
import { NoMap } from './no-map.tsx'
import { brushesOf, lineOf, paint, squareParts, toggleSquare } from './paint.ts'
import look from './place.module.css'
import { Places } from './places.tsx'
import { SizeFields } from './size-fields.tsx'
import { boardOf, edgesOf, readMap, squaresOf } from './squares.ts'
import { Amount, GroundField, GroundKinds, PlaceName, Select } from './tool-fields.tsx'
import { useScale } from './use-scale.ts'

type Tool = 'ground' | 'edges' | 'people' | 'starts' | 'looks' | 'names'

/** A battlefield of squares: its size, its ground, its walls and doors, who stands where, where sides start. */
export function SquaresEditor() {
  const { game, schema, value, checked, change, say } = useBuilding()
  const { place: words } = useBuilderWords()
  const raw = value.battlefield
  const map = useMemo(() => readMap(raw), [raw])
  const parts = squareParts(schema) ?? {}
  const brushes = useMemo(() => brushesOf(schema, squareParts(schema) ?? {}), [schema])
  const hasEdges = parts.walls !== undefined
  const edgeKinds = hasEdges ? edgeKindsOf(schema, parts) : []
  const Field = useFieldDrawing()
  const [tool, setTool] = useState<Tool>('ground')
  const [brushId, setBrush] = useState(brushes[1]?.id ?? '.')
  const [amount, setAmount] = useState(10)
  const [edge, setEdge] = useState('wall')
  const [who, setWho] = useState('')
  const [start, setStart] = useState('')
  const looks = useMemo(() => groundKinds(schema), [schema])
  const [kind, setKind] = useState(looks.kinds[0] ?? '')
  const [name, setName] = useState('')
  const [frame, scale, setScale] = useScale(map?.width ?? 1)
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
        const door = unit === null ? undefined : edgesOf(said.doors).find((one) => isWithin(one, unit))
        const wall = unit === null ? undefined : edgesOf(said.walls).find((one) => isWithin(one, unit))
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
    const squares = from === null ? [square] : lineOf(map, from, square)
    if (tool === 'ground' && brush !== undefined) {
      change((file) => paint(file, squares, brush, amount), stroke)
      if (stroke.startsWith('key')) say(words.painted(square, brush.label))
    } else if (tool === 'looks') {
      change((file) => paintGround(file, squares, kind), stroke)
      if (stroke.startsWith('key')) say(words.painted(square, words.groundKind(kind)))
    } else if (tool === 'names') {
      const now = nameAt(value, square) === name.trim() ? '' : name.trim()
      change((file) => nameSquare(file, square, now))
      say(words.painted(square, now === '' ? words.nothing : now))
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
    else if (tool === 'looks' && n >= 1 && n <= looks.kinds.length) setKind(looks.kinds[n - 1] ?? kind)
    else if (pressed === 'Delete' || pressed === 'Backspace') {
      const open = brushes.find(({ glyph }) => glyph === '.')
      const there = people.find((one) => one.fields.at === square)
      if (tool === 'people' && there !== undefined) change((file) => file.remove([...there.path, 'at']))
      else if (tool === 'ground' && open !== undefined) change((file) => paint(file, [square], open, 0))
      else if (tool === 'looks') change((file) => paintGround(file, [square], ''))
      else if (tool === 'names') change((file) => nameSquare(file, square, ''))
      else return false
    } else return false
    say(
      tool === 'ground'
        ? (brushes[n - 1]?.label ?? '')
        : tool === 'edges'
          ? words.edgeKind(edgeKinds[n - 1] ?? '')
          : tool === 'people'
            ? (people[n - 1]?.name ?? '')
            : words.groundKind(looks.kinds[n - 1] ?? ''),
    )
    return true
  }
  const tools: (readonly [Tool, string])[] = [
    ['ground', words.tools.ground],
    ...(hasEdges ? ([['edges', words.tools.edges]] as const) : []),
    ['people', words.tools.people],
    ...(parts.marks === undefined ? [] : ([['starts', words.tools.starts]] as const)),
    ...(looks.hasAreas
      ? ([
          ['looks', words.tools.looks],
          ['names', words.tools.names],
        ] as const)
      : []),
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
        <Select
          label={words.who}
          value={person?.name ?? ''}
          options={people.map(({ name }) => [name, name])}
          onChange={setWho}
        />
      ) : tool === 'looks' ? (
        <GroundKinds kinds={looks.kinds} kind={kind} onChange={setKind} />
      ) : tool === 'names' ? (
        <PlaceName name={name} onChange={setName} />
      ) : (
        <Select
          label={words.start}
          value={mark}
          options={[
            ...sides.map(({ id, name }) => [id, words.startOf(name)] as const),
            ...(parts.exits === undefined ? [] : [[EXITS, words.exits] as const]),
          ]}
          onChange={setStart}
        />
      )}
      {tool === 'ground' && brush !== undefined ? <Amount brush={brush} amount={amount} onChange={setAmount} /> : null}
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
        <GroundField />
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
