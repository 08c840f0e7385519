import { parseInline } from './inlineText'

/** A schema.org Thing as JSON-LD. */
export type Thing = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

/** Makes a Thing of the given type. */
export const thing = (type: string, fields: Record<string, unknown>): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...fields,
})

/** The breadcrumb list of a page, home first. */
export const breadcrumbs = (trail: { label: string; href: string }[], siteUrl: string): Thing =>
  thing('BreadcrumbList', {
    itemListElement: trail.map(({ label, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: `${siteUrl}${href}`,
    })),
  })

/** A FAQPage of questions and answers, without their inline syntax; null for none. */
export const faq = (items: { question: string; answer: string }[]): Thing | null =>
  items.length === 0
    ? null
    : thing('FAQPage', {
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: plain(question),
          acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
        })),
      })

const plain = (text: string): string =>
  parseInline(text)
    .map((run) => run.text)
    .join('')
