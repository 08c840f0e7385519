import styles from './Choices.module.css'

type Props<V extends string> = {
  legend: string
  name: string
  value: V
  options: [value: V, label: string][]
  onChoose: (value: V) => void
}

/** A choice of one among a few. */
export const Choices = <V extends string>({ legend, name, value, options, onChoose }: Props<V>) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    {options.map(([option, label]) => (
      <label key={option}>
        <input
          type="radio"
          name={name}
          value={option}
          checked={option === value}
          onChange={() => onChoose(option)}
        />
        {label}
      </label>
    ))}
  </fieldset>
)
