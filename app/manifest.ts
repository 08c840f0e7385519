import type { MetadataRoute } from 'next'
import { siteFacts } from '@/collections/Agency/siteFacts'

export const dynamic = 'force-dynamic'

const manifest = async (): Promise<MetadataRoute.Manifest> => {
  const { name, full_name } = await siteFacts()
  return {
    name: full_name ?? undefined,
    short_name: name ?? undefined,
    start_url: '/',
    display: 'browser',
    background_color: '#FBF9F4',
    theme_color: '#0E1E36',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}

export default manifest
