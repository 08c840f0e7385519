import styles from './TwoPartTitle.module.css'

/** 'Jobs in Qatar: visa centre, minimum wage': the first part large, what follows the colon smaller. */
export const TwoPartTitle = ({ title }: { title: string }) => {
  const [, main, rest] = /^([^:]{3,40}): (.+)$/.exec(title) ?? []
  if (!main || !rest) return <h1 className={styles.title}>{title}</h1>
  return (
    <h1 className={styles.title}>
      {main}
      <span className="sr-only">: </span>
      <span className={styles.rest}>{rest.charAt(0).toUpperCase() + rest.slice(1)}</span>
    </h1>
  )
}
