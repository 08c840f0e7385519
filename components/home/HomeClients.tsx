import { logoOf } from '@/collections/Media/shared/media'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { HomePage } from '@/payload-types'
import { ClientCarousel } from './ClientCarousel'
import { Section } from './HomeSection'

type Props = { clients: NonNullable<HomePage['clients']>; language: Language }

/** The logos of clients; without any the section is left out. */
export const HomeClients = ({ clients, language }: Props) => {
  const t = wordsIn(language, 'home')
  const shown = clients.flatMap(({ name, mark, logo: chosen, is_sample }) => {
    const logo = logoOf(chosen)
    const source = logo ?? (mark ? { mark } : null)
    if (!source) return []
    const isSample = Boolean(is_sample) && !logo
    const label = isSample ? t('sampleMark', { client: name }) : name
    return [{ label, ...source, isSample }]
  })
  if (shown.length === 0) return null
  return (
    <Section
      name="clients"
      title={t('clients')}
      note={shown.some((client) => client.isSample) && t('sampleMarks')}
    >
      <ClientCarousel
        title={t('clients')}
        words={{
          marks: t('marks'),
          of: t('markOf'),
          play: t('playMarks'),
          pause: t('pauseMarks'),
          previous: t('previousMark'),
          next: t('nextMark'),
        }}
        clients={shown.map(({ isSample: _, ...client }) => client)}
      />
    </Section>
  )
}
