import { useBuilderWords } from '../../words/builder.ts'
import { useBuilding } from '../context.ts'
import { useFieldDrawing } from '../form/drawing.ts'
import form from '../form/form.module.css'
import { rosterOf } from '../people/roster.ts'
import look from './place.module.css'

/** Fields that say where somebody stands: a square, or a Zone. */
const FIELDS = ['at', 'zone'] as const

/** Who stands where, as a list: the same as on the map, without one. */
export function Places() {
  const { schema, value } = useBuilding()
  const { place: words } = useBuilderWords()
  const Field = useFieldDrawing()
  const people = rosterOf(value)
  const combatants = schema.inputs(schema.field('combatants') ?? {})
  const named = combatants.find((one) => one.kind === 'named')
  const fields = named?.kind === 'named' ? (schema.fieldsOf(named.of) ?? {}) : {}
  const name = FIELDS.find((field) => fields[field] !== undefined)
  const node = name === undefined ? undefined : fields[name]
  if (name === undefined || node === undefined || people.length === 0) return null
  const zones = typeof value.battlefield === 'object' && name === 'zone' ? Object.keys(value.battlefield ?? {}) : null
  return (
    <fieldset className={look.places}>
      <legend>{words.places}</legend>
      <p className={form.help}>{schema.resolve(node).description}</p>
      {people.map((entry) => (
        <Field
          key={entry.path.join('/')}
          path={[...entry.path, name]}
          name={name}
          node={zones === null || Array.isArray(value.battlefield) ? node : { ...node, enum: zones }}
          kind="combatant"
          label={entry.name}
          isBrief
        />
      ))}
    </fieldset>
  )
}
