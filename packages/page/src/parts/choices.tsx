import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Switch } from 'react-aria-components/Switch'
import look from './parts.module.css'

/** One of a few, all of them in sight. */
export function Choices<T extends string>({
  label,
  value,
  options,
  onChange,
  hint = '',
}: {
  label: string
  value: T
  /** Each with its words, and their language where it is not the page's. */
  options: readonly (readonly [T, string, string?])[]
  onChange: (value: T) => void
  hint?: string
}) {
  return (
    <RadioGroup
      className={look.field}
      value={value}
      onChange={(chosen) => onChange(chosen as T)}
      orientation="horizontal"
    >
      <Label className={look.label}>{label}</Label>
      <div className={look.choices}>
        {options.map(([id, words, lang]) => (
          <Radio key={id} value={id} className={look.choice}>
            {lang === undefined ? words : <span lang={lang}>{words}</span>}
          </Radio>
        ))}
      </div>
      {hint === '' ? null : <p className={look.hint}>{hint}</p>}
    </RadioGroup>
  )
}

/** On or off. */
export function OnOff({
  label,
  value,
  onChange,
}: {
  label: string
  value: boolean
  onChange: (value: boolean) => void
}) {
  return (
    <Switch className={look.switch} isSelected={value} onChange={onChange}>
      <span className={look.track} />
      {label}
    </Switch>
  )
}
