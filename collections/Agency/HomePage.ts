import type { Field, GlobalConfig } from 'payload'
import { JOB_INDUSTRIES } from '@/collections/Jobs/shared/industries'
import { CHOSEN_FILES } from '@/collections/Media/shared/media'
import { refreshOn } from '@/collections/refreshOn'
import { TAGS } from '@/lib/server/cache/changes'
import { optionsOf } from '@/lib/shared/objects'
import { checkPageHref } from '@/lib/shared/safeHref'
import { AGENCY_ADMIN } from './agencyAdmin'
import { recordChange } from './auditChange'

const text = (name: string, label: string, maxLength = 120): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  maxLength,
})

const area = (name: string, label: string, maxLength = 600): Field => ({
  name,
  label,
  type: 'textarea',
  required: true,
  maxLength,
})

const href: Field = {
  name: 'href',
  label: 'Link',
  type: 'text',
  required: true,
  validate: checkPageHref,
  admin: { description: 'A page of this site, such as /visa' },
}

const logo: Field = {
  name: 'logo',
  label: 'Logo',
  type: 'upload',
  relationTo: 'media',
  filterOptions: { kind: { equals: 'picture' } },
  displayPreview: true,
  validate: (value: unknown, { siblingData }: { siblingData: { mark?: unknown } }) =>
    Boolean(value) || Boolean(siblingData.mark) || 'Choose the logo of the client.',
  admin: {
    ...CHOSEN_FILES,
    description: 'A PNG or WebP without a background looks best. Choose or upload it here.',
  },
}

/** What belongs to a drawn sample, until a logo takes its place. */
const isDrawn = (_data: unknown, siblingData: { mark?: unknown; logo?: unknown } | undefined) =>
  Boolean(siblingData?.mark) && !siblingData?.logo

/** The drawn samples of the seed, until logos take their place. */
const mark: Field = {
  name: 'mark',
  label: 'Drawn sample',
  type: 'text',
  admin: {
    description: 'The file of a sample that came with the site. A logo takes its place.',
    condition: isDrawn,
  },
  validate: (value: unknown) =>
    !value ||
    (typeof value === 'string' && /^[\w-]+\.svg$/.test(value)) ||
    'Please give a file name such as 01-namuna.svg',
}

/**
 * What staff can change on the home page. Seeded with the specified texts (docs/product.md §1.4,
 * §1.5, §3.7).
 */
export const HomePage: GlobalConfig = {
  slug: 'home-page',
  label: 'Home page',
  admin: AGENCY_ADMIN,
  versions: { max: 20 },
  hooks: { afterChange: [refreshOn(TAGS.settings), recordChange] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Top',
          fields: [text('title', 'Heading', 160), area('lead', 'Introduction')],
        },
        {
          label: 'Info blocks',
          fields: [
            {
              name: 'blocks',
              type: 'array',
              maxRows: 3,
              fields: [
                text('title', 'Title'),
                area('text', 'Text'),
                text('link_label', 'Words of the link'),
                href,
              ],
            },
          ],
        },
        {
          label: 'Industries',
          fields: [
            {
              name: 'tiles',
              type: 'array',
              maxRows: 12,
              fields: [
                {
                  name: 'industry',
                  type: 'select',
                  required: true,
                  options: optionsOf(JOB_INDUSTRIES),
                },
                text('count', 'Openings shown', 10),
                {
                  name: 'live',
                  label: 'Show the number of open jobs instead',
                  type: 'checkbox',
                  defaultValue: false,
                },
              ],
            },
          ],
        },
        {
          label: 'Services and blurb',
          fields: [
            {
              name: 'services',
              type: 'array',
              maxRows: 12,
              fields: [text('title', 'Title'), area('text', 'Text', 200), href],
            },
            text('blurb_title', 'Blurb: title'),
            area('blurb', 'Blurb: text', 1500),
          ],
        },
        {
          label: 'Clients',
          fields: [
            {
              name: 'clients',
              label: 'Marks in the carousel',
              type: 'array',
              maxRows: 40,
              fields: [
                text('name', 'Name'),
                logo,
                mark,
                {
                  name: 'is_sample',
                  label: 'Sample mark',
                  type: 'checkbox',
                  defaultValue: false,
                  admin: {
                    description: 'A drawn example and no client: the launch list counts it.',
                    condition: isDrawn,
                  },
                },
              ],
            },
          ],
        },
        {
          label: 'Welcome popup',
          fields: [
            { name: 'popup_on', label: 'Show the popup', type: 'checkbox', defaultValue: true },
            text('update_title', 'Important update: title'),
            area('update_text', 'Important update: text', 1000),
            text('fraud_title', 'Fraud alert: title'),
            area('fraud_text', 'Fraud alert: text', 1000),
          ],
        },
      ],
    },
  ],
}
