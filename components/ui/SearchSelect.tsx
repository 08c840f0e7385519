'use client'
import { useEffect, useRef, useState } from 'react'
import type { ComboboxComponent } from './Combobox'
import { Field } from './Field'
import type { SearchOption, SearchSelectProps, SelectOption } from './searchOptions'

type Loaded = { Combobox: ComboboxComponent; options: SearchOption[] }

/**
 * A native select that is replaced by a searchable combobox once that is loaded. The select stays if
 * loading fails, and as long as somebody is using it.
 */
export const SearchSelect = (props: SearchSelectProps) => {
  const { name, label, error, chosen, isAwake, onLoadFailed } = props
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [isInUse, setInUse] = useState(false)
  const [takesFocus, setTakesFocus] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  const load = useRef(props.load)
  const failed = useRef(onLoadFailed)

  useEffect(() => {
    if (!isAwake) return
    Promise.all([import('./Combobox'), load.current()])
      .then(([{ Combobox }, options]) => {
        setTakesFocus(document.activeElement === select.current)
        setLoaded({ Combobox, options: asInSelect(select.current, options) })
      })
      .catch(() => failed.current?.())
  }, [isAwake])

  return (
    <Field id={name} label={label} error={error}>
      {(control) =>
        loaded && !isInUse ? (
          <loaded.Combobox
            control={control}
            {...props}
            options={loaded.options}
            takesFocus={takesFocus}
          />
        ) : (
          <NativeSelect
            {...props}
            chosen={chosen}
            control={control}
            element={select}
            onUse={setInUse}
          />
        )
      }
    </Field>
  )
}

/**
 * The options in the order and with the labels of the native select, which the server wrote in the
 * language of the page; as they are when the page has others.
 */
const asInSelect = (select: HTMLSelectElement | null, options: SearchOption[]): SearchOption[] => {
  const byKey = new Map(options.map((option) => [option.key, option]))
  const shown = [...(select?.options ?? [])].flatMap(({ dataset, label }) => {
    const option = byKey.get(dataset.key ?? '')
    return option ? [{ ...option, label }] : []
  })
  return shown.length === options.length ? shown : options
}

type NativeProps = SearchSelectProps & {
  control: object
  element: React.RefObject<HTMLSelectElement | null>
  onUse: (isInUse: boolean) => void
}

const NativeSelect = ({ control, element, onUse, ...props }: NativeProps) => {
  const { chosen, onChoose, onLeave } = props
  const adopt = useRef(onChoose)
  const hadChoice = useRef(false)

  useEffect(() => {
    // An option chosen before hydration: only the element knows it.
    const early = optionOf(element.current?.selectedOptions[0])
    if (early) adopt.current(early)
  }, [element])

  useEffect(() => {
    const options = [...(element.current?.options ?? [])]
    const wanted = options.find((option) => option.dataset.key === chosen)
    if (wanted) wanted.selected = true
    else if (hadChoice.current && options[0]) options[0].selected = true
    hadChoice.current = chosen !== ''
  }, [chosen, element])
  return (
    <select
      {...control}
      ref={element}
      name={props.name}
      aria-required
      autoComplete={props.autoComplete}
      defaultValue={props.startValue ?? ''}
      onPointerDown={() => onUse(true)}
      onKeyDown={(event) => event.key !== 'Tab' && event.key !== 'Shift' && onUse(true)}
      onChange={({ target }) => onChoose(optionOf(target.selectedOptions[0]))}
      onBlur={() => {
        onUse(false)
        onLeave()
      }}
    >
      <option value="">{props.placeholder}</option>
      {props.children}
    </select>
  )
}

const optionOf = (option: HTMLOptionElement | undefined): SelectOption | null =>
  option?.dataset.key ? { key: option.dataset.key, value: option.value, label: option.label } : null
