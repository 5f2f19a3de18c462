import { useBuilderWords } from '../words/builder.ts'
import { useBuilding } from './context.ts'
import { Field } from './form/field.tsx'
import { FieldGroup } from './form/field-group.tsx'
import form from './form/form.module.css'
import { Options } from './form/options.tsx'
import { People } from './people/people.tsx'
import { distancesOf } from './place/distances.ts'
import { DistancesEditor } from './place/distances-editor.tsx'
import { squareParts } from './place/paint.ts'
import { SquaresEditor } from './place/squares-editor.tsx'
import { ZonesEditor } from './place/zones-editor.tsx'
import { fieldsIn, type SectionId } from './sections.ts'

/** One part of the builder: the fields of the file that belong together. */
export function Part({ id, text }: { id: Exclude<SectionId, 'source'>; text: string }) {
  const { schema } = useBuilding()
  const { parts: words } = useBuilderWords()
  const names = fieldsIn(schema, id)
  const properties = schema.root.properties ?? {}
  if (id === 'people') return <People text={text} />
  if (id === 'place') return <Place />
  if (id === 'options') {
    return (
      <div className={form.fields}>
        {names.map((name) => (
          <Options key={name} name={name} />
        ))}
      </div>
    )
  }
  if (id === 'fight') {
    const fields = Object.fromEntries(names.map((name) => [name, properties[name] ?? {}]))
    return (
      <FieldGroup
        path={[]}
        fields={fields}
        required={[]}
        kind={null}
        always={['title', 'about', 'notes', 'secrets', 'surprised']}
      />
    )
  }
  return (
    <div className={form.fields}>
      {id === 'content' ? <p className={form.help}>{words.content}</p> : null}
      {names.map((name) => (
        <Field key={name} path={[name]} name={name} node={properties[name] ?? {}} />
      ))}
    </div>
  )
}

/** Where the fight is: squares, Zones, or how far people are from each other. */
function Place() {
  const { schema } = useBuilding()
  const distances = distancesOf(schema)
  if (squareParts(schema) !== null) return <SquaresEditor />
  if (distances !== null) return <DistancesEditor distances={distances} />
  return <ZonesEditor />
}
