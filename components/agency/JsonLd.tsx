import type { Thing } from '@/lib/shared/structuredData'

/** Structured data for search engines. `<` is escaped, so that no text can end the script. */
export const JsonLd = ({ data }: { data: Thing | null }) =>
  data && (
    <script
      type="application/ld+json"
      data-static={`ld-${data['@type']}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with < escaped; React would escape quotes
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  )
