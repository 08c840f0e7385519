'use client'
import { useCombobox } from 'downshift'
import { ChevronDown } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import styles from './Combobox.module.css'
import type { ControlProps } from './Field'
import {
  meantOption,
  type SearchOption,
  type SearchSelectProps,
  searchOptions,
} from './searchOptions'

type Props = Pick<
  SearchSelectProps,
  'name' | 'placeholder' | 'chosen' | 'onChoose' | 'onLeave' | 'icon' | 'words'
> & {
  control: ControlProps
  options: SearchOption[]
  takesFocus: boolean
}

export type ComboboxComponent = (props: Props) => React.ReactNode

/** A list that is searched by typing any of an option's words. Submits the chosen option's value. */
export const Combobox: ComboboxComponent = ({ control, name, options, chosen, ...props }) => {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const found = searchOptions(options, query)
  const selected = options.find(({ key }) => key === chosen) ?? null
  const box = useCombobox<SearchOption>({
    items: found,
    selectedItem: selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.key,
    inputId: control.id,
    labelId: `${control.id}-label`,
    menuId: `${control.id}-menu`,
    toggleButtonId: `${control.id}-toggle`,
    getItemId: (index) => `${control.id}-option-${index}`,
    defaultHighlightedIndex: 0,
    onSelectedItemChange: ({ selectedItem }) => {
      props.onChoose(selectedItem)
      // Select the text so that typing replaces the choice.
      setTimeout(() => input.current === document.activeElement && input.current?.select())
    },
    onIsOpenChange: ({ isOpen }) => !isOpen && setQuery(''),
    stateReducer: ({ inputValue }, { type, changes }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur) return changes
      // Leaving the field must not choose the highlighted option; an unambiguous text is accepted.
      const meant = inputValue.trim() ? (meantOption(options, inputValue) ?? selected) : null
      return { ...changes, selectedItem: meant, inputValue: meant?.label ?? '' }
    },
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? props.words.found(found.length) : ''),
  })
  const { isOpen, highlightedIndex } = box
  const icon = selected && props.icon?.(selected.key)
  const inputProps = box.getInputProps({
    ...control,
    ref: input,
    className: `${control.className} ${styles.input} ${icon ? styles.withIcon : ''}`,
    placeholder: props.placeholder,
    autoComplete: 'off',
    spellCheck: false,
    autoCapitalize: 'none',
    // In an open list, Enter chooses the highlighted option.
    enterKeyHint: isOpen ? 'done' : 'next',
    'aria-required': true,
    onInput: ({ currentTarget }) => setQuery(currentTarget.value),
    onFocus: ({ currentTarget }) => currentTarget.select(),
    // After downshift has updated the choice.
    onBlur: () => setTimeout(props.onLeave),
  })

  useEffect(() => {
    if (props.takesFocus) input.current?.focus()
  }, [props.takesFocus])

  useEffect(() => {
    if (!isOpen) return
    // On a phone the keyboard covers half of the window; the list needs the rest.
    const isPhone = matchMedia('(max-width: 899px)').matches
    const shown = document.getElementById(`${control.id}-${isPhone ? 'label' : 'menu'}`)
    shown?.scrollIntoView({ block: isPhone ? 'start' : 'nearest' })
  }, [isOpen, control.id])

  return (
    <div className={styles.combobox}>
      <input type="hidden" name={name} value={selected?.value ?? ''} />
      {icon && <span className={styles.icon}>{icon}</span>}
      <input {...inputProps} />
      <button
        type="button"
        className={styles.toggle}
        aria-label={props.words.show}
        {...box.getToggleButtonProps()}
      >
        <Icon of={ChevronDown} />
      </button>
      <ul
        {...box.getMenuProps({
          className: styles.menu,
          // Using the scroll bar must not move the focus out of the field.
          onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
        })}
        hidden={!isOpen}
      >
        {isOpen &&
          found.map((option, index) => (
            <li
              key={option.key}
              {...box.getItemProps({ item: option, index })}
              className={index === highlightedIndex ? styles.on : undefined}
              data-chosen={option.key === chosen || undefined}
            >
              {option.label}
            </li>
          ))}
        {isOpen && found.length === 0 && <li className={styles.none}>{props.words.none}</li>}
      </ul>
    </div>
  )
}
