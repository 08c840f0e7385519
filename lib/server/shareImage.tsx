import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import type { SiteFacts } from '@/globals/siteFacts'
import { licenceValidity } from '@/lib/shared/licence'

const SIZE = { width: 1200, height: 630 }
const MAX_TITLE_CHARS = 110
// The picture's own palette: the tokens' bar, saffron and green, which ImageResponse cannot read.
const INK = '#0E1E36'
const PAPER = '#FBF9F4'
const GREEN = '#0B5A54'
const SAFFRON = '#F4A423'

type Words = { title: string; line: string; strong?: string }

/** The picture that a shared link shows: title, place, salary, agency and licence number (rules.md). */
export const shareImage = async ({ title, line, strong }: Words, facts: SiteFacts) => {
  const validity = licenceValidity(facts.licence_valid_until, new Date())
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        background: PAPER,
        color: INK,
        fontFamily: 'Anek',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', padding: '44px 64px 0' }}>
        <div style={{ width: 28, height: 64, background: GREEN, marginRight: 24 }} />
        <div style={{ display: 'flex', fontSize: 40, fontWeight: 700 }}>{facts.full_name}</div>
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          padding: '36px 64px',
          flexGrow: 1,
          justifyContent: 'center',
        }}
      >
        <div
          style={{
            display: 'flex',
            fontSize: title.length > 48 ? 68 : 88,
            fontWeight: 700,
            lineHeight: 1.04,
          }}
        >
          {title.length > MAX_TITLE_CHARS ? `${title.slice(0, MAX_TITLE_CHARS)}…` : title}
        </div>
        <div style={{ display: 'flex', fontSize: 44, marginTop: 20 }}>{line}</div>
        {strong ? (
          <div
            style={{ display: 'flex', fontSize: 60, fontWeight: 700, marginTop: 14, color: GREEN }}
          >
            {strong}
          </div>
        ) : null}
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          background: INK,
          color: PAPER,
          padding: '24px 64px',
          fontSize: 34,
        }}
      >
        <div style={{ width: 36, height: 36, background: SAFFRON, marginRight: 22 }} />
        {`Reg. No. ${facts.licence_number}${validity ? `, valid until ${validity}` : ''}`}
      </div>
    </div>,
    {
      ...SIZE,
      fonts: [await face('share-400.woff', 400), await face('share-700.woff', 700)],
      headers: { 'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400' },
    },
  )
}

const face = async (file: string, weight: 400 | 700) => ({
  name: 'Anek',
  data: await readFile(path.join(process.cwd(), 'public/fonts', file)),
  weight,
  style: 'normal' as const,
})
