import type { PageProgress } from '@/collections/Translations/shared/json'
import { LANGUAGES, type OtherLanguage } from '@/lib/shared/languages'
import { translateHref } from './addresses'
import styles from './translations.module.css'

type Props = { language: OtherLanguage; pages: PageProgress[] }

/** The pages of a language: first those in which something is missing. */
export const PageList = ({ language, pages }: Props) => {
  const open = pages.filter(({ missing }) => missing > 0)
  const whole = pages.filter(({ missing }) => missing === 0)
  return (
    <>
      <h1 lang={language}>{LANGUAGES[language].name}</h1>
      <p>
        A text that several pages show is counted at the first of them. What has no translation is
        shown in English.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Texts</th>
            <th scope="col">Missing</th>
            <th scope="col">Not reviewed</th>
            <th scope="col">Reviewed</th>
          </tr>
        </thead>
        <tbody>
          {[...open, ...whole].map(({ page, title, texts, missing, reviewed }) => (
            <tr key={page}>
              <th scope="row">
                <a href={translateHref(language, page)}>{title}</a>
              </th>
              <td data-name="Texts">{texts}</td>
              <td data-name="Missing">{missing}</td>
              <td data-name="Not reviewed">{texts - missing - reviewed}</td>
              <td data-name="Reviewed">{reviewed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
