import styles from './PassportDrawing.module.css'

/** The last pages of an Indian passport, with the note or without it. */
export const PassportDrawing = ({ hasStamp }: { hasStamp: boolean }) => (
  <svg className={styles.drawing} viewBox="0 0 240 120" aria-hidden="true">
    <path className={styles.paper} d="M2 8h114q4 0 4 4 0-4 4-4h114v104H124q-4 0-4 4 0-4-4-4H2Z" />
    <path d="M120 12v100" strokeDasharray="3 3" />
    <path
      className={styles.print}
      d={`M16 26h70M16 40h84M16 54h60M16 68h78M134 26h60M134 40h86${hasStamp ? '' : 'M134 54h74M134 68h86'}`}
    />
    {hasStamp && (
      <>
        <rect className={styles.stamp} x="132" y="58" width="96" height="40" />
        <text className={styles.note} x="180" y="75">
          EMIGRATION
        </text>
        <text className={styles.note} x="180" y="90">
          CHECK REQUIRED
        </text>
      </>
    )}
  </svg>
)
