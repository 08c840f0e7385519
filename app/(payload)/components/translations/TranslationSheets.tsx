'use client'
import { useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useEffect, useState } from 'react'
import { type LanguageProgress, readSheet } from '@/collections/Translations/shared/sheet'
import { downloadFile } from '@/lib/client/download'
import { phpGet } from '@/lib/client/phpClient'
import { setPanelToken } from '@/lib/client/session'
import { LANGUAGES, type OtherLanguage } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import shared from '../facts/facts.module.css'
import { LIST, translateHref } from './addresses'
import { type SheetResult, saveSheet } from './storeTranslations'
import styles from './translations.module.css'

type Progress = { total: number; languages: LanguageProgress[] }

/** Null when the server does not answer: the list below still works. */
const progressNow = (): Promise<Progress | null> =>
  phpGet<Progress>('translations').catch(() => null)

/** Where the state of a sheet that is being stored is told. */
type Said = { language: OtherLanguage; text: string; refused?: SheetResult['refused'] }

/** Above the list of translations: how far each language is, and its texts as a sheet, out and in. */
export const TranslationSheets = () => {
  const { token } = useAuth()
  const router = useRouter()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [said, setSaid] = useState<Said>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    setPanelToken(token ?? null)
    if (token) void progressNow().then(setProgress)
    return () => setPanelToken(null)
  }, [token])

  const fetchSheet = async (language: OtherLanguage) => {
    try {
      await downloadFile(`${paths.php('translations')}?language=${language}`)
    } catch {
      setSaid({ language, text: 'The sheet could not be downloaded. Please try again.' })
    }
  }

  const takeSheet = async (language: OtherLanguage, { target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setIsBusy(true)
    const rows = readSheet(await file.text())
    // The same file can be chosen again after it was corrected.
    target.value = ''
    if (typeof rows === 'string') setSaid({ language, text: rows })
    else {
      const tell = (done: number) =>
        setSaid({ language, text: `${done} of ${rows.length} texts are stored…` })
      try {
        const { saved, unchanged, refused } = await saveSheet(language, rows, tell)
        const text = `${saved} saved, ${unchanged} unchanged, ${refused.length} refused.`
        setSaid({ language, text, refused })
      } catch {
        setSaid({
          language,
          text: 'The connection broke off. What was stored stays: choose the same file again.',
        })
      }
    }
    setIsBusy(false)
    setProgress(await progressNow())
    router.refresh()
  }

  if (!progress) return null
  return (
    <section className={styles.sheets} aria-label="Languages">
      <p className={styles.lead}>
        {progress.total} texts of pages and facts can be translated. A page is shown in a language
        when its title, its lead and four fifths of its texts are.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col">Missing</th>
            <th scope="col">Not reviewed</th>
            <th scope="col">Reviewed</th>
            <th scope="col">For translators</th>
          </tr>
        </thead>
        <tbody>
          {progress.languages.map(({ language, translated, reviewed }) => (
            <tr key={language}>
              <th scope="row" lang={language}>
                <a href={translateHref(language)}>{LANGUAGES[language].name}</a>
              </th>
              <td data-name="Missing">{progress.total - translated}</td>
              <td data-name="Not reviewed">
                <a href={listOf(language, 'unreviewed')}>{translated - reviewed}</a>
              </td>
              <td data-name="Reviewed">
                <a href={listOf(language, 'reviewed')}>{reviewed}</a>
              </td>
              <td className={styles.actions}>
                <button
                  type="button"
                  className={shared.press}
                  disabled={isBusy}
                  onClick={() => fetchSheet(language)}
                >
                  Download<span className={styles.unseen}> {LANGUAGES[language].name}</span>
                </button>
                <label className={`${shared.press} ${styles.upload}`}>
                  Upload<span className={styles.unseen}> {LANGUAGES[language].name}</span>
                  <input
                    type="file"
                    accept=".csv,text/csv"
                    disabled={isBusy}
                    onChange={(event) => takeSheet(language, event)}
                  />
                </label>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div role="status">{said && <Outcome said={said} />}</div>
    </section>
  )
}

const listOf = (language: OtherLanguage, state: string): string =>
  `${LIST}?where[language][equals]=${language}&where[state][equals]=${state}`

const Outcome = ({ said: { language, text, refused = [] } }: { said: Said }) => (
  <div className={styles.said}>
    <p>
      <b lang={language}>{LANGUAGES[language].name}</b>: {text}
    </p>
    {refused.length > 0 && (
      <ul>
        {refused.map(({ english, problem }) => (
          <li key={english}>
            {problem} <q lang="en">{english}</q>
          </li>
        ))}
      </ul>
    )}
  </div>
)
