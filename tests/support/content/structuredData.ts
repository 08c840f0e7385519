import * as z from 'zod'

/** Rules of Google and schema.org for the structured data of the pages (docs/product.md §11.1). */

const address = z.url({ protocol: /^https?$/ })
const words = z.string().trim().min(1)
const isoTime = z.iso.datetime({ offset: true })
const context = z.literal('https://schema.org')

const amount = { '@type': z.literal('QuantitativeValue'), unitText: z.literal('MONTH') }

const jobPosting = z.strictObject({
  '@context': context,
  '@type': z.literal('JobPosting'),
  // Google forbids codes, dates and salaries in titles; staff write them, so only a text is
  // required.
  title: words,
  description: z.string().regex(/^<p>[\s\S]+<\/p>$/),
  datePosted: isoTime,
  validThrough: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT23:59:59\+05:30$/)
    .optional(),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: words, value: words }),
  hiringOrganization: z.strictObject({
    '@type': z.literal('Organization'),
    name: words,
    logo: address.optional(),
  }),
  jobLocation: z.strictObject({
    '@type': z.literal('Place'),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      addressLocality: words,
      addressCountry: z.string().regex(/^[A-Z]{2}$/),
    }),
  }),
  baseSalary: z
    .strictObject({
      '@type': z.literal('MonetaryAmount'),
      currency: z.string().regex(/^[A-Z]{3}$/),
      value: z.union([
        z.strictObject({ ...amount, value: z.number().positive() }),
        z.strictObject({
          ...amount,
          minValue: z.number().positive(),
          maxValue: z.number().positive(),
        }),
      ]),
    })
    .optional(),
  totalJobOpenings: z.int().positive().optional(),
  industry: words.optional(),
  directApply: z.literal(true),
  url: address,
})

const breadcrumbList = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: words,
        item: address,
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, at) => position === at + 1), 'in order from 1'),
})

const organization = z.strictObject({
  '@context': context,
  '@type': z.enum(['Organization', 'EmploymentAgency']),
  '@id': address,
  name: words,
  url: address,
  logo: address,
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: words, value: words }),
  address: z
    .strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: words,
      addressCountry: z.literal('IN'),
    })
    .optional(),
  telephone: words.optional(),
  email: z.email().optional(),
  sameAs: z.array(address).min(1).optional(),
})

const publisher = z.strictObject({ '@type': z.literal('Organization'), name: words })

const article = z.strictObject({
  '@context': context,
  '@type': z.enum(['Article', 'NewsArticle']),
  headline: words.max(110),
  description: words,
  datePublished: isoTime,
  dateModified: isoTime,
  author: publisher,
  publisher,
  mainEntityOfPage: address,
  image: address,
})

// No inline markup and no placeholder may be left in the text.
const plainText = words.refine((text) => !/\*\*|\]\(|\{\{/.test(text), 'plain text')

const faqPage = z.strictObject({
  '@context': context,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: plainText,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: plainText }),
      }),
    )
    .min(1),
})

const thing = z.discriminatedUnion('@type', [
  jobPosting,
  breadcrumbList,
  organization,
  article,
  faqPage,
])

export type StructuredThing = z.infer<typeof thing>

/** The structured data of a page; throws when it is not JSON or does not meet the requirements. */
export const readStructuredData = (texts: string[]): StructuredThing[] =>
  texts.map((text) => thing.parse(JSON.parse(text)))
