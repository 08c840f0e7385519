import styles from './Sources.module.css'

/** The sources of a page; on legal topics, a note that it is not legal advice. */
export const Sources = ({ sources, isLegal }: { sources: string[]; isLegal: boolean }) =>
  sources.length === 0 && !isLegal ? null : (
    <footer className={styles.sources}>
      {sources.length > 0 && (
        <>
          <h2 id="sources">Sources</h2>
          <ol>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ol>
        </>
      )}
      {isLegal && <p className="meta">General information, not legal advice.</p>}
    </footer>
  )
