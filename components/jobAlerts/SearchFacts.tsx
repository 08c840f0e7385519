import type { SearchWords } from '@/collections/JobAlerts/shared/json'
import { FactRow, Facts } from '@/components/ui/Facts'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'

type Props = { search: SearchWords; language: Language }

/** What an alert is for, in words. */
export const SearchFacts = ({ search, language }: Props) =>
  search.length > 0 ? (
    <Facts layout="ruled">
      {search.map(([term, text]) => (
        <FactRow key={term} term={term} dir="auto">
          {text}
        </FactRow>
      ))}
    </Facts>
  ) : (
    <p>{wordsIn(language, 'jobAlerts')('allJobs')}</p>
  )
