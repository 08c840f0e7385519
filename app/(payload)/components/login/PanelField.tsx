import type { ComponentProps } from 'react'

type Props = { label: string; name: string } & ComponentProps<'input'>

/** A text field that looks like Payload's. */
export const PanelField = ({ label, name, ...input }: Props) => (
  <div className="field-type text">
    <label className="field-label" htmlFor={`field-${name}`}>
      {label}
    </label>
    <div className="field-type__wrap">
      <input id={`field-${name}`} name={name} type="text" required {...input} />
    </div>
  </div>
)
