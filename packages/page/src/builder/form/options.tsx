import { useBuilderWords } from '../../words/builder.ts'
import { RULES_SPEAK } from '../../words/words.ts'
import { controlId, useBuilding } from '../context.ts'
import { isFields } from '../document.ts'
import look from './form.module.css'
import { labelOf } from './labels.ts'
import { Problems } from './problems.tsx'
import { fieldSaid } from './said.ts'

/** What a table may choose: each with what it decides, and what goes without saying. */
export function Options({ name }: { name: string }) {
  const { game, schema, value, put, problemsAt } = useBuilding()
  const { form: words } = useBuilderWords()
  const fields = schema.fieldsOf(schema.field(name) ?? {}) ?? {}
  const said = isFields(value[name]) ? value[name] : {}
  return (
    <fieldset className={look.group} id={controlId([name])} tabIndex={-1}>
      <legend className={look.legend}>{labelOf(name, null)}</legend>
      <p className={look.help}>{schema.field(name)?.description}</p>
      <div className={look.options}>
        {Object.entries(fields).map(([id, node]) => {
          const option = game.options.find((one) => one.id === id)
          const at = controlId([name, id])
          const problems = problemsAt([name, id])
          const given = said[id]
          const usual = option === undefined ? '' : String(option.default)
          const choices = Array.isArray(option?.choices) ? (option.choices as readonly string[]) : null
          const range =
            option === undefined || choices !== null ? null : (option.choices as { min: number; max: number })
          return (
            <div key={id} className={look.field} data-changed={given !== undefined || undefined}>
              <label htmlFor={at} lang={RULES_SPEAK}>
                {labelOf(id, null)}
              </label>
              {range === null ? (
                <select
                  id={at}
                  className={look.input}
                  value={given === undefined ? '' : String(given)}
                  aria-describedby={`${at}-help ${at}-wrong`}
                  onChange={({ target }) => put([name, id], target.value === '' ? undefined : target.value)}
                >
                  <option value="">{words.defaultIs(fieldSaid(usual))}</option>
                  {(choices ?? []).map((choice) => (
                    <option key={choice} value={choice}>
                      {fieldSaid(choice)}
                    </option>
                  ))}
                  {given === undefined || choices?.includes(String(given)) ? null : (
                    <option value={String(given)}>{String(given)}</option>
                  )}
                </select>
              ) : (
                <input
                  id={at}
                  className={look.input}
                  data-narrow
                  type="number"
                  min={range.min}
                  max={range.max}
                  placeholder={usual}
                  value={typeof given === 'number' ? given : ''}
                  aria-describedby={`${at}-help ${at}-wrong`}
                  onChange={({ target }) => put([name, id], target.value === '' ? undefined : Number(target.value))}
                />
              )}
              <p className={look.help} id={`${at}-help`}>
                <span lang={RULES_SPEAK}>{option?.title ?? node.description}</span>
                {range === null ? '' : ` ${words.range(range.min, range.max)}`}
              </p>
              <Problems id={`${at}-wrong`} problems={problems} />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
